import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import { type AskFacts, newestOccasion } from "#modules/order-steps/domain/asked.ts";
import { defineNotices } from "#modules/order-steps/server/step-notices.ts";
import type { IdFacts } from "../domain/id-step.ts";
import { idStepStatus } from "../domain/id-step-status.ts";

/** The buyer's own comes first; what is wrong with both is told one after the other. */
function noticeOf({ order, idVerification: id }: AskFacts<IdFacts>["facts"]) {
  if (id === null) return "idFailed" as const;
  const own = idStepStatus({ ...id, orderStatus: order.idStatus, recordStatus: id.status });
  if (own === "NEEDS_ATTENTION") return id.isExpired ? ("idExpired" as const) : ("idFailed" as const);
  return id.coBuyer?.isExpired === true ? ("coBuyersIdExpired" as const) : ("coBuyersIdFailed" as const);
}

/** What is written to the buyer when the ID could not be verified, or its link ran out. */
export const idNotices = defineNotices({
  ask: (all: AskFacts<IdFacts>) => ({ notice: noticeOf(all.facts), occasion: newestOccasion(all, "id") }),
  messages: {
    idFailed: {
      mail: messageTemplate({
        key: "progress.idFailed",
        subject: "We couldn't verify your ID",
        text: "Hi {firstName},\n\nWe couldn't verify your ID for order {orderNumber}. Please open the order and have a new link sent to your phone. Good light and the whole license in the picture help.\n\nQuestions? Call {supportPhone}.",
      }),
      sms: messageTemplate({
        key: "progress.idFailedSms",
        subject: "We couldn't verify your ID",
        text: "{brand}: {firstName}, we couldn't verify your ID. Please open order {orderNumber} and try again. Questions? Call {supportPhone}.",
      }),
    },
    coBuyersIdFailed: {
      mail: messageTemplate({
        key: "progress.coBuyersIdFailed",
        subject: "We couldn't verify your co-buyer's ID",
        text: "Hi {firstName},\n\nWe couldn't verify your co-buyer's ID for order {orderNumber}. Please open the order and have a new link sent to their phone. Good light and the whole license in the picture help.\n\nQuestions? Call {supportPhone}.",
      }),
      sms: messageTemplate({
        key: "progress.coBuyersIdFailedSms",
        subject: "We couldn't verify your co-buyer's ID",
        text: "{brand}: {firstName}, we couldn't verify your co-buyer's ID. Please open order {orderNumber} and try again. Questions? Call {supportPhone}.",
      }),
    },
    coBuyersIdExpired: {
      mail: messageTemplate({
        key: "progress.coBuyersIdExpired",
        subject: "Your co-buyer's ID link has expired",
        text: "Hi {firstName},\n\nThe link to verify your co-buyer's ID for order {orderNumber} has expired. Please open the order and have a new one sent to their phone.\n\nQuestions? Call {supportPhone}.",
      }),
      sms: messageTemplate({
        key: "progress.coBuyersIdExpiredSms",
        subject: "Your co-buyer's ID link has expired",
        text: "{brand}: {firstName}, the link to verify your co-buyer's ID has expired. Please open order {orderNumber} to get a new one. Questions? Call {supportPhone}.",
      }),
    },
    idExpired: {
      mail: messageTemplate({
        key: "progress.idExpired",
        subject: "Your ID link has expired",
        text: "Hi {firstName},\n\nThe link to verify your ID for order {orderNumber} has expired. Please open the order and have a new one sent to your phone.\n\nQuestions? Call {supportPhone}.",
      }),
      sms: messageTemplate({
        key: "progress.idExpiredSms",
        subject: "Your ID link has expired",
        text: "{brand}: {firstName}, the link to verify your ID has expired. Please open order {orderNumber} to get a new one. Questions? Call {supportPhone}.",
      }),
    },
  },
});
