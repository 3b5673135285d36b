import { MoneyText } from "#design-system/money-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { OrderView } from "../domain/order-view.ts";

/** What the order costs: the whole amount in cash, the month with a loan or a lease. */
export function OrderAmount({ order }: { readonly order: Pick<OrderView, "receipt" | "terms"> }) {
  const t = useText();
  if (order.terms === null) return <MoneyText cents={order.receipt.amountDueCents} exact />;
  return (
    <>
      <MoneyText cents={order.terms.payment.monthlyPaymentCents} exact />
      <span className="text-small font-normal"> {t("/ month")}</span>
    </>
  );
}
