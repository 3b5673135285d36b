import * as v from "valibot";
import { AppError } from "#platform/shared/app-error.ts";
import { verifyRetailerDelivery } from "#platform/server/webhooks/verify-retailer-delivery.ts";
import type { WebhookEvent, WebhookSource } from "#platform/server/webhooks/webhook-source.ts";
import type { TradeInDecision } from "../../domain/trade-in-view.ts";
import { decideBody } from "../../domain/trade-in-schemas.ts";
import { type Figures, findTradeIn, openFigures } from "../internal/trade-in-repo.ts";
import type { TradeInContext } from "../trade-in-context.ts";
import { noSuchTradeIn } from "../trade-in-errors.ts";
import { decideLocked } from "./decide-trade-in.ts";

const DECISIONS = {
  "trade-in.available": "AVAILABLE",
  "trade-in.needs-more": "FURTHER_REVIEW",
  "trade-in.denied": "DENIED",
} as const satisfies Readonly<Record<string, TradeInDecision>>;

const TradeInEvent = v.looseObject({
  event: v.picklist(Object.keys(DECISIONS) as (keyof typeof DECISIONS)[]),
  tradeInId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  /** What was looked at, as the mail to the retailer says. */
  version: v.optional(v.pipe(v.number(), v.integer())),
  amountCents: decideBody.entries.amountCents,
  boostCents: decideBody.entries.boostCents,
});
type TradeInWord = v.InferOutput<typeof TradeInEvent>;

/** What the retailer's people say about a car, from their own system, signed like its other events (TRADE-05). */
export const tradeInWebhooks: WebhookSource<TradeInContext> = {
  name: "trade-in",
  verify: verifyRetailerDelivery,
  async apply(ctx, event) {
    const parsed = v.safeParse(TradeInEvent, event.payload);
    if (!parsed.success)
      throw new AppError("invalid", { code: "webhook.malformed", message: "We don't recognize this event." });
    const word = parsed.output;
    return ctx.db.transaction(async (trx) => {
      const row = await findTradeIn(trx, ctx, { id: word.tradeInId, lock: true });
      if (row === undefined) throw noSuchTradeIn();
      if (isAboutOtherAnswers(openFigures(ctx, row), word, event)) return "overtaken";
      const { amountCents, boostCents } = word;
      const decision = DECISIONS[word.event];
      await decideLocked(trx, ctx, { row, word: { decision, amountCents, boostCents } });
      return undefined;
    });
  },
};

/** Its owner changed an answer and asked again since the car was looked at: that word is about another car than it is. */
function isAboutOtherAnswers(
  figures: Figures | null,
  { version }: TradeInWord,
  { occurredAt, receivedAt }: WebhookEvent,
): boolean {
  const asked = figures?.asked;
  if (asked === undefined) return false;
  const said = occurredAt !== null && occurredAt < receivedAt ? occurredAt : receivedAt;
  return version === undefined ? said < new Date(asked.at) : version !== asked.version;
}
