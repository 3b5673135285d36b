import { carName } from "../domain/car-name.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { Ownership } from "../domain/ownership.ts";
import { type InspectionTerms, inspectionTermsOf } from "../domain/inspection/inspection-terms.ts";
import { holderOf, isHeldBySale } from "../domain/held-by-sale.ts";
import { carMarks } from "#modules/car-lookup/domain/claims/car-marks.ts";
import { estimatedPayoff } from "../domain/payoff/estimated-payoff.ts";
import { tradeInAfter } from "../domain/trade-in-status.ts";
import type { TitleFacts } from "../domain/title/title-facts.ts";
import { claimCar, isClaimedByOther } from "#modules/car-lookup/server/claims/claim-car.ts";
import { deleteClaim } from "#modules/car-lookup/server/claims/claims-repo.ts";
import {
  findTradeIn,
  findTradeInOfAccount,
  openDescribed,
  openFigures,
  updateTradeIn,
} from "./internal/trade-in-repo.ts";

/** An offer that an account keeps, as a purchase counts it. */
interface KeptOffer {
  readonly tradeInId: string;
  readonly car: string;
  readonly miles: number;
  readonly allowanceCents: Cents;
  readonly payoffCents: Cents;
  /** What is owed is what its owner said. */
  readonly payoffIsEstimate: boolean;
  readonly ownership: Ownership;
  /** ISO instant. */
  readonly expiresAt: string;
  readonly inspection: InspectionTerms;
  readonly title?: TitleFacts;
}

interface Asked {
  readonly accountId: string;
  /** The order that asks. */
  readonly orderId: string;
  /** Whether an order that took the car before still has it. */
  readonly isLive: (orderId: string) => Promise<boolean>;
  /** Given with the question, where its owner has not said it before. */
  readonly vin?: string | null;
}

/**
 * The offer that an account keeps and that stands now for an order; null without one, and for a car that another order
 * or a sale has, described by whatever trade-in. The trade-in is locked until the transaction ends: two orders that are submitted at once take it one by one.
 */
export async function offerOfAccount(
  trx: TenantTransaction,
  ctx: QueueContext,
  { accountId, orderId, isLive, vin = null }: Asked,
): Promise<KeptOffer | null> {
  const found = await findTradeInOfAccount(trx, ctx, accountId);
  const row = found && (await findTradeIn(trx, ctx, { id: found.id, lock: true }));
  if (row?.decision !== "AVAILABLE" || row.expires_at === null) return null;
  const isOwn = row.taken_by === orderId;
  if (!isOwn && row.expires_at <= ctx.clock.now()) return null;
  if (!isOwn && isHeldBySale(row.taken_by)) return null;
  if (!isOwn && row.taken_by !== null && (await isLive(row.taken_by))) return null;
  const figure = openFigures(ctx, row)?.now;
  const described = openDescribed(ctx, row);
  const { car, miles, ownership, owedCents, answers, title } = described;
  if (figure?.kind !== "offer" || car === null || miles === null || ownership === null) return null;
  const marks = carMarks({ ...described, vin: described.vin ?? vin });
  if (await isClaimedByOther(trx, ctx, { marks, by: orderId, isLive: holderOf(isLive) })) return null;
  const payoffCents = ownership === "OWNED" ? 0 : estimatedPayoff(owedCents ?? 0);
  return {
    tradeInId: row.id,
    car: carName(car),
    miles,
    allowanceCents: figure.amountCents,
    payoffCents,
    payoffIsEstimate: payoffCents > 0,
    ownership,
    expiresAt: row.expires_at.toISOString(),
    inspection: inspectionTermsOf(ctx.tenant.config.tradeIn, { miles, answers }),
    ...(title && { title }),
  };
}

interface Accepted {
  readonly tradeInId: string;
  readonly orderId: string;
  readonly vin?: string | null;
}

/** Table G: the offer that `offerOfAccount` answered in this transaction became part of an order. Repeatable. */
export async function acceptOffer(
  trx: TenantTransaction,
  ctx: QueueContext,
  { tradeInId, orderId, vin = null }: Accepted,
): Promise<void> {
  const row = await findTradeIn(trx, ctx, { id: tradeInId, lock: true });
  if (row === undefined) return;
  const described = openDescribed(ctx, row);
  const marks = carMarks({ ...described, vin: described.vin ?? vin });
  await claimCar(trx, ctx, { marks, by: orderId, tradeInId });
  if (row.taken_by === orderId) return;
  const status = tradeInAfter(row.status, "accepted") ?? row.status;
  await updateTradeIn(trx, ctx, { id: row.id, version: row.version, status, taken_by: orderId });
}

/** The car stays its owner's after all: another order may have it. Repeatable. */
export async function releaseOffer(
  trx: TenantTransaction,
  ctx: QueueContext,
  { tradeInId, orderId }: { readonly tradeInId: string; readonly orderId: string },
): Promise<void> {
  const row = await findTradeIn(trx, ctx, { id: tradeInId, lock: true });
  await deleteClaim(trx, ctx, orderId);
  if (row?.taken_by !== orderId) return;
  await updateTradeIn(trx, ctx, { id: row.id, version: row.version, taken_by: null });
}
