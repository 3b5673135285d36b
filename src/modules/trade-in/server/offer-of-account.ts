import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { Ownership } from "../domain/described-car.ts";
import { estimatedPayoff } from "../domain/payoff/estimated-payoff.ts";
import { tradeInAfter } from "../domain/trade-in-status.ts";
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
}

/** The offer that an account keeps and that stands now; null without one. */
export async function offerOfAccount(
  trx: TenantTransaction,
  ctx: QueueContext,
  accountId: string,
): Promise<KeptOffer | null> {
  const row = await findTradeInOfAccount(trx, ctx, accountId);
  if (row?.decision !== "AVAILABLE" || row.expires_at === null || row.expires_at <= ctx.clock.now())
    return null;
  const figure = openFigures(ctx, row)?.now;
  const { car, miles, ownership, owedCents } = openDescribed(ctx, row);
  if (figure?.kind !== "offer" || car === null || miles === null || ownership === null) return null;
  const payoffCents = ownership === "OWNED" ? 0 : estimatedPayoff(owedCents ?? 0);
  return {
    tradeInId: row.id,
    car: [car.year, car.make, car.model, car.trim].filter(Boolean).join(" "),
    miles,
    allowanceCents: figure.amountCents,
    payoffCents,
    payoffIsEstimate: payoffCents > 0,
    ownership,
    expiresAt: row.expires_at.toISOString(),
  };
}

/** Table G: the offer became part of a purchase. Repeatable. */
export async function acceptOffer(
  trx: TenantTransaction,
  ctx: QueueContext,
  tradeInId: string,
): Promise<void> {
  const row = await findTradeIn(trx, ctx, { id: tradeInId, lock: true });
  const status = row && tradeInAfter(row.status, "accepted");
  if (row === undefined || status === null || status === undefined) return;
  await updateTradeIn(trx, ctx, { id: row.id, version: row.version, status });
}
