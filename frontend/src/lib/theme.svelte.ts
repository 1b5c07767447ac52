// The theme of the whole page: what the user chose, or what the system asks for.
import { settings } from "./settings.svelte";

/** Keeps <html data-theme> right; light and dark need no help when the system decides. */
export function keepTheme(): void {
  const contrast = matchMedia("(prefers-contrast: more)");
  const show = () => {
    const wished = contrast.matches ? "contrast" : "";
    document.documentElement.dataset["theme"] = settings.theme === "auto" ? wished : settings.theme;
  };
  contrast.addEventListener("change", show);
  $effect.root(() => {
    $effect(show);
  });
  show();
}
