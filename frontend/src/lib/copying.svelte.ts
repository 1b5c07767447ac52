// A text in a field that is copied: by the browser where it may, else by whoever sees it selected.

export class Copying {
  done: "not" | "yes" | "by-hand" = $state("not");

  async copy(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
    field.select();
    try {
      await navigator.clipboard.writeText(text);
      this.done = "yes";
    } catch {
      this.done = "by-hand"; // on an address without TLS a browser allows no more than to select it
    }
  }
}
