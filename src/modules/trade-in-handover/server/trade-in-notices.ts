import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import type { AskFacts } from "#modules/order-steps/domain/asked.ts";
import { defineNotices } from "#modules/order-steps/server/step-notices.ts";
import type { TradeInFacts } from "../domain/trade-in-step.ts";

/** What is written to the buyer when the inspection found a difference. */
export const tradeInNotices = defineNotices({
  ask: ({ facts: { tradeInHandover } }: AskFacts<TradeInFacts>) => ({
    notice: tradeInHandover?.status === "NOT_TAKEN" ? "tradeInNotTaken" : "tradeInAmended",
    occasion: tradeInHandover?.status ?? "",
  }),
  messages: {
    tradeInAmended: {
      mail: messageTemplate({
        key: "progress.tradeInAmended",
        subject: "Your trade-in is different from what you described",
        text: "Hi {firstName},\n\nWe inspected your trade-in for the {vehicle}. Something is different from what you told us, so the amount changes as your offer says. Please open order {orderNumber}: you'll see each difference and what it changes. You can accept the new amount, or keep your car.\n\nWe hand over the {vehicle} once you have answered. Questions? Call {supportPhone}.",
      }),
      sms: messageTemplate({
        key: "progress.tradeInAmendedSms",
        subject: "Your trade-in is different",
        text: "{brand}: {firstName}, your trade-in for the {vehicle} is different from what you described. Please open order {orderNumber} to see the new amount. Questions? Call {supportPhone}.",
      }),
    },
    tradeInNotTaken: {
      mail: messageTemplate({
        key: "progress.tradeInNotTaken",
        subject: "We can't take your trade-in as offered",
        text: "Hi {firstName},\n\nWe inspected your trade-in for the {vehicle}. The offer wasn't for a car like it. Please open order {orderNumber}: you'll see what we found and how your purchase can continue without the trade-in.\n\nQuestions? Call {supportPhone}.",
      }),
      sms: messageTemplate({
        key: "progress.tradeInNotTakenSms",
        subject: "We can't take your trade-in as offered",
        text: "{brand}: {firstName}, we can't take your trade-in for the {vehicle} as offered. Please open order {orderNumber}. Questions? Call {supportPhone}.",
      }),
    },
  },
});
