import { isPaid } from "#modules/orders/domain/states/is-paid.ts";
import type { PaymentStatus } from "#modules/orders/domain/order.ts";
import type { ChargeState } from "./charge-state.ts";
import { type Cents, formatDollarsAndCents } from "#platform/shared/money.ts";
import { accountWords } from "#modules/orders/domain/payment-account.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";

/** What is known of one payment of a canceled order. */
interface CanceledPayment {
  readonly status: PaymentStatus;
  readonly amountCents: Cents;
  /** How it was paid, as `accountCode` writes it. */
  readonly display: string;
  readonly state: ChargeState;
  readonly refund: "REQUESTED" | "REFUNDED" | "FAILED" | null;
  /** What `refund` is of; less than was paid where a plan's refund went out before. */
  readonly refundCents?: Cents | undefined;
}

const REFUNDING = english(
  "We are refunding {amount} to {display}. Banks take 3 to 5 business days to show it.",
);
const REFUNDED = english("We refunded {amount} to {display}.");
const REFUND_FAILED = english(
  "The refund of {amount} to {display} did not go through. We will call you to send it another way.",
);
const RELEASING = english("We are releasing the hold of {amount} on {display}. It is not charged.");
const COMING_BACK = english(
  "{amount} from {display} is still on its way to us. We stop it if we can; if it arrives, we send it back.",
);
const TAKEN_BACK = english(
  "Your bank reversed {amount} from {display}. You owe nothing, and we don't refund it again.",
);
const NOTHING = english("Nothing was charged.");

/**
 * What happens to the money of a canceled order, one sentence a payment: the same words in the mail, on the tracker and
 * on the receipt. Never empty.
 */
export function afterCancellation(t: Text, payments: readonly CanceledPayment[]): string[] {
  const said = payments.flatMap((payment) => {
    const sentence = sentenceOf(payment);
    if (sentence === null) return [];
    const { refund, refundCents, amountCents } = payment;
    const amount = formatDollarsAndCents(refund === null ? amountCents : (refundCents ?? amountCents));
    return [t(sentence, { amount, display: accountWords(t, payment.display) })];
  });
  return said.length === 0 ? [t(NOTHING)] : said;
}

function sentenceOf({ status, state, refund }: CanceledPayment): string | null {
  if (refund === "REFUNDED") return REFUNDED;
  if (state === "returned") return TAKEN_BACK;
  if (refund === "FAILED") return REFUND_FAILED;
  if (refund === "REQUESTED" || isPaid(status)) return REFUNDING;
  if (status === "PAYMENT_HOLD") return RELEASING;
  return status === "PAYMENT_PENDING" ? COMING_BACK : null;
}
