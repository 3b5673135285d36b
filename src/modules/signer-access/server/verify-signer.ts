import { AppError, isAppError } from "#platform/shared/app-error.ts";
import { clearRateLimit } from "#platform/server/limits/rate-limit.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import {
  issueOrderCapability,
  ORDER_CAPABILITY_SECONDS,
  verifyOrderCapability,
} from "#modules/sessions/server/order-capability.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import type { SignerCheck } from "../domain/signer-check-schema.ts";
import { claimedFactor, countedKey } from "../domain/claimed-factor.ts";
import { SIGNER_CODE_TRIES, SIGNER_LIMITS } from "../domain/signer-limits-data.ts";
import { contractingMessages } from "#modules/contracting/messages.ts";
import { factorIndex, findSignedOrders } from "#modules/contracting/server/signers/known-signers.ts";
import { lockNewestCode, signerCodeHash, updateCode } from "./internal/signer-codes-repo.ts";
import { limitClaim, limitSignerAddress } from "./internal/signer-limits.ts";
import type { SignerContext } from "./signer-context.ts";

export interface VerifiedSigner {
  /** For the header `X-Order-Capability`. */
  readonly capability: string;
  readonly expiresInSeconds: number;
  /** `code` opens the contract as well; `knowledge` only shows where the order stands (decision 0133). */
  readonly proof: "knowledge" | "code";
}

/**
 * Recognizes the signer of a contract (AUTH-22, OP-23) and answers a capability for that one order. Known and
 * unknown deals, numbers and addresses take the same way and get the same answers.
 * @throws AppError invalid `signer.incorrect` (MSG-21), whatever was wrong; limited `signer.attemptsExceeded`;
 * forbidden `signer.otherEmail` (MSG-23); unauthenticated when the capability that came along is over
 */
export async function verifySigner(ctx: SignerContext, claim: SignerCheck): Promise<VerifiedSigner> {
  const key = countedKey(claim);
  await limitSignerAddress(ctx);
  await limitClaim(ctx, key);
  const meant = await meantOrder(ctx, claim);
  const found = await ctx.db.transaction((trx) => recognize(trx, ctx, { claim, meant }));
  if (found === OTHER_EMAIL) {
    throw new AppError("forbidden", { code: "signer.otherEmail", message: contractingMessages.otherEmail });
  }
  if (found === undefined) {
    ctx.log.warn("signer check failed", { kind: claim.method });
    throw new AppError("invalid", { code: "signer.incorrect", message: contractingMessages.signerIncorrect });
  }
  await clearRateLimit(ctx, { bucket: SIGNER_LIMITS.claim.bucket, key });
  const proof = claim.method === "EMAIL" ? "code" : "knowledge";
  const { orderId } = found;
  // Knowledge may be that of both who buy; a code was read by one of them.
  const signer = proof === "code" ? found.signer : "buyer";
  const capability = await issueOrderCapability(ctx, { orderId, proof, signer });
  return { capability, expiresInSeconds: ORDER_CAPABILITY_SECONDS, proof };
}

/** The code is right and the order known, but they do not belong together. */
const OTHER_EMAIL = Symbol("another address");

/** The order that was recognized by knowledge before, if any: a passcode must not lead to another one. */
async function meantOrder(ctx: SignerContext, claim: SignerCheck): Promise<string | undefined> {
  if (claim.method !== "EMAIL" || claim.capability === undefined) return undefined;
  return (await verifyOrderCapability(ctx, claim.capability)).orderId;
}

type RecognizedSigner = Awaited<ReturnType<typeof findSignedOrders>>[number];

async function recognize(
  trx: TenantTransaction,
  ctx: SignerContext,
  { claim, meant }: { readonly claim: SignerCheck; readonly meant: string | undefined },
): Promise<RecognizedSigner | typeof OTHER_EMAIL | undefined> {
  const index = factorIndex(ctx.keys, claimedFactor(claim));
  if (claim.method === "EMAIL" && !(await isCodeRight(trx, ctx, { index, code: claim.code })))
    return undefined;
  const all = await findSignedOrders(trx, ctx.tenantId, index);
  const known = meant === undefined ? all : all.filter(({ orderId }) => orderId === meant);
  if (meant !== undefined && known.length === 0) return OTHER_EMAIL;
  for (const one of known) {
    if (await isOpen(trx, ctx, one.orderId)) return one;
  }
  return undefined;
}

/** A code works once, for ten minutes, and dies with its fifth wrong try. */
async function isCodeRight(
  trx: TenantTransaction,
  ctx: SignerContext,
  { index, code }: { readonly index: string; readonly code: string },
): Promise<boolean> {
  const newest = await lockNewestCode(trx, ctx.tenantId, index);
  const now = ctx.clock.now();
  if (newest === undefined || newest.usedAt !== null || newest.expiresAt <= now) return false;
  if (newest.attempts >= SIGNER_CODE_TRIES) return false;
  // Keyed hashes of equal length: their comparison tells nothing about the code.
  if (newest.codeHash !== signerCodeHash(ctx.keys, newest.id, code)) {
    await updateCode(trx, ctx.tenantId, { id: newest.id, set: { attempts: newest.attempts + 1 } });
    return false;
  }
  await updateCode(trx, ctx.tenantId, { id: newest.id, set: { used_at: now } });
  return true;
}

/** A canceled or delivered order has nothing left to sign. */
async function isOpen(trx: TenantTransaction, ctx: SignerContext, orderId: string): Promise<boolean> {
  try {
    requireOpenOrder(await requireOrder(trx, ctx, { id: orderId }));
    return true;
  } catch (error) {
    if (isAppError(error) && error.kind === "conflict") return false;
    throw error;
  }
}
