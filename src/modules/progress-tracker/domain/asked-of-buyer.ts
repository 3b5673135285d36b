import { isOrderOver } from "#modules/orders/domain/is-order-over.ts";
import type { OrderHistoryEntry } from "#modules/orders/domain/order-history.ts";
import type { ActionStep } from "#modules/order-steps/domain/step-status.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import type { OrderStatus } from "#modules/orders/domain/order.ts";
import type { Tracker, TrackerFacts } from "./derive-tracker.ts";

/** What an order may ask of its buyer, and the news that it was delivered. */
export const NOTICES = [
  "insuranceFailed",
  "idFailed",
  "idExpired",
  "documentRequested",
  "contractVoided",
  "contractExpired",
  "verificationExpired",
  "appointmentMissed",
  "delivered",
] as const;
export type Notice = (typeof NOTICES)[number];

/** Something the buyer has to do, and the occasion: the same one is told once. */
export interface Asked {
  readonly notice: Notice;
  readonly occasion: string;
}

interface AskedFacts {
  readonly orderStatus: OrderStatus;
  readonly facts: TrackerFacts;
  readonly tracker: Tracker;
  readonly history: readonly Pick<
    OrderHistoryEntry,
    "subject" | "status" | "orderStatus" | "dealStatus" | "at"
  >[];
}

type Rule = (facts: AskedFacts) => Asked | null;

/** A step that needs attention asks something; null where its own module tells the buyer. Exhaustive by type. */
const RULES: Readonly<Record<ActionStep, Rule | null>> = {
  VERIFY_INSURANCE: (all) => ({ notice: "insuranceFailed", occasion: newest(all, "insurance") }),
  VERIFY_ID: (all) => ({
    notice: all.facts.idVerification?.isExpired === true ? "idExpired" : "idFailed",
    occasion: newest(all, "id"),
  }),
  UPLOAD_DOCUMENTS: (all) => {
    const occasion = newest(all, "documents", "REQUESTED");
    // Papers that were asked for from the start are no news.
    return occasion === "" ? null : { notice: "documentRequested", occasion };
  },
  SIGN_CONTRACT: (all) => {
    if (all.facts.order.dealStatus === "VEXP") {
      const at = all.history.findLast((entry) => entry.subject === "order")?.at ?? "";
      return { notice: "verificationExpired", occasion: at };
    }
    // Somebody ended it, or its time did.
    const last = all.history.findLast(({ subject }) => subject === "contract")?.status ?? "";
    const isExpired = !["Cancelled", "Declined"].includes(last);
    return { notice: isExpired ? "contractExpired" : "contractVoided", occasion: newest(all, "contract") };
  },
  // The payments module mails each failure and return with its amount.
  PAYMENT_DETAILS: null,
  SCHEDULE_DELIVERY: ({ facts }) => ({
    notice: "appointmentMissed",
    occasion: facts.order.appointmentTime ?? "",
  }),
};

/** Everything the order asks of its buyer now; nothing while it is in the cart, and once it is over how it ended well. */
export function askedOfBuyer(all: AskedFacts): readonly Asked[] {
  if (all.orderStatus === "DELIVERED") return [{ notice: "delivered", occasion: deliveredAt(all) }];
  if (isInCart(all.orderStatus) || isOrderOver(all.orderStatus)) return [];
  return all.tracker.steps
    .filter(({ status }) => status === "NEEDS_ATTENTION")
    .flatMap(({ step }) => RULES[step]?.(all) ?? []);
}

function deliveredAt({ history }: AskedFacts): string {
  return history.find(({ orderStatus }) => orderStatus === "DELIVERED")?.at ?? "";
}

/** When the newest word of a subject was said. */
function newest({ history }: AskedFacts, subject: string, status?: string): string {
  const entry = history.findLast(
    (one) => one.subject === subject && (status === undefined || one.status === status),
  );
  return entry === undefined ? "" : `${entry.status} ${entry.at}`;
}
