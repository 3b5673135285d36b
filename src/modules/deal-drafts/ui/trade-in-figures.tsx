import type { OrderTradeIn } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { Equation } from "#modules/trade-in/ui/held/equation.tsx";
import { carriedDebt } from "#modules/worksheet/domain/loans/carried-debt.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { type Cents, formatDollarsAndCents as money } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";

/** Value, what is owed and what is left, never only the last (comment 2(a)(18)-3 of 12 CFR 1026). */
export function TradeInFigures({
  trade,
  terms,
}: {
  readonly trade: OrderTradeIn;
  readonly terms: OrderView["terms"];
}) {
  const t = useText();
  const equity = trade.allowanceCents - trade.payoffCents;
  const offer = { name: t("Offer for your {car}", { car: trade.car }), amount: money(trade.allowanceCents) };
  const owed = { name: owedText(t, trade), amount: money(trade.payoffCents) };
  return (
    <div className="grid gap-4">
      <Equation
        result={{
          name: equity < 0 ? t("Added to your deal") : t("Taken off your deal"),
          amount: money(Math.abs(equity)),
        }}
        terms={trade.payoffCents > 0 ? [offer, owed] : [offer]}
      />
      {equity < 0 && terms?.kind === "finance" && <OldLoan owedAboveCents={-equity} terms={terms} />}
      {equity < 0 && terms?.kind !== "finance" && (
        <p>
          {t("You owe {amount} more than our offer. That amount is added to what you pay.", {
            amount: money(-equity),
          })}
        </p>
      )}
      {trade.payoffIsEstimate && trade.payoffCents > 0 && (
        <p className="max-w-prose text-small text-ink-muted">
          {t(
            "We'll ask your lender for the exact payoff before you sign. If it's different, your deal changes by the same amount.",
          )}
        </p>
      )}
      <p className="max-w-prose text-small text-ink-muted">
        {t(
          "The offer holds for the {miles} miles and the condition you described. We check both when you hand the car over.",
          {
            miles: trade.miles.toLocaleString("en-US"),
          },
        )}
      </p>
    </div>
  );
}

function owedText(t: Text, { payoffIsEstimate, payoff }: OrderTradeIn): string {
  if (payoff?.source === "owner") return t("What you said you owe, with 10 days of interest");
  return payoffIsEstimate ? t("What you owe, as an estimate") : t("What you owe");
}

/** The old loan inside the new one, as the loan of its own that it is. */
function OldLoan({
  owedAboveCents,
  terms,
}: {
  readonly owedAboveCents: Cents;
  readonly terms: Extract<OrderView["terms"], { readonly kind: "finance" }>;
}) {
  const t = useText();
  const { aprPpm: ratePpm, termMonths } = terms.payment;
  const { monthlyCents, interestCents, totalCents } = carriedDebt({ owedAboveCents, ratePpm, termMonths });
  const rows = [
    [t("Owed above the offer"), money(owedAboveCents)],
    [t("Part of each monthly payment"), money(monthlyCents)],
    [t("Interest on it in {count} months", { count: termMonths }), money(interestCents)],
    [t("Total paid for it"), money(totalCents)],
  ] as const;
  return (
    <section aria-labelledby="old-loan" className="grid gap-3 rounded-card bg-surface-sunken p-5">
      <h2 className="text-lead" id="old-loan">
        {t("Your old loan rolled into the new one")}
      </h2>
      <p>{t("What you owe above our offer is financed with the new car, and you pay interest on it.")}</p>
      <dl className="grid gap-2">
        {rows.map(([label, value]) => (
          <div className="flex justify-between gap-4" key={label}>
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-ink-muted">
        {t(
          "At the rate and term of this deal, as if it were a loan of its own. You can pay it in cash instead.",
        )}
      </p>
    </section>
  );
}
