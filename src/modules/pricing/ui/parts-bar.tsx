import type { Cents } from "#platform/shared/money.ts";

export interface Part {
  readonly label: string;
  readonly cents: Cents;
}

const LOOKS = ["fill-accent", "fill-action", "fill-line-strong"];

/** Up to three amounts as shares of their sum; the numbers themselves stand in the list below it. */
export function PartsBar({ parts }: { parts: readonly Part[] }) {
  const total = Math.max(
    1,
    parts.reduce((sum, { cents }) => sum + Math.max(0, cents), 0),
  );
  const shares = parts.map(({ cents }) => (Math.max(0, cents) / total) * 100);
  return (
    <div aria-hidden="true" className="grid gap-1.5">
      <svg
        className="h-3 w-full rounded-pill forced-color-adjust-none"
        preserveAspectRatio="none"
        viewBox="0 0 100 1"
      >
        {shares.map((share, index) => (
          <rect
            className={LOOKS[index]}
            height="1"
            key={parts[index]?.label}
            width={share}
            x={shares.slice(0, index).reduce((sum, before) => sum + before, 0)}
          />
        ))}
      </svg>
      <div className="flex flex-wrap gap-x-4 text-fine text-ink-muted">
        {parts.map(({ label }, index) => (
          <span className="inline-flex items-center gap-1.5" key={label}>
            <svg className="forced-color-adjust-none" height="10" viewBox="0 0 10 10" width="10">
              <circle className={LOOKS[index]} cx="5" cy="5" r="5" />
            </svg>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
