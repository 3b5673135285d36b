import { VIN_WRONG } from "#modules/car-lookup/domain/vin-words.ts";
import { checkVin, vinModelYear } from "#modules/inventory/domain/vin.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { carMarks } from "#modules/car-lookup/domain/claims/car-marks.ts";
import type { Described } from "../../domain/described.ts";
import { holderOf } from "../../domain/held-by-sale.ts";
import type { TitleFacts } from "../../domain/title/title-facts.ts";
import { CHOOSE_NAMES, type TitleBody, titleOf } from "../../domain/title/title-schema.ts";
import type { TradeInView } from "../../domain/trade-in-view.ts";
import { nameClaimedCar } from "#modules/car-lookup/server/claims/claim-car.ts";
import { openDescribed, sealDescribed, updateTradeIn } from "../internal/trade-in-repo.ts";
import { ownTradeIn } from "../internal/own-trade-in.ts";
import { viewOfTradeIn } from "../internal/view-of-trade-in.ts";
import type { TitleContext } from "../trade-in-context.ts";
import { carTaken, changedElsewhere, wrongField } from "../trade-in-errors.ts";

const OTHER_YEAR = english("This VIN belongs to a {year} model, and your offer is for a {offered}.");

/**
 * Keeps what the papers of the car need: its title, VIN and plate. The offer stays as it is, and so does the car that an
 * order has already taken.
 * @throws AppError invalid with the field; conflict `tradeIn.changed` where another tab was first, `tradeIn.carTaken`
 * where another order or sale has this car; not-found
 */
export async function sayTitle(
  ctx: TitleContext,
  holder: { readonly accountId: string },
  body: TitleBody,
): Promise<TradeInView> {
  return ctx.db.transaction(async (trx) => {
    const row = await ownTradeIn(trx, ctx, holder);
    if (row.version !== body.version) throw changedElsewhere();
    const before = openDescribed(ctx, row);
    const vin = body.vin ? vinOfYear(body.vin, before.car?.year ?? null) : before.vin;
    const plate = body.plate ? body.plate : null;
    const said = {
      ...before,
      vin,
      title: wholeTitle(body, before.ownership),
      plate,
      plateState: plate === before.plate ? (before.plateState ?? null) : null,
    };
    await requireOwnCar(trx, ctx, { takenBy: row.taken_by, said });
    const sealed = sealDescribed(ctx, row.id, said);
    const { id, version } = row;
    return viewOfTradeIn(ctx, await updateTradeIn(trx, ctx, { id, version, described_sealed: sealed }));
  });
}

function wholeTitle(body: TitleBody, ownership: Described["ownership"]): TitleFacts {
  const title = titleOf(body, ownership);
  if (title === undefined) throw wrongField("titleNames", CHOOSE_NAMES);
  return title;
}

/** A car that an order or a sale has is named by its VIN and plate from here on, unless another one has that car. */
async function requireOwnCar(
  trx: TenantTransaction,
  ctx: TitleContext,
  { takenBy, said }: { readonly takenBy: string | null; readonly said: Described },
): Promise<void> {
  if (takenBy === null) return;
  const isLive = holderOf((orderId) => ctx.orderClaims.isLive(trx, ctx, orderId));
  if (!(await nameClaimedCar(trx, ctx, { marks: carMarks(said), by: takenBy, isLive }))) throw carTaken();
}

/** Another model year would be another car than the one that was offered for. */
function vinOfYear(text: string, offered: number | null): string {
  const checked = checkVin(text.replace(/[\s-]/gu, ""));
  if (checked.kind !== "valid") throw wrongField("vin", VIN_WRONG);
  const year = vinModelYear(checked.vin);
  if (year !== null && offered !== null && year !== offered)
    throw wrongField("vin", OTHER_YEAR.replace("{year}", String(year)).replace("{offered}", String(offered)));
  return checked.vin;
}
