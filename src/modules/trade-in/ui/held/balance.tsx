import { useText } from "#platform/browser/texts/texts.tsx";
import { type Cents, formatDollarsAndCents, formatWholeDollars } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { Equation } from "./equation.tsx";

interface BalanceProps {
  readonly amountCents: Cents;
  readonly owedCents: Cents;
  /** Nobody who knows has said what is owed. */
  readonly isEstimate?: boolean;
}

/** The offer less the loan, as a sum and as a bar of its parts. */
export function Balance({ amountCents, owedCents, isEstimate = true }: BalanceProps) {
  const t = useText();
  const left = amountCents - owedCents;
  const said = isEstimate ? formatWholeDollars : formatDollarsAndCents;
  const most = Math.max(amountCents, owedCents, 1);
  const shareOf = (cents: Cents) => `${Math.round((cents / most) * 100)}%`;
  return (
    <section aria-labelledby="balance" className="grid gap-3">
      <h2 className="text-title" id="balance">
        {titleOf(t, left, isEstimate)}
      </h2>
      <Equation
        result={{
          name: left >= 0 ? t("Left for you") : t("Still owed"),
          amount: said(Math.abs(left)),
        }}
        terms={[
          { name: t("Our offer"), amount: said(amountCents) },
          { name: isEstimate ? t("You owe about") : t("You owe"), amount: said(owedCents) },
        ]}
      />
      <p aria-hidden="true" className="flex h-3 overflow-hidden rounded-pill bg-surface-sunken">
        <span className="block h-full bg-warning" style={{ width: shareOf(owedCents) }} />
        <span className="block h-full bg-success" style={{ width: shareOf(Math.max(0, left)) }} />
      </p>
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
