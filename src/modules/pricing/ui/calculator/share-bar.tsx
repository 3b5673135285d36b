import type { Cents } from "#platform/shared/money.ts";

/** Amounts as shares of their sum, in the sequence of their looks; what they are stands beside it. */
export function ShareBar({
  amounts,
  looks,
}: {
  readonly amounts: readonly Cents[];
  /** A fill class for each. */
  readonly looks: readonly string[];
}) {
  const shown = amounts.map((cents) => Math.max(0, cents));
  const total = Math.max(
    1,
    shown.reduce((sum, cents) => sum + cents, 0),
  );
  const before = (at: number) => shown.slice(0, at).reduce((sum, cents) => sum + cents, 0);
  return (
    <svg
      aria-hidden="true"
      className="h-3 w-full overflow-hidden rounded-pill forced-color-adjust-none"
      preserveAspectRatio="none"
      viewBox="0 0 100 1"
    >
      {shown.map((cents, at) => (
        <rect
          className={looks[at]}
          height="1"
          key={looks[at]}
          width={(cents / total) * 100}
          x={(before(at) / total) * 100}
        />
      ))}
    </svg>
  );
}
