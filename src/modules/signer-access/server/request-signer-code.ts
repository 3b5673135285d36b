import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import { forGuest, forReader } from "#modules/messaging/server/for-reader.ts";
import { preparedMessage, queuePrepared } from "#modules/messaging/server/queue-message.ts";
import { orderParties } from "#modules/orders/server/order-parties.ts";
import { emailFactor } from "#modules/contracting/domain/signer-factors.ts";
import { SIGNER_CODE_SECONDS } from "../domain/signer-limits-data.ts";
import { SIGNER_CODE } from "#modules/contracting/messages.ts";
import type { ContractingContext } from "#modules/contracting/server/contracting-context.ts";
import { factorIndex, findSignedOrders } from "#modules/contracting/server/signers/known-signers.ts";
import {
  insertCodeRequest,
  lockCodeRequest,
  signerCodeHash,
  updateCode,
} from "./internal/signer-codes-repo.ts";
import { limitCodes, limitSignerAddress } from "./internal/signer-limits.ts";
import type { SignerContext } from "./signer-context.ts";

/** Job that makes and sends a code, if the address belongs to a signer. */
export const SEND_SIGNER_CODE = "contracting.sendSignerCode";

interface SignerCodeAsked {
  readonly codeExpiresInSeconds: number;
}

/**
 * Asks for a code (OP-23, EMAIL). The call itself never looks whether the address is known: a job does, so that
 * neither the answer nor its time tells. @throws AppError limited `signer.requestsExceeded`
 */
export async function requestSignerCode(
  ctx: SignerContext,
  input: { readonly email: string },
): Promise<SignerCodeAsked> {
  const factor = emailFactor(input.email);
  await limitSignerAddress(ctx);
  await limitCodes(ctx, factor);
  const expiresAt = new Date(ctx.clock.now().getTime() + SIGNER_CODE_SECONDS * 1000);
  await ctx.db.transaction(async (trx) => {
    const codeId = await insertCodeRequest(trx, ctx, { index: factorIndex(ctx.keys, factor), expiresAt });
    await enqueueJob(trx, ctx, { kind: SEND_SIGNER_CODE, payload: { codeId } });
  });
  return { codeExpiresInSeconds: SIGNER_CODE_SECONDS };
}

/** Makes the code and writes its message together; done once, however often the job runs. */
export async function sendSignerCode(
  ctx: ContractingContext,
  input: { readonly codeId: string },
): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const request = await lockCodeRequest(trx, ctx.tenantId, input.codeId);
    if (request === undefined || request.code_hash !== null) return;
    const [known] = await findSignedOrders(trx, ctx.tenantId, request.factor_index);
    if (known === undefined) return;
    const parties = await orderParties(trx, ctx, known.orderId);
    const person = known.signer === "buyer" ? parties.buyer : parties.coBuyer;
    const { email = "", firstName = "", language } = person ?? {};
    if (email === "" || factorIndex(ctx.keys, emailFactor(email)) !== request.factor_index) return;
    const code = String(ctx.ids.integer(1_000_000)).padStart(6, "0");
    const code_hash = signerCodeHash(ctx.keys, request.id, code);
    await updateCode(trx, ctx.tenantId, { id: request.id, set: { code_hash } });
    const params = { code, firstName };
    const reader =
      known.signer === "buyer"
        ? await forReader(trx, ctx, email)
        : await forGuest(trx, ctx, { to: email, language });
    const mail = preparedMessage(reader, { channel: "email", to: email, template: SIGNER_CODE, params });
    await queuePrepared(trx, ctx, [mail]);
  });
}
