/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:languages" {
  /** The languages the page speaks: what each calls itself, by its code. */
  export const LANGUAGES: Record<string, string>;
  /** Loads what a language says: by its name, each Fluent message from its = on. By the language's
   * code; of a topic that is loaded late by `code-topic`. */
  export const WORDS: Record<string, () => Promise<{ default: Record<string, string> }>>;
}
