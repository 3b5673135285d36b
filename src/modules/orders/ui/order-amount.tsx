import { MoneyText } from "#design-system/money-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { OrderView } from "../domain/order-view.ts";
import { totalCost } from "../domain/total-cost.ts";

/** What the order costs: the whole amount in cash; the month with a loan or a lease, and what it comes to in all. */
export function OrderAmount({ order }: { readonly order: Pick<OrderView, "receipt" | "terms"> }) {
  const t = useText();
  const { terms, receipt } = order;
  if (terms === null) return <MoneyText cents={receipt.amountDueCents} exact />;
  const total = totalCost({ amountDueCents: receipt.amountDueCents, terms });
  return (
    <>
      <MoneyText cents={terms.payment.monthlyPaymentCents} exact />
      <span className="text-small font-normal"> {t("/ month")}</span>{" "}
      <span className="block text-small font-normal text-ink-muted">
        {t("{total} in total", { total: formatDollarsAndCents(total) })}
      </span>
    </>
  );
}
