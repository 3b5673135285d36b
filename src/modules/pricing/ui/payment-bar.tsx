import { formatWholeDollars, type Cents } from "#platform/shared/money.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { paymentParts } from "../domain/payment-parts.ts";
import type { ShownEstimate } from "../domain/personal-pricing.ts";
import { ShareBar } from "./calculator/share-bar.tsx";

interface PaymentBarProps {
  readonly payableCents: Cents;
  readonly shown: ShownEstimate;
}

const FILLS = ["fill-ink", "fill-action", "fill-line-strong"] as const;

/** What is paid in all as one bar of its parts, with the amount of each. */
export function PaymentBar({ payableCents, shown }: PaymentBarProps) {
  const t = useText();
  const parts = paymentParts(payableCents, shown);
  if (parts === null) return null;
  const { downCents, financedCents, interestCents, totalCents } = parts;
  const names = [
    [t("Down payment"), downCents],
    [t("Price paid by month"), financedCents],
    [t("Interest"), interestCents],
  ] as const;
  return (
    <div className="grid gap-2">
      <ShareBar amounts={names.map(([, cents]) => cents)} looks={FILLS} />
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        {names.map(([name, cents], at) => (
          <li className="flex items-center gap-2" key={name}>
            <svg aria-hidden="true" height="12" viewBox="0 0 12 12" width="12">
              <rect className={FILLS[at]} height="12" rx="3" width="12" />
            </svg>
            <span className="text-ink-muted">{name}</span>
            <span className="font-semibold tabular">{formatWholeDollars(cents)}</span>
          </li>
        ))}
        <li className="flex items-center gap-2">
          <span className="text-ink-muted">{t("In total")}</span>
          <span className="font-semibold tabular">{formatWholeDollars(totalCents)}</span>
        </li>
      </ul>
    </div>
  );
}
