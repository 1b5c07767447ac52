// How the whole page looks: the theme and the hand that the user chose, or what the system asks for.
import { settings } from "./settings.svelte";

/** Keeps <html data-theme data-hand> right; light and dark need no help when the system decides. */
export function keepLooks(): void {
  const contrast = matchMedia("(prefers-contrast: more)");
  const show = () => {
    const { dataset } = document.documentElement;
    const wished = contrast.matches ? "contrast" : "";
    dataset["theme"] = settings.theme === "auto" ? wished : settings.theme;
    dataset["hand"] = settings.hand;
  };
  contrast.addEventListener("change", show);
  $effect.root(() => {
    $effect(show);
  });
  show();
}
