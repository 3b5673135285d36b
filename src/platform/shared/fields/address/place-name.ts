const SHORT: Readonly<Record<string, string>> = {
  st: "saint",
  ste: "sainte",
  ft: "fort",
  hts: "heights",
  mt: "mount",
  mtn: "mountain",
  n: "north",
  s: "south",
  e: "east",
  w: "west",
};

/** True when two spellings mean one city: `St. Louis` and `SAINT LOUIS` (VAL-13). */
export function samePlaceName(one: string, other: string): boolean {
  return plainPlaceName(one) === plainPlaceName(other);
}

/** A spelling-free form of a city's name, to compare or look up by. */
export function plainPlaceName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .map((word) => SHORT[word] ?? word)
    .join("");
}
