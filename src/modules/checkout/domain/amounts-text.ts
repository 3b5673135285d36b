import type { OrderSnapshot } from "#modules/orders/domain/order.ts";
import { paymentsToCome, totalCost } from "#modules/orders/domain/total-cost.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";

/** What an order costs in a sentence: the whole price, or what is due at signing and how many payments come after it. */
export function amountsText(t: Text, snapshot: Pick<OrderSnapshot, "amountDueCents" | "terms">): string {
  const { amountDueCents, terms } = snapshot;
  const due = formatDollarsAndCents(amountDueCents);
  if (terms === undefined) return t("Amount due: {total}.", { total: due });
  const count = paymentsToCome(terms);
  const total = formatDollarsAndCents(totalCost(snapshot));
  // A lease that is paid at once.
  if (count === 0) return t("Due at signing: {due}, and no payments after that.", { due });
  const payment = formatDollarsAndCents(terms.payment.monthlyPaymentCents);
  const last = terms.kind === "finance" ? terms.payment.lastPaymentCents : terms.payment.monthlyPaymentCents;
  // As the contract's schedule says it.
  if (last !== terms.payment.monthlyPaymentCents && count > 1)
    return t(
      "Due at signing: {due}. Then {count} monthly {count:payment|payments} of {payment} and a last one of {last}. Total you pay: {total}.",
      { due, count: count - 1, payment, last: formatDollarsAndCents(last), total },
    );
  return t(
    "Due at signing: {due}. Then {count} monthly {count:payment|payments} of {payment}. Total you pay: {total}.",
    { due, count, payment, total },
  );
}
