/**
 * The loaders' data as the router's own encoding, in one go: the router writes it through a stream, which costs more than the
 * text. Only what JSON can say; anything else is left to the router.
 * @returns undefined where a value is neither text, number, boolean, nothing, list nor plain object
 */
export function encodePageData(data: object): string | undefined {
  const written: string[] = [];
  const places = new Map<unknown, number>();
  const waiting: (readonly [value: unknown, place: number])[] = [];
  /** Equal values stand in one place. */
  const placeOf = (value: unknown): string => {
    const known = places.get(value);
    if (known !== undefined) return String(known);
    const nothing = NOTHING.get(value);
    if (nothing !== undefined) return nothing;
    const place = places.size;
    places.set(value, place);
    waiting.push([value, place]);
    return String(place);
  };
  placeOf(data);
  // The last one first, as the router does, so that equal data are equal texts.
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, place] = next;
    const text = writtenAs(value, placeOf);
    if (text === undefined) return undefined;
    written[place] = text;
  }
  return `[${written.join(",")}]\n`;
}

/** What has no place of its own. */
const NOTHING: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [undefined, "-7"],
  [null, "-5"],
]);

function writtenAs(value: unknown, placeOf: (value: unknown) => string): string | undefined {
  if (typeof value === "string" || typeof value === "boolean") return JSON.stringify(value);
  if (typeof value === "number")
    return Number.isFinite(value) && !Object.is(value, -0) ? String(value) : undefined;
  if (Array.isArray(value)) return `[${value.map(placeOf).join(",")}]`;
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return undefined;
  const parts = Object.entries(value).map(([name, part]) => `"_${placeOf(name)}":${placeOf(part)}`);
  return `{${parts.join(",")}}`;
}
