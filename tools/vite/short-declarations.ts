export type Declaration = readonly [property: string, value: string];

const SIDES = ["border-top", "border-right", "border-bottom", "border-left", "border-inline", "border-block"];

/** Each says all that its shorthand sets, beside what no style of ours does (pictures of borders, delays in components). */
const WHOLE: readonly (readonly [shorthand: string, properties: readonly string[]])[] = [
  ["border", ["border-width", "border-style", "border-color"]],
  ["outline", ["outline-width", "outline-style", "outline-color"]],
  ["transition", ["transition-property", "transition-duration", "transition-timing-function"]],
  ["padding", ["padding-block", "padding-inline"]],
];

/** The same declarations in fewer words: what is said again later is said once, and what one property can say by that one. */
export function shortDeclarations(declarations: readonly Declaration[]): Declaration[] {
  let short = declarations.filter((one, at) => !isRepeated(declarations.slice(at + 1), one));
  // Their color is said behind them, because the shorthand of a side takes it back.
  for (const side of SIDES)
    short = asOne(short, [side, [`${side}-width`, `${side}-style`]], { behind: "border-color" });
  for (const whole of WHOLE) short = asOne(short, whole);
  return short;
}

function isRepeated(later: readonly Declaration[], [property, value]: Declaration): boolean {
  return later.some(([other, same]) => other === property && same === value);
}

/** One value each, that no utility changes by a variable. */
const PLAIN = /^(?!.*(?:--tw-|!important))[^,\s]+(?:\([^()]*\))?$/u;

/** Puts one declaration in the place of others, unless something of its kind stands before their end. */
function asOne(
  declarations: readonly Declaration[],
  [shorthand, properties]: readonly [shorthand: string, properties: readonly string[]],
  { behind }: { readonly behind?: string } = {},
): Declaration[] {
  const places = properties.map((property) => declarations.findIndex(([name]) => name === property));
  const last = Math.max(...places);
  const values = places.map((place) => declarations[place]?.[1] ?? "");
  const [family = ""] = shorthand.split("-");
  const isDisturbed = declarations.some(
    ([name], at) =>
      at <= last && name.startsWith(family) && !/(?:radius|offset)$/u.test(name) && !places.includes(at),
  );
  const isBefore = behind === undefined || declarations.findIndex(([name]) => name === behind) > last;
  if (isDisturbed || !isBefore || !values.every((value) => PLAIN.test(value))) return [...declarations];
  return declarations.flatMap((one, at) =>
    at === last ? [[shorthand, values.join(" ")] as const] : places.includes(at) ? [] : [one],
  );
}
