import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { HANDOVER_STATUSES } from "./domain/handover-status.ts";
import { answerAmendment } from "./server/answer-amendment.ts";
import { getHandover } from "./server/get-handover.ts";
import type { TradeInHandoverContext } from "./server/handover-context.ts";

const params = v.object({ orderNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });
const cents = v.number();
const choice = v.nullable(
  v.object({
    lines: v.array(v.object({ code: v.string(), label: v.string(), beforeCents: cents, afterCents: cents })),
    differenceCents: cents,
  }),
);
const paidBy = v.picklist(["retailer", "buyer"]);
const payoff = v.object({
  isLease: v.boolean(),
  countedCents: cents,
  isEstimate: v.boolean(),
  shortfallRule: paidBy,
  days: v.number(),
  law: v.nullable(v.string()),
  goodThrough: v.nullable(v.string()),
  perDiemCents: cents,
  dueOn: v.nullable(v.string()),
  paid: v.nullable(
    v.object({
      amountCents: cents,
      on: v.string(),
      reference: v.nullable(v.string()),
      differenceCents: cents,
      paidBy: v.nullable(paidBy),
    }),
  ),
  releasedOn: v.nullable(v.string()),
});
const handover = v.object({
  orderNumber: v.string(),
  car: v.string(),
  promisedCents: cents,
  status: v.nullable(v.picklist(HANDOVER_STATUSES)),
  isCanceled: v.boolean(),
  terms: v.nullable(
    v.object({
      miles: v.number(),
      freeMiles: v.number(),
      centsPerMile: cents,
      questions: v.array(
        v.object({
          ask: v.string(),
          told: v.string(),
          others: v.array(v.object({ label: v.string(), amountCents: cents })),
        }),
      ),
    }),
  ),
  inspection: v.nullable(
    v.object({
      miles: v.number(),
      lines: v.array(
        v.object({ ask: v.nullable(v.string()), told: v.string(), found: v.string(), amountCents: cents }),
      ),
      notOffered: v.array(v.object({ ask: v.string(), found: v.string() })),
    }),
  ),
  amendedCents: v.nullable(cents),
  accept: choice,
  keep: choice,
  payoff: v.nullable(payoff),
});
const response = v.object({ handover: v.nullable(handover) });
const PATH = "/api/trade-in-handover/:orderNumber";

export const tradeInHandoverEndpoints = [
  endpoint<TradeInHandoverContext>()({
    method: "GET",
    path: PATH,
    access: "account",
    summary: "The traded car of the owner's order: inspection, differences, payoff (TRADE-06).",
    params,
    response,
    handle: (ctx, input) => getHandover(ctx, input.params),
  }),
  endpoint<TradeInHandoverContext>()({
    method: "POST",
    path: `${PATH}/answer`,
    access: "account",
    summary: "Accepts the amended worksheet, or keeps the car; names the amount that was seen.",
    params,
    body: v.object({
      answer: v.picklist(["accept", "keep"], "Choose accept or keep."),
      differenceCents: v.pipe(v.number(), v.safeInteger("Whole cents.")),
    }),
    response,
    idempotent: true,
    handle: (ctx, input) => answerAmendment(ctx, { ...input.params, ...input.body }),
  }),
];
