import { createValueStore } from "#platform/browser/data/value-store.ts";
import type { SearchView } from "#modules/search-index/domain/search-view.ts";

/** Searches the whole stock by what one shopper would pay. @throws ApiError */
type PersonalSearch = (search: string, signal?: AbortSignal) => Promise<SearchView>;

/** Of this tab's shopper; null for everybody who is not pre-qualified. Another function means other terms. */
export const personalSearch = createValueStore<PersonalSearch | null>(null);
