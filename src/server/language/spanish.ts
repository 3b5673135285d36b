import type { Dictionary } from "#platform/shared/texts/text.ts";
import { readDictionary } from "./read-catalog.ts";

/** Every Spanish text of the product. */
export const SPANISH: Dictionary = readDictionary("es");
