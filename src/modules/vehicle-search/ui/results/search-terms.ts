import { createValueStore } from "#platform/browser/data/value-store.ts";

/** Signed terms of this tab's shopper, by which payments are filtered and sorted; null for everybody else. */
export const searchTerms = createValueStore<string | null>(null);
