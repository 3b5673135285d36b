import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import { type AskFacts, newestOccasion } from "#modules/order-steps/domain/asked.ts";
import { defineNotices } from "#modules/order-steps/server/step-notices.ts";

/** What is written to the buyer when the contract ended unsigned, or its verification did. */
export const contractNotices = defineNotices({
  ask(all: AskFacts) {
    if (all.facts.order.dealStatus === "VEXP") {
      const at = all.history.findLast((entry) => entry.subject === "order")?.at ?? "";
      return { notice: "verificationExpired", occasion: at };
    }
    // The mail that said why is out, and the next contract under way.
    if (all.facts.order.dealStatus === "RTRN") return null;
    const last = all.history.findLast(({ subject }) => subject === "contract")?.status ?? "";
    const isExpired = !["Cancelled", "Declined"].includes(last);
    return {
      notice: isExpired ? "contractExpired" : "contractVoided",
      occasion: newestOccasion(all, "contract"),
    };
  },
  messages: {
    contractVoided: {
      mail: messageTemplate({
        key: "progress.contractVoided",
        subject: "Your contract was withdrawn",
        text: "Hi {firstName},\n\nThe contract for your {vehicle} was withdrawn, so it can't be signed and is no longer valid. Your order is still active. Please open order {orderNumber} and choose Sign Contract to get a new contract.\n\nQuestions? Call {supportPhone}.",
      }),
      sms: messageTemplate({
        key: "progress.contractVoidedSms",
        subject: "Your contract was withdrawn",
        text: "{brand}: {firstName}, the contract for your {vehicle} was withdrawn. Please open order {orderNumber} to get a new one. Questions? Call {supportPhone}.",
      }),
    },
    contractExpired: {
      mail: messageTemplate({
        key: "progress.contractExpired",
        subject: "Your contract has expired",
        text: "Hi {firstName},\n\nThe contract for your {vehicle} wasn't signed in time and has expired. Your order is still active. Please open order {orderNumber} and choose Sign Contract to get a new contract.\n\nQuestions? Call {supportPhone}.",
      }),
      sms: messageTemplate({
        key: "progress.contractExpiredSms",
        subject: "Your contract has expired",
        text: "{brand}: {firstName}, the contract for your {vehicle} has expired. Please open order {orderNumber} to get a new one. Questions? Call {supportPhone}.",
      }),
    },
    verificationExpired: {
      mail: messageTemplate({
        key: "progress.verificationExpired",
        subject: "Your order has to be verified again",
        text: "Hi {firstName},\n\nThe verification of your order {orderNumber} has expired, so its contract can no longer be signed. Please open the order and choose Sign Contract. We'll verify the order again and prepare a new contract.\n\nQuestions? Call {supportPhone}.",
      }),
      sms: messageTemplate({
        key: "progress.verificationExpiredSms",
        subject: "Your order has to be verified again",
        text: "{brand}: {firstName}, the verification of your order {orderNumber} has expired. Please open it and choose Sign Contract. Questions? Call {supportPhone}.",
      }),
    },
  },
});
