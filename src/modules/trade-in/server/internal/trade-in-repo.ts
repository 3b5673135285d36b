import type { Insertable, Selectable } from "kysely";
import { blindIndex, openJson, sealJson, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Described } from "../../domain/described.ts";
import type { OfferFigure } from "../../domain/offer/offer-line.ts";
import type { TradeInTable } from "./trade-in-table.ts";

export type TradeInRow = Selectable<TradeInTable>;
type Keeper = RequestContext & { readonly keys: TenantKeys };

/** The figure of now, and the one that a change replaced. */
export interface Figures {
  readonly now: OfferFigure;
  readonly before: OfferFigure | null;
  /** The last question; trade-ins of older releases have none. */
  readonly asked?: Asked;
}

/** When an offer was last asked for, at which version, and how many times so far. */
interface Asked {
  /** ISO instant. */
  readonly at: string;
  readonly version: number;
  readonly times: number;
}

const place = (column: string, id: string): string => `trade_in|${column}|${id}`;

export async function insertTradeIn(
  trx: TenantTransaction,
  ctx: RequestContext,
  row: Omit<Insertable<TradeInTable>, "tenant_id">,
): Promise<TradeInRow> {
  return trx
    .insertInto("trade_in")
    .values({ ...row, tenant_id: ctx.tenantId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The trade-in, kept from others until the transaction ends where `lock` says so. */
export async function findTradeIn(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, lock = false }: { readonly id: string; readonly lock?: boolean },
): Promise<TradeInRow | undefined> {
  const query = trx
    .selectFrom("trade_in")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** The one that an account changed last; TRADE-08 lets a purchase have one. */
export async function findTradeInOfAccount(
  trx: TenantTransaction,
  ctx: RequestContext,
  accountId: string,
): Promise<TradeInRow | undefined> {
  return trx
    .selectFrom("trade_in")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("account_id", "=", accountId)
    .orderBy("changed_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function findTradeInsOfAccount(
  trx: TenantTransaction,
  ctx: RequestContext,
  accountId: string,
): Promise<readonly TradeInRow[]> {
  return trx
    .selectFrom("trade_in")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();
}

/** Answers the trade-in as it is afterwards, one version on. */
export async function updateTradeIn(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, version, ...values }: Partial<TradeInRow> & Pick<TradeInRow, "id" | "version">,
): Promise<TradeInRow> {
  return trx
    .updateTable("trade_in")
    .set({ ...values, version: version + 1, changed_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How a secret is kept. */
export function secretIndex(ctx: Keeper, id: string, secret: string): string {
  return blindIndex(ctx.keys, `trade_in|secret|${id}|${secret}`);
}

export function sealDescribed(ctx: Keeper, id: string, described: Described): string {
  return sealJson(ctx.keys, place("described", id), described);
}

export function openDescribed(ctx: Keeper, { id, described_sealed: sealed }: TradeInRow): Described {
  return openJson<Described>(ctx.keys, place("described", id), sealed);
}

export function sealFigures(ctx: Keeper, id: string, figures: Figures): string {
  return sealJson(ctx.keys, place("figure", id), figures);
}

/** Null before the first offer was asked for. */
export function openFigures(ctx: Keeper, { id, figure_sealed: sealed }: TradeInRow): Figures | null {
  return sealed === null ? null : openJson<Figures>(ctx.keys, place("figure", id), sealed);
}
