/** Models with three rows of seats besides minivans, in every model year on offer. */
const THREE_ROWS = new Set([
  "Highlander",
  "Pilot",
  "Explorer",
  "Expedition",
  "Traverse",
  "Tahoe",
  "Suburban",
  "Yukon",
  "Acadia",
  "Durango",
  "Pathfinder",
  "Palisade",
  "Sorento",
  "Telluride",
  "EV9",
  "Ascent",
  "CX-90",
  "Atlas",
  "MDX",
  "XC90",
  "Escalade",
  "Enclave",
  "R1S",
  "GX",
  "Outlander",
]);

/** Models that had two rows before this model year. */
const THREE_ROWS_SINCE: Readonly<Record<string, number>> = { "Santa Fe": 2024 };

/** Whether people find a third row in it: so by its model, never by chance. */
export function hasThreeRows({ model, body }: { model: string; body: string }, year: number): boolean {
  return body === "minivan" || THREE_ROWS.has(model) || year >= (THREE_ROWS_SINCE[model] ?? Infinity);
}
