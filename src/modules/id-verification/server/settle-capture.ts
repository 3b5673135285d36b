import { AppError } from "#platform/shared/app-error.ts";
import { providerUnavailable } from "#platform/server/vendor-calls/provider-failure.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { isInPersonIdState } from "../domain/id-verification.ts";
import { idVerificationMessages } from "../messages.ts";
import type { CaptureReading } from "../providers/id-capture-provider.ts";
import { applyIdOutcome, type IdOutcome } from "./apply-id-outcome.ts";
import type { IdVerificationContext } from "./id-verification-context.ts";
import { lockLink, lockLinkByHash, useLink } from "./internal/capture-link-repo.ts";
import { findIdVerifications } from "./internal/id-verification-repo.ts";
import { moveInPerson } from "./move-in-person.ts";
import { linkInvalid } from "./open-link.ts";

/**
 * Reads a capture from the provider and does what it says, whoever named it: a webhook or the phone that came back.
 * Answers null while it goes on. A capture whose link was used or replaced changes nothing any more.
 * @throws AppError not-found `idVerification.captureUnknown`; provider-unavailable `idVerification.unavailable`
 */
export async function settleCapture(
  ctx: IdVerificationContext,
  input: { readonly captureRef: string },
): Promise<IdOutcome | null> {
  const reading = await read(ctx, input.captureRef);
  const isInPerson = isInPersonIdState(reading.states);
  // OP-19: what must not have been taken is forgotten before anything else is done with it.
  if (isInPerson) await forget(ctx, reading.captureRef);
  return ctx.db.transaction((trx) => apply(trx, ctx, { reading, isInPerson }));
}

async function apply(
  trx: TenantTransaction,
  ctx: IdVerificationContext,
  { reading, isInPerson }: { reading: CaptureReading; isInPerson: boolean },
): Promise<IdOutcome | null> {
  const outcome = isInPerson ? "INCOMPLETE" : reading.outcome;
  const row = await lockLinkByHash(trx, ctx, reading.verificationRef ?? "");
  // A capture of our own page gets its name from the provider only when it is checked.
  const known = row?.capture_ref ?? (ctx.idCaptureProvider.isHosted ? null : reading.captureRef);
  if (row === undefined || known !== reading.captureRef) throw unknownCapture();
  const { person } = row;
  const { [person]: record } = await findIdVerifications(trx, ctx, row.order_id);
  const isOver = row.state === "REPLACED" || row.state === "USED" || record?.record_status !== "INITIATED";
  if (outcome === null || isOver) return outcome;
  const order = await requireOrder(trx, ctx, { id: row.order_id });
  await useLink(trx, ctx, { row, captureRef: reading.captureRef });
  await applyIdOutcome(trx, ctx, { order, outcome, actor: "id verification", person });
  if (isInPerson) await moveInPerson(trx, ctx, { orderId: order.id, person });
  return outcome;
}

/**
 * The phone came back from the provider's pages and asks how it went.
 * @throws AppError not-found `idVerification.linkInvalid`
 */
export async function checkCapture(
  ctx: IdVerificationContext,
  input: { readonly token: string },
): Promise<{ readonly outcome: IdOutcome | null }> {
  const captureRef = await ctx.db.transaction(async (trx) => {
    const row = await lockLink(trx, ctx, input.token);
    if (row === undefined || row.capture_ref === null || row.state === "REPLACED") throw linkInvalid();
    return row.capture_ref;
  });
  return { outcome: await settleCapture(ctx, { captureRef }) };
}

async function read(ctx: IdVerificationContext, captureRef: string): Promise<CaptureReading> {
  const reading = (await ctx.idCaptureProvider.read?.(ctx, captureRef)) ?? { kind: "unknown" as const };
  if (reading.kind === "capture") return reading;
  if (reading.kind === "unknown") throw unknownCapture();
  ctx.log.warn("an ID capture could not be read", { code: reading.vendorCode });
  throw idUnavailable();
}

async function forget(ctx: IdVerificationContext, captureRef: string): Promise<void> {
  const forgotten = await ctx.idCaptureProvider.redact?.(ctx, captureRef);
  if (forgotten === undefined || forgotten === "done") return;
  ctx.log.error("an Illinois capture could not be redacted, will be tried again", {
    code: forgotten.vendorCode,
  });
  throw idUnavailable();
}

export const idUnavailable = () =>
  providerUnavailable("idVerification.unavailable", idVerificationMessages.unavailable);

const unknownCapture = () =>
  new AppError("not-found", {
    code: "idVerification.captureUnknown",
    message: "We couldn't find this ID verification.",
  });
