const SHORT: Readonly<Record<string, string>> = {
  st: "saint",
  ste: "sainte",
  ft: "fort",
  mt: "mount",
  n: "north",
  s: "south",
  e: "east",
  w: "west",
};

/** True when two spellings mean one city: `St. Louis` and `SAINT LOUIS` (VAL-13). */
export function samePlaceName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .map((word) => SHORT[word] ?? word)
    .join("");
}
