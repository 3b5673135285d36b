/** What this browser searched for by words; nobody else knows it. */
export interface RecentSearch {
  readonly label: string;
  /** Query string, without `?`. */
  readonly search: string;
}

const KEY = "fc.recent-searches";
const MOST = 4;

/** The latest first. */
export function readRecentSearches(): readonly RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, MOST) : [];
  } catch {
    // Storage is blocked, or somebody else wrote there: nothing was searched for.
    return [];
  }
}

/** Puts a search in front. */
export function rememberSearch({ label, search }: RecentSearch): void {
  const others = readRecentSearches().filter((other) => other.search !== search);
  write([{ label, search }, ...others].slice(0, MOST));
}

export function forgetRecentSearches(): void {
  write([]);
}

function isRecentSearch(value: unknown): value is RecentSearch {
  const { label, search } = (value ?? {}) as Partial<Record<keyof RecentSearch, unknown>>;
  return typeof label === "string" && typeof search === "string";
}

function write(searches: readonly RecentSearch[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Storage is blocked: the list stays as it is.
  }
}
