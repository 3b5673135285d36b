import * as v from "valibot";
import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import { HANDOVER_STATUSES } from "../domain/handover-status.ts";
import { type TradeInFacts, tradeInStep } from "../domain/trade-in-step.ts";
import { findHandover } from "./internal/handover-repo.ts";
import { tradeInEvents } from "./trade-in-events.ts";
import { tradeInNotices } from "./trade-in-notices.ts";
import type { TradeInHandoverContext } from "./handover-context.ts";

export const tradeInStepSource: StepSource<TradeInFacts, TradeInHandoverContext> = {
  step: tradeInStep,
  factsSchema: {
    tradeInHandover: v.nullable(v.object({ status: v.nullable(v.picklist(HANDOVER_STATUSES)) })),
  },
  async readFacts(trx, ctx, { order }) {
    if (order.snapshot.tradeIn === undefined) return { own: { tradeInHandover: null } };
    const row = await findHandover(trx, ctx, order.id);
    return { own: { tradeInHandover: { status: row?.status ?? null } } };
  },
  notices: tradeInNotices,
  events: tradeInEvents,
};
