// How the whole page looks: the theme and the hand that the user chose, or what the system asks for.
import { settings } from "./settings.svelte";

/** Keeps <html data-theme data-hand> right; light and dark need no help when the system decides. */
export function keepLooks(): void {
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]");
  const bars = { light, dark }; // what the browser or the phone draws around the page
  const contrast = matchMedia("(prefers-contrast: more)");
  const show = () => {
    const { dataset } = document.documentElement;
    const wished = contrast.matches ? "contrast" : "";
    dataset["theme"] = settings.theme === "auto" ? wished : settings.theme;
    dataset["hand"] = settings.hand;
    for (const [scheme, bar] of Object.entries(bars)) {
      const chosen = settings.theme === scheme ? "all" : "not all";
      if (bar) bar.media = settings.theme in bars ? chosen : `(prefers-color-scheme: ${scheme})`;
    }
  };
  contrast.addEventListener("change", show);
  $effect.root(() => {
    $effect(show);
  });
  show();
}
