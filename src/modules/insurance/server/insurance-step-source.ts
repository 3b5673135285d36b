import * as v from "valibot";
import { insuranceEvents } from "./insurance-events.ts";
import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import { type InsuranceFacts, insuranceStep } from "../domain/insurance-step.ts";
import { readInsuranceProgress } from "./get-insurance-progress.ts";
import { insuranceNotices } from "./insurance-notices.ts";
import type { InsuranceContext } from "./insurance-context.ts";

const text = v.nullable(v.string());

export const insuranceStepSource: StepSource<InsuranceFacts, InsuranceContext> = {
  step: insuranceStep,
  factsSchema: { insurance: v.nullable(v.looseObject({ status: text, policyStatus: text })) },
  readFacts: async (trx, ctx, { order }) => ({
    own: { insurance: await readInsuranceProgress(trx, ctx, order.id) },
  }),
  notices: insuranceNotices,
  events: insuranceEvents,
};
