import { formatWholeDollars, type Cents } from "#platform/shared/money.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { WrittenAround } from "#rendering/screens.tsx";
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
  const texts = {
    down: formatWholeDollars(downCents),
    financed: formatWholeDollars(financedCents),
    interest: formatWholeDollars(interestCents),
    total: formatWholeDollars(totalCents),
  };
  return (
    <div className="grid gap-2">
      <ShareBar amounts={[downCents, financedCents, interestCents]} looks={FILLS} />
      <WrittenAround by="parts of the price" texts={texts}>
        {({ down, financed, interest, total }) => (
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
            <Part amount={down} fill={FILLS[0]} name={t("Down payment")} />
            <Part amount={financed} fill={FILLS[1]} name={t("Price paid by month")} />
            <Part amount={interest} fill={FILLS[2]} name={t("Interest")} />
            <Part amount={total} name={t("In total")} />
          </ul>
        )}
      </WrittenAround>
    </div>
  );
}

interface PartProps {
  readonly name: string;
  readonly amount: string;
  /** Of its share in the bar. */
  readonly fill?: string;
}

function Part({ name, amount, fill }: PartProps) {
  return (
    <li className="flex items-center gap-2">
      {fill && (
        <svg aria-hidden="true" height="12" viewBox="0 0 12 12" width="12">
          <rect className={fill} height="12" rx="3" width="12" />
        </svg>
      )}
      <span className="text-ink-muted">{name}</span>
      <span className="font-semibold tabular">{amount}</span>
    </li>
  );
}
