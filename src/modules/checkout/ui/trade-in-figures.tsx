import type { OrderTradeIn } from "#modules/orders/domain/order.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";

/** Value, what is owed and what is left, never only the last (comment 2(a)(18)-3 of 12 CFR 1026). */
export function TradeInFigures({ trade }: { readonly trade: OrderTradeIn }) {
  const t = useText();
  const equity = trade.allowanceCents - trade.payoffCents;
  const rows = [
    [t("Offer for your {car}", { car: trade.car }), money(trade.allowanceCents)],
    ...(trade.payoffCents > 0
      ? [
          [
            trade.payoffIsEstimate ? t("What you said you owe, with 10 days of interest") : t("You owe"),
            money(-trade.payoffCents),
          ],
        ]
      : []),
    [equity < 0 ? t("Added to your deal") : t("Taken off your deal"), money(Math.abs(equity))],
  ];
  return (
    <div className="grid max-w-prose gap-4">
      <dl className="grid gap-2">
        {rows.map(([label, value]) => (
          <div className="flex justify-between gap-4" key={label}>
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {equity < 0 && (
        <p>
          {t(
            "You owe {amount} more than our offer. That amount is added to what you pay. If you finance, it is financed too, and you pay interest on it.",
            { amount: money(-equity) },
          )}
        </p>
      )}
      {trade.payoffIsEstimate && trade.payoffCents > 0 && (
        <p className="text-small text-ink-muted">
          {t(
            "We'll ask your lender for the exact payoff before you sign. If it's different, your deal changes by the same amount.",
          )}
        </p>
      )}
      <p className="text-small text-ink-muted">
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
