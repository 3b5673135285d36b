import type { FinanceTerms, LeaseTerms } from "#modules/orders/domain/order.ts";
import { paymentsToCome, totalCost } from "#modules/orders/domain/total-cost.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { dayText } from "#platform/shared/time/day-text.ts";

/** Whom the buyer pays from now on, and how much; null where nobody is named or nothing is left to pay. */
export function paymentsText(t: Text, terms: FinanceTerms | LeaseTerms): string | null {
  const amount = formatDollarsAndCents(terms.payment.monthlyPaymentCents);
  const total = formatDollarsAndCents(totalCost({ amountDueCents: 0, terms }));
  if (terms.kind === "finance") {
    const { lenderName: lender, firstPaymentDate: first } = terms;
    if (lender === "" || first === undefined) return null;
    const day = dayText(new Date(first), t.language);
    return t(
      "You pay {lender} {amount} a month, beginning {day} ({total} in total). They'll tell you how to pay.",
      { lender, amount, day, total },
    );
  }
  const count = paymentsToCome(terms);
  if (terms.lessorName === "" || count === 0) return null;
  return t(
    "After the first payment at signing, you pay {lessor} {amount} a month {count} {count:time|times} ({total} in total). They'll tell you when and how to pay.",
    { lessor: terms.lessorName, amount, count, total },
  );
}
