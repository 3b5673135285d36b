import * as v from "valibot";
import { SIGNING_DOCUMENTS_COMPLETE } from "#modules/documents/server/record-progress.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { ContractingContext } from "./server/contracting-context.ts";
import { prepareContract } from "./server/prepare-contract.ts";
import { SEND_SIGNER_CODE, sendSignerCode } from "./server/request-signer-code.ts";

const codePayloadSchema = v.object({ codeId: v.string() });
const payloadSchema = v.object({ orderId: v.string() });

/** Codes of signers; and: the documents are there: the contract is verified and made (table J). An order that was closed meanwhile needs none. */
export const contractingJobs: readonly JobHandler<ContractingContext>[] = [
  {
    kind: SEND_SIGNER_CODE,
    handle: (ctx, payload) => sendSignerCode(ctx, v.parse(codePayloadSchema, payload)),
  },
  {
    kind: SIGNING_DOCUMENTS_COMPLETE,
    async handle(ctx, payload) {
      try {
        await prepareContract(ctx, v.parse(payloadSchema, payload));
      } catch (error) {
        if (!isAppError(error) || error.kind !== "conflict") throw error;
        ctx.log.info("no contract for a closed order", { code: error.details.code });
      }
    },
  },
];
