import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { PLAYED_OUTCOMES } from "./domain/played-decision.ts";
import { REASON_CODES, REASON_TEXTS } from "#modules/credit-bureaus/domain/reason-codes.ts";
import { listAnswers } from "./server/list-answers.ts";
import type { LendersContext } from "./server/lenders-context.ts";
import { playLender } from "./server/play-lender.ts";

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

/** The desk where somebody plays the lenders; it exists only while the sandbox is on. */
export const lendersEndpoints = [
  endpoint<LendersContext>()({
    method: "GET",
    path: "/sandbox/api/lender-applications/:applicationId",
    access: "sandbox",
    summary: "Where each lender of an application stands, why it declined, and the request to answer for it.",
    params: v.object({ applicationId: id }),
    handle: async (ctx, { params }) => {
      const standings = await ctx.db.transaction((trx) => listAnswers(trx, ctx, params));
      return standings.map(({ requestId, lenderId, lenderName, state, dueAt, answer }) => ({
        requestId,
        lenderId,
        lenderName,
        state,
        dueAt,
        reasons: (answer?.reasons ?? []).map(({ code }) => ({ code, text: REASON_TEXTS[code] })),
      }));
    },
  }),
  endpoint<LendersContext>()({
    method: "POST",
    path: "/sandbox/api/lender-requests/:requestId/answer",
    access: "sandbox",
    summary:
      "Answers for a lender: approve, stipulate, counter, decline with reasons, wait, timeout or error.",
    params: v.object({ requestId: id }),
    body: v.strictObject({
      outcome: v.picklist(PLAYED_OUTCOMES, "Choose what the lender says."),
      reasons: v.optional(
        v.pipe(
          v.array(v.picklist(REASON_CODES, "Choose a reason from the list.")),
          v.minLength(1, "Give at least one reason."),
          v.maxLength(4, "Give at most four reasons."),
        ),
        ["INCOME_INSUFFICIENT"],
      ),
    }),
    handle: (ctx, { params, body }) => playLender(ctx, { ...params, ...body }),
  }),
];
