import { latestList } from "#platform/browser/data/latest-list.ts";

/** What this browser searched for by words. */
export interface RecentSearch {
  readonly label: string;
  /** Query string, without `?`. */
  readonly search: string;
}

const { remember, ...list } = latestList({
  key: "fc.recent-searches",
  most: 4,
  isItem: isRecentSearch,
  nameOf: ({ search }: RecentSearch) => search,
});

function isRecentSearch(value: unknown): value is RecentSearch {
  const { label, search } = (value ?? {}) as Partial<Record<keyof RecentSearch, unknown>>;
  return typeof label === "string" && typeof search === "string";
}

export const { read: readRecentSearches, forget: forgetRecentSearches } = list;

/** Puts a search in front, without what else a suggestion says. */
export function rememberSearch({ label, search }: RecentSearch): void {
  remember({ label, search });
}
