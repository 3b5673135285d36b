import { formatDollarsAndCents, formatWholeDollars, type Cents } from "#platform/shared/money.ts";

/** An amount with figures that line up; `exact` shows the cents. */
export function MoneyText({ cents, exact = false }: { cents: Cents; exact?: boolean }) {
  return <span className="tabular">{exact ? formatDollarsAndCents(cents) : formatWholeDollars(cents)}</span>;
}
