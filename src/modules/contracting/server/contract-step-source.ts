import * as v from "valibot";
import { type DocumentsFacts, documentsStep } from "#modules/documents/domain/documents-step.ts";
import { contractEvents } from "./contract-events.ts";
import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import { contractStep, type ContractStepFacts } from "../domain/contract-step.ts";
import { contractNotices } from "./contract-notices.ts";
import { readContractFacts } from "./read-contract-facts.ts";
import type { ContractingContext } from "./contracting-context.ts";

export const contractStepSource: StepSource<ContractStepFacts, ContractingContext> = {
  step: contractStep,
  factsSchema: {
    readiness: v.nullable(v.object({ ready: v.boolean(), isSigningNotificationSent: v.boolean() })),
    signing: v.nullable(v.looseObject({ status: v.nullable(v.string()), signersCompleted: v.boolean() })),
    isContractStarted: v.boolean(),
  },
  async readFacts(trx, ctx, { order, of }) {
    const { documents } = await of<DocumentsFacts>(documentsStep);
    const { readiness, state, isStarted } = await readContractFacts(trx, ctx, {
      order,
      documents: documents ?? [],
    });
    return { own: { readiness, signing: state, isContractStarted: isStarted } };
  },
  notices: contractNotices,
  events: contractEvents,
};
