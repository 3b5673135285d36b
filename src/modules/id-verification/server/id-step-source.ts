import * as v from "valibot";
import { idEvents } from "./id-events.ts";
import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import { type IdFacts, idStep } from "../domain/id-step.ts";
import { readIdVerification } from "./get-id-verification.ts";
import { idNotices } from "./id-notices.ts";
import type { IdVerificationContext } from "./id-verification-context.ts";

export const idStepSource: StepSource<IdFacts, IdVerificationContext> = {
  step: idStep,
  factsSchema: {
    idVerification: v.nullable(
      v.looseObject({
        status: v.nullable(v.string()),
        isExpired: v.boolean(),
        transactionsAmount: v.number(),
        coBuyer: v.nullable(
          v.looseObject({
            status: v.nullable(v.string()),
            isExpired: v.boolean(),
            transactionsAmount: v.number(),
            orderIdStatus: v.nullable(v.string()),
          }),
        ),
      }),
    ),
  },
  async readFacts(trx, ctx, { order }) {
    const { record, orderIdStatus, coBuyer } = await readIdVerification(trx, ctx, order);
    return { order: { idStatus: orderIdStatus }, own: { idVerification: { ...record, coBuyer } } };
  },
  notices: idNotices,
  events: idEvents,
};
