import { createContext } from "react";

/** Element around a slot in the server's markup; it never reaches a browser. */
export const SLOT_ELEMENT = "written-once";

/** Where the server keeps markup that it has written before. */
export interface MarkupSlots {
  /**
   * @param blank fills the blanks of the markup
   * @returns the number of a place in this document, and whether its markup is known already
   */
  slot(by: string, blank?: string): { readonly id: number; readonly isKnown: boolean };
  /** Stands for the blank while markup is written; nobody outside knows it, so that no data holds it. */
  readonly blank: string;
  /** @returns the markup of a line with its blank filled in; undefined when it was never written */
  line(by: LineKey, blank: string): string | undefined;
  /** @returns the number of a place for that markup, or for a line that is written now */
  place(content: string | { readonly by: LineKey; readonly blank: string }): number;
  /**
   * @param fillings finished markup for the blanks of the frame, in their order
   * @returns as `slot`
   */
  frame(by: string, fillings: readonly string[]): { readonly id: number; readonly isKnown: boolean };
  /**
   * @param texts fill the blanks of those names
   * @returns as `slot`
   */
  around(by: string, texts: NamedTexts): { readonly id: number; readonly isKnown: boolean };
  /** Stands for the text of that name, as `blank` does. */
  blankOf(name: string): string;
  /** @returns the number of a place for all of these; undefined when one of them was never written */
  list(pieces: readonly WrittenPiece[]): number | undefined;
}

/** Texts, not joined: the same few hundred are looked up for every page, and a new text must be hashed first. */
export type LineKey = readonly string[];

/** By names of letters. */
export type NamedTexts = Readonly<Record<string, string>>;

/** Markup by its key, and what fills its blank. */
export interface WrittenPiece {
  readonly by: string;
  readonly blank: string;
}

/** Null in the browser. */
export const Slots = createContext<MarkupSlots | null>(null);

/** Given by the server only. */
export const MarkupSlotsProvider = Slots.Provider;
