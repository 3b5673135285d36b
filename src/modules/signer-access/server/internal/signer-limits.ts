import { isLoopbackAddress } from "#platform/server/http/caller/client-network.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { hitRateLimit, type RateLimit } from "#platform/server/limits/rate-limit.ts";
import { contractingMessages } from "#modules/contracting/messages.ts";
import { SIGNER_LIMITS } from "../../domain/signer-limits-data.ts";
import type { SignerContext } from "../signer-context.ts";

/**
 * Counts one try of this network address and refuses it beyond the limit (OP-23). With the sandbox on, callers
 * on the machine itself are its developer and its tests (decision 0032). @throws AppError limited
 */
export async function limitSignerAddress(ctx: SignerContext): Promise<void> {
  const address = ctx.caller?.address ?? "";
  if (address === "" || (ctx.identity.sandbox && isLoopbackAddress(address))) return;
  await count(ctx, { ...SIGNER_LIMITS.address, key: `address|${address}` });
}

/** Counts one try for a deal, phone or address. @throws AppError limited `signer.attemptsExceeded` (MSG-20) */
export async function limitClaim(ctx: SignerContext, key: string): Promise<void> {
  await count(ctx, { ...SIGNER_LIMITS.claim, key });
}

/** Counts one request for a code. @throws AppError limited `signer.requestsExceeded` (MSG-20) */
export async function limitCodes(ctx: SignerContext, key: string): Promise<void> {
  await count(ctx, { ...SIGNER_LIMITS.code, key });
}

async function count(ctx: SignerContext, limit: RateLimit): Promise<void> {
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, limit);
  if (allowed) return;
  const isCode = limit.bucket === SIGNER_LIMITS.code.bucket;
  ctx.log.warn("signer check limited", { code: limit.bucket });
  throw new AppError("limited", {
    code: isCode ? "signer.requestsExceeded" : "signer.attemptsExceeded",
    message: isCode ? contractingMessages.signerCodes : contractingMessages.signerAttempts,
    retryAfterSeconds,
  });
}
