import { createValueStore } from "#platform/browser/data/value-store.ts";

/** What the search needs of a shopper who pre-qualified: nothing that says who it is. */
interface SearchTerms {
  /** As the server signed them. */
  readonly terms: string;
  /** What the shopper wishes for every car. */
  readonly choices: object;
}

/** By which payments are filtered and sorted in this tab; null for everybody who is not pre-qualified. */
export const searchTerms = createValueStore<SearchTerms | null>(null);
