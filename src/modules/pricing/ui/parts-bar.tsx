import type { Cents } from "#platform/shared/money.ts";
import { ShareBar } from "./calculator/share-bar.tsx";

export interface Part {
  readonly label: string;
  readonly cents: Cents;
}

const LOOKS = ["fill-accent", "fill-action", "fill-line-strong"];

/** Up to three amounts as shares of their sum; the numbers themselves stand in the list below it. */
export function PartsBar({ parts }: { parts: readonly Part[] }) {
  return (
    <div aria-hidden="true" className="grid gap-1.5">
      <ShareBar amounts={parts.map(({ cents }) => cents)} looks={LOOKS} />
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
