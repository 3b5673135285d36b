import { useText } from "#platform/browser/texts/texts.tsx";
import { type Cents, formatDollarsAndCents, formatWholeDollars } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";

interface BalanceProps {
  readonly amountCents: Cents;
  readonly owedCents: Cents;
  /** Nobody who knows has said what is owed. */
  readonly isEstimate?: boolean;
}

/** The offer against the loan, as two bars from one start. */
export function Balance({ amountCents, owedCents, isEstimate = true }: BalanceProps) {
  const t = useText();
  const left = amountCents - owedCents;
  const said = isEstimate ? formatWholeDollars : formatDollarsAndCents;
  const most = Math.max(amountCents, owedCents, 1);
  return (
    <section aria-labelledby="balance" className="grid gap-3">
      <h2 className="text-title" id="balance">
        {titleOf(t, left, isEstimate)}
      </h2>
      <dl className="grid gap-2">
        <Bar
          amount={said(amountCents)}
          className="bg-success"
          name={t("Our offer")}
          share={amountCents / most}
        />
        <Bar
          amount={said(owedCents)}
          className="bg-warning"
          name={isEstimate ? t("You owe about") : t("You owe")}
          share={owedCents / most}
        />
      </dl>
      <p className="text-small text-ink-muted">
        {left >= 0
          ? t(
              "We first pay off what you owe. The exact amount comes from your lender or leasing company, to the day.",
            )
          : t("You can pay the difference, or a lender may add it to the loan for your next car.")}
      </p>
    </section>
  );
}

function titleOf(t: Text, left: Cents, isEstimate: boolean): string {
  const amount = (isEstimate ? formatWholeDollars : formatDollarsAndCents)(Math.abs(left));
  if (left >= 0)
    return isEstimate
      ? t("You'd have about {amount} left", { amount })
      : t("You'd have {amount} left", { amount });
  return isEstimate
    ? t("You owe about {amount} more than the offer", { amount })
    : t("You owe {amount} more than the offer", { amount });
}

interface BarProps {
  readonly name: string;
  readonly amount: string;
  readonly share: number;
  readonly className: string;
}

function Bar({ name, amount, share, className }: BarProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      <dt>{name}</dt>
      <dd className="tabular">{amount}</dd>
      <dd aria-hidden="true" className="col-span-2 h-3 overflow-hidden rounded-pill bg-surface-sunken">
        <span
          className={`block h-full rounded-pill ${className}`}
          style={{ width: `${Math.round(share * 100)}%` }}
        />
      </dd>
    </div>
  );
}
