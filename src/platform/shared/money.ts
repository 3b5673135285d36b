/** Integer US cents. The only way money travels in code and database. */
export type Cents = number;

/** Rounds half away from zero to whole cents; the single rounding step of a named calculation. */
export function roundHalfUp(value: number): Cents {
  const scaled = Math.abs(value);
  const rounded = Math.floor(scaled + 0.5 + Number.EPSILON * scaled);
  return value < 0 ? -rounded : rounded;
}

const whole = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** `$27,500`: cards and lists (RWD-02). */
export function formatWholeDollars(cents: Cents): string {
  return whole.format(roundHalfUp(cents / 100));
}

/** `$27,500.00`: contracts, receipts and payments. */
export function formatDollarsAndCents(cents: Cents): string {
  return exact.format(cents / 100);
}
