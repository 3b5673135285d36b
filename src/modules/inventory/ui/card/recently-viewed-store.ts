/** Vehicles this browser has looked at; nobody else knows them. */
const KEY = "fc.recently-viewed";
const MOST = 8;

/** Keys of the vehicles, the latest first. */
export function readRecentlyViewed(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((key) => typeof key === "string").slice(0, MOST) : [];
  } catch {
    // Storage is blocked, or somebody else wrote there: nothing was viewed.
    return [];
  }
}

/** Puts a vehicle in front. */
export function rememberViewed(key: string): void {
  write([key, ...readRecentlyViewed().filter((other) => other !== key)].slice(0, MOST));
}

export function forgetRecentlyViewed(): void {
  write([]);
}

function write(keys: readonly string[]): void {
  try {
    if (keys.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(keys));
  } catch {
    // Storage is blocked: the list stays as it is.
  }
}
