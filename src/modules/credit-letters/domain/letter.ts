import type { Language } from "#platform/shared/texts/language.ts";

/** One piece of a letter, from top to bottom. */
export type LetterBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "text"; readonly text: string; readonly isStrong?: true }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "facts"; readonly rows: readonly (readonly [name: string, value: string])[] };

/**
 * A finished letter: what is stored, mailed and shown again. In English, because its wording is the regulated one
 * (decision 0342).
 */
export interface Letter {
  readonly title: string;
  readonly date: string;
  /** The reader's name and address. */
  readonly to: readonly string[];
  /** Which application it is about. */
  readonly about: string;
  /** What the letter is, in the language of a reader who does not read English; null for all others. */
  readonly introduction: {
    readonly language: Language;
    readonly title: string;
    readonly paragraphs: readonly string[];
  } | null;
  readonly blocks: readonly LetterBlock[];
}
