// Where the focus goes when the button under it disappears.

/** On a container: if the focus was in it and its element is gone, the container takes it. */
export function keepFocus(container: HTMLElement): () => void {
  container.tabIndex = -1;
  let inside = false;
  const arrive = (event: Event) => {
    inside = event.target instanceof Node && container.contains(event.target);
  };
  const watch = new MutationObserver(() => {
    const nowhere = document.activeElement === document.body || !document.activeElement;
    if (inside && nowhere) container.focus({ preventScroll: true });
  });
  document.addEventListener("focusin", arrive);
  document.addEventListener("pointerdown", arrive);
  watch.observe(container, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    document.removeEventListener("focusin", arrive);
    document.removeEventListener("pointerdown", arrive);
  };
}
