/** Public holidays on which a rooftop may be closed. */
export const HOLIDAYS = [
  "new-year",
  "martin-luther-king",
  "presidents",
  "memorial",
  "juneteenth",
  "independence",
  "labor",
  "columbus",
  "veterans",
  "thanksgiving",
  "christmas",
] as const;
export type Holiday = (typeof HOLIDAYS)[number];
