interface ListKind<Item> {
  /** Where it lies in this browser's storage. */
  readonly key: string;
  /** Older ones are dropped. */
  readonly most: number;
  readonly isItem: (value: unknown) => value is Item;
  /** Equal names are one item. */
  readonly nameOf: (item: Item) => string;
}

interface LatestList<Item> {
  /** The latest first. */
  readonly read: () => readonly Item[];
  /** Puts it in front. */
  readonly remember: (item: Item) => void;
  readonly forget: () => void;
}

/** What was done last in this browser; nobody else knows it. */
export function latestList<Item>({ key, most, isItem, nameOf }: ListKind<Item>): LatestList<Item> {
  const read = (): readonly Item[] => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
      return Array.isArray(stored) ? stored.filter(isItem).slice(0, most) : [];
    } catch {
      // Storage is blocked, or somebody else wrote there: nothing was done.
      return [];
    }
  };
  const write = (items: readonly Item[]): void => {
    try {
      if (items.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(items));
    } catch {
      // Storage is blocked: the list stays as it is.
    }
  };
  return {
    read,
    remember: (item) =>
      write([item, ...read().filter((other) => nameOf(other) !== nameOf(item))].slice(0, most)),
    forget: () => write([]),
  };
}
