/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:languages" {
  /** The languages the page speaks: what each calls itself, by its code. */
  export const LANGUAGES: Record<string, string>;
  /** Loads what a language says: Fluent messages, as text. */
  export const WORDS: Record<string, () => Promise<{ default: string }>>;
}
