import * as v from "valibot";
import { SIGNING_DOCUMENTS_COMPLETE } from "#modules/documents/server/record-progress.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { lostPackages } from "#modules/signing-services/server/package-intents.ts";
import type { ContractingContext } from "./server/contracting-context.ts";
import { giveUpLostPackages } from "./server/package/give-up-lost-packages.ts";
import { prepareContract } from "./server/package/prepare-contract.ts";
import {
  checkContractDeposit,
  DEPOSIT_CHANGED,
  RENEW_CONTRACT,
  renewContract,
} from "./server/package/renew-contract.ts";

const renewSchema = v.object({
  orderId: v.string(),
  ref: v.string(),
  vendor: v.optional(v.nullable(v.string()), null),
});
const payloadSchema = v.object({ orderId: v.string() });

/** An order that was closed meanwhile needs no contract. */
async function unlessClosed(ctx: ContractingContext, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!isAppError(error) || error.kind !== "conflict") throw error;
    ctx.log.info("no contract for a closed order", { code: error.details.code });
  }
}

/** The documents are there: the contract is verified and made (table J). An order that was closed meanwhile needs none. */
export const contractingJobs: readonly JobHandler<ContractingContext>[] = [
  {
    kind: SIGNING_DOCUMENTS_COMPLETE,
    handle: (ctx, payload) =>
      unlessClosed(ctx, async () => void (await prepareContract(ctx, v.parse(payloadSchema, payload)))),
  },
  {
    kind: DEPOSIT_CHANGED,
    handle: (ctx, payload) => checkContractDeposit(ctx, v.parse(payloadSchema, payload)),
  },
  {
    kind: RENEW_CONTRACT,
    handle: (ctx, payload) => unlessClosed(ctx, () => renewContract(ctx, v.parse(renewSchema, payload))),
  },
];

export const packageRecovery = {
  name: "contracting.lost-packages",
  everyMs: 300_000,
  run: giveUpLostPackages,
  due: lostPackages("contract"),
};
