import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { ContractingContext } from "#modules/contracting/server/contracting-context.ts";
import { SEND_SIGNER_CODE, sendSignerCode } from "./server/request-signer-code.ts";

const codePayloadSchema = v.object({ codeId: v.string() });

/** Codes of signers. */
export const signerJobs: readonly JobHandler<ContractingContext>[] = [
  {
    kind: SEND_SIGNER_CODE,
    handle: (ctx, payload) => sendSignerCode(ctx, v.parse(codePayloadSchema, payload)),
  },
];
