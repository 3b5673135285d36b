import { createContext } from "react-router";
import type { DocumentParts } from "./markup-store.ts";

/** A finished document beside its Response: 100 KB through a body stream cost as much as half the rendering. */
export interface RenderedDocument {
  readonly parts: DocumentParts;
  /** CSP sources of our inline scripts. */
  readonly scriptSources: readonly string[];
}

/** Where the entry leaves the document. */
export const renderedDocument = createContext<RenderedDocument | null>(null);

/** Whether the code of a page that went well waits for the first touch (0061). */
export const comesAliveLate = createContext<boolean>(false);
