import { createContext } from "react-router";
import type { DocumentParts } from "./late-hydration.ts";

/**
 * Markup, then what belongs before the end of its body. Where the entry leaves the text of a finished document: beside the response, because putting 100 KB into a
 * body stream and reading it out again costs as much as half the rendering.
 */
export const renderedDocument = createContext<DocumentParts | null>(null);
