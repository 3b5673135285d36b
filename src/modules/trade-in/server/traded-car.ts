import { carName } from "../domain/car-name.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { Ownership } from "../domain/ownership.ts";
import { type Holder, ownTradeIn } from "./internal/own-trade-in.ts";
import { ownAccount } from "./internal/own-account.ts";
import {
  findTradeIn,
  findTradeInsOfAccount,
  openDescribed,
  openFigures,
  type TradeInRow,
} from "./internal/trade-in-repo.ts";
import type { TradeInContext } from "./trade-in-context.ts";

/** A traded-in car as its loan is asked about. */
export interface TradedCar {
  readonly tradeInId: string;
  readonly accountId: string | null;
  readonly car: string;
  /** Changes with the car and with how it is owned: a quote is for one of them. */
  readonly mark: string;
  readonly ownership: Ownership | null;
  readonly owedCents: Cents | null;
  /** Null while no offer stands. */
  readonly offerCents: Cents | null;
  /** The order that has it. */
  readonly takenBy: string | null;
}

/** Of the browser that holds its secret, or of the account; locked. @throws AppError not-found `tradeIn.notFound` */
export async function tradedCarOf(
  trx: TenantTransaction,
  ctx: TradeInContext,
  holder: Holder,
): Promise<TradedCar> {
  return carOf(ctx, await ownTradeIn(trx, ctx, holder));
}

/** Any of the retailer's; locked. Undefined once it is gone. */
export async function tradedCarById(
  trx: TenantTransaction,
  ctx: QueueContext,
  id: string,
): Promise<TradedCar | undefined> {
  const row = await findTradeIn(trx, ctx, { id, lock: true });
  return row && carOf(ctx, row);
}

/** All that the account that asks keeps. @throws AppError unauthenticated */
export async function ownTradedCars(
  trx: TenantTransaction,
  ctx: TradeInContext,
): Promise<readonly TradedCar[]> {
  const rows = await findTradeInsOfAccount(trx, ctx, ownAccount(ctx).accountId);
  return rows.map((row) => carOf(ctx, row));
}

function carOf(ctx: QueueContext, row: TradeInRow): TradedCar {
  const { car, ownership, owedCents } = openDescribed(ctx, row);
  const figure = openFigures(ctx, row)?.now;
  const isOver = row.expires_at === null || (row.expires_at <= ctx.clock.now() && row.taken_by === null);
  const isOffered = row.decision === "AVAILABLE" && !isOver && figure?.kind === "offer";
  return {
    tradeInId: row.id,
    accountId: row.account_id,
    car: car === null ? "" : carName(car),
    mark: JSON.stringify([car?.year, car?.make, car?.model, ownership]),
    ownership,
    owedCents,
    offerCents: isOffered ? figure.amountCents : null,
    takenBy: row.taken_by,
  };
}
