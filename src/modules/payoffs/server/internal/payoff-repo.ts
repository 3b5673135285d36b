import type { Selectable } from "kysely";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { openJson, sealJson } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { PayoffAnswer, PayoffQuote } from "../../domain/payoff-quote.ts";
import type { KeptLetter } from "../payoff-context.ts";
import type { TradeInPayoffTable } from "./payoff-table.ts";

type PayoffRow = Selectable<TradeInPayoffTable>;

/** All that is kept about a payoff, sealed. */
export interface KeptPayoff {
  /** Which car and ownership it is about. */
  readonly mark: string;
  readonly lender: string;
  /** What the lender is asked with; null where its owner only sent a letter. */
  readonly asked: {
    readonly accountNumber: string;
    readonly lastName: string;
    readonly ssnLast4: string;
    /** What its owner agreed to, and when (ISO instant). */
    readonly consent: { readonly words: string; readonly at: string };
  } | null;
  readonly quote: PayoffQuote | null;
  readonly letter: KeptLetter | null;
}

/** A row and what it holds. */
export interface FoundPayoff {
  readonly tradeInId: string;
  readonly answer: PayoffAnswer;
  readonly failedTries: number;
  readonly version: number;
  readonly kept: KeptPayoff;
}

const place = (tradeInId: string): string => `trade_in_payoff|kept|${tradeInId}`;

function foundOf(ctx: QueueContext, row: PayoffRow): FoundPayoff {
  const { trade_in_id: tradeInId, answer, failed_tries: failedTries, version } = row;
  const kept = openJson<KeptPayoff>(ctx.keys, place(tradeInId), row.kept_sealed);
  return { tradeInId, answer, failedTries, version, kept };
}

export async function findPayoff(
  trx: TenantTransaction,
  ctx: QueueContext,
  tradeInId: string,
): Promise<FoundPayoff | undefined> {
  const row = await trx
    .selectFrom("trade_in_payoff")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("trade_in_id", "=", tradeInId)
    .executeTakeFirst();
  return row && foundOf(ctx, row);
}

interface NewPayoff {
  readonly tradeInId: string;
  readonly answer: PayoffAnswer;
  readonly kept: KeptPayoff;
  readonly askAgainAt: Date | null;
  readonly failedTries: number;
}

/** The trade-in is locked, so that nobody else writes. */
export async function savePayoff(
  trx: TenantTransaction,
  ctx: QueueContext,
  { tradeInId, answer, kept, askAgainAt, failedTries }: NewPayoff,
): Promise<void> {
  const values = {
    kept_sealed: sealJson(ctx.keys, place(tradeInId), kept),
    answer,
    ask_again_at: askAgainAt,
    failed_tries: failedTries,
    changed_at: ctx.clock.now(),
  };
  await trx
    .insertInto("trade_in_payoff")
    .values({ tenant_id: ctx.tenantId, trade_in_id: tradeInId, version: 1, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "trade_in_id"])
        .doUpdateSet((now) => ({ ...values, version: now("trade_in_payoff.version", "+", 1) })),
    )
    .execute();
}

/** Rows that are due, handed to nobody else until `until`; another replica's are skipped. */
export async function takeDuePayoffs(
  trx: TenantTransaction,
  ctx: QueueContext,
  { until, limit }: { readonly until: Date; readonly limit: number },
): Promise<readonly FoundPayoff[]> {
  const rows = await trx
    .selectFrom("trade_in_payoff")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("ask_again_at", "<=", ctx.clock.now())
    .orderBy("ask_again_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { trade_in_id: id } of rows)
    await trx
      .updateTable("trade_in_payoff")
      .set({ ask_again_at: until })
      .where("tenant_id", "=", ctx.tenantId)
      .where("trade_in_id", "=", id)
      .execute();
  return rows.map((row) => foundOf(ctx, row));
}

/** A quote of a lender is asked for again from a moment on; letters stay as they are. */
export async function askAgainAt(
  trx: TenantTransaction,
  ctx: QueueContext,
  { tradeInId, at }: { readonly tradeInId: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable("trade_in_payoff")
    .set({ ask_again_at: at })
    .where("tenant_id", "=", ctx.tenantId)
    .where("trade_in_id", "=", tradeInId)
    .where("answer", "=", "QUOTED")
    .execute();
}
