import { planRefund } from "#modules/protection/domain/refund/plan-refund.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import { accountWords } from "#modules/orders/domain/payment-account.ts";
import type { PlansView, PlanView } from "../domain/contracts-view.ts";
import type { PlanStatus } from "../domain/contract-status.ts";

/** Where a plan stands, in a sentence. */
export const STATUS_WORDS: Readonly<Record<PlanStatus, string>> = {
  agreed: english("Starts when the contract is signed by both sides."),
  waiting: english("Signed. The contract number follows in a moment."),
  "in-force": english("In force"),
  refused: english("The administrator has a question. We're looking into it, and your price doesn't change."),
  ending: english("Ends with your order. Its full price is refunded."),
  voided: english("Ended with your order. Its full price was refunded."),
  canceled: english("Canceled"),
};

/** What a cancellation today would pay back without claims, by time alone; null where nothing would. */
export function refundToday({ refund }: PlanView, { today }: Pick<PlansView, "today">): number | null {
  if (refund === null) return null;
  const answer = planRefund(refund, { onDate: today, claimsPaidCents: 0 });
  return answer.kind === "refund" ? answer.refundCents : null;
}

/** Where a refund goes and what it does there. */
export function payeeWords(t: Text, { refundTo, payee }: Pick<PlansView, "refundTo" | "payee">): string {
  return refundTo === "lienholder"
    ? t("The refund goes to {lender} and lowers what you owe. Your monthly payment stays the same.", {
        lender: payee ?? t("your lender"),
      })
    : t("The refund goes to you.");
}

/** What became of a plan that was canceled, one sentence for each way of its refund. */
export function canceledWords(t: Text, { cancellation }: PlanView): readonly string[] {
  if (cancellation === null) return [];
  if (cancellation.status === "sent") return [t("Your cancellation is on its way to the administrator.")];
  if (cancellation.payouts.length === 0) return [t("Nothing is left to refund.")];
  return cancellation.payouts.map((payout) => {
    const amount = formatDollarsAndCents(payout.amountCents);
    const usual = payout.paidTo === "lienholder" ? t("your lender") : t("you");
    const payee = payout.payee === null ? usual : accountWords(t, payout.payee);
    return t(PAYOUT_WORDS[payout.way][payout.status], { amount, payee });
  });
}

const PAYOUT_WORDS = {
  payment: {
    pending: english("We are refunding {amount} to {payee}. Banks take 3 to 5 business days to show it."),
    paid: english("We refunded {amount} to {payee}."),
    returned: english("The refund of {amount} to {payee} came back to us."),
  },
  transfer: {
    pending: english("{amount} goes to {payee} within 30 days."),
    paid: english("{amount} was paid to {payee}."),
    returned: english("The payment of {amount} to {payee} came back to us."),
  },
} as const;
