import { VIN_WRONG } from "#modules/car-lookup/domain/vin-words.ts";
import { openFound } from "#modules/car-lookup/server/found-token.ts";
import { checkVin, vinModelYear } from "#modules/inventory/domain/vin.ts";
import { ZIP_UNKNOWN } from "#platform/shared/fields/address/address-rule.ts";
import { english } from "#platform/shared/texts/text.ts";
import { type Described, missingOf } from "../domain/described.ts";
import type { ConditionAnswers } from "../domain/condition/condition-question.ts";
import { isHeldBySale } from "../domain/held-by-sale.ts";
import { QUESTIONS } from "../domain/questions-data.ts";
import type { DescribeBody } from "../domain/trade-in-schemas.ts";
import { requireOwed } from "./internal/require-owed.ts";
import { tradeInAfter } from "../domain/trade-in-status.ts";
import type { TradeInView } from "../domain/trade-in-view.ts";
import { type Holder, ownTradeIn } from "./internal/own-trade-in.ts";
import { requireForwardMiles } from "./internal/require-forward-miles.ts";
import {
  openDescribed,
  openFigures,
  sealDescribed,
  type TradeInRow,
  updateTradeIn,
} from "./internal/trade-in-repo.ts";
import { viewOfTradeIn } from "./internal/view-of-trade-in.ts";
import { tellDeals } from "./offer-changed.ts";
import type { TradeInContext } from "./trade-in-context.ts";
import { beingSold, changedElsewhere, wrongField, wrongMove } from "./trade-in-errors.ts";

const YEAR_TO_COME = english("Choose the model year.");
const YEAR_DIFFERS = english("This VIN belongs to a {year} model. Check the year or the VIN.");

/**
 * Keeps what somebody says about a car, page by page. A change after an offer makes a Draft of it again; the offer before
 * is kept so that what moved can be said (table G).
 * @throws AppError invalid with the field; conflict `tradeIn.changed` where another tab was first; not-found
 */
export async function describeTradeIn(
  ctx: TradeInContext,
  holder: Holder,
  body: DescribeBody,
): Promise<TradeInView> {
  const { version, vin, answers, found, ...fields } = body;
  if (body.zipCode !== undefined && ctx.geo.place(body.zipCode) === undefined)
    throw wrongField("zipCode", ZIP_UNKNOWN);
  return ctx.db.transaction(async (trx) => {
    const row = await ownTradeIn(trx, ctx, holder);
    if (isHeldBySale(row.taken_by)) throw beingSold();
    if (row.version !== version) throw changedElsewhere();
    const before = openDescribed(ctx, row);
    const said: Described = {
      ...before,
      ...(body.miles !== undefined && { milesConfirmed: false }),
      ...fields,
      ...(vin !== undefined && { vin: checkedVin(vin) }),
      ...(body.car !== undefined && { plate: null, plateState: null }),
      ...(found !== undefined && foundCar(ctx, found)),
      answers: { ...before.answers, ...chosen(answers) },
    };
    requireSameYear(said);
    requireKnownYear(ctx, said);
    requireOwed(said, openFigures(ctx, row)?.now);
    await requireForwardMiles(trx, ctx, said);
    const updated = await updateTradeIn(trx, ctx, {
      id: row.id,
      version,
      status: statusOnceSaid(row, said),
      described_sealed: sealDescribed(ctx, row.id, said),
      decision: null,
      review_due_at: null,
      expires_at: null,
    });
    await tellDeals(trx, ctx, row);
    return viewOfTradeIn(ctx, updated);
  });
}

/** Table G: what was edited is described again once every question has its answer. */
function statusOnceSaid({ status }: TradeInRow, said: Described): TradeInRow["status"] {
  const edited = tradeInAfter(status, "edited");
  if (edited === null) throw wrongMove(`trade-in ${status} edited`);
  const isWhole = missingOf(said, QUESTIONS).length === 0;
  return (isWhole ? tradeInAfter(edited, "described") : null) ?? edited;
}

/** A car that its owner knew again by year, make, model and the end of its VIN. */
function foundCar(ctx: TradeInContext, found: string): Partial<Described> {
  const { vin, car, plate, state } = openFound(ctx, found);
  return { vin, car, plate, plateState: state };
}

/** Without what was left out. */
function chosen(answers: DescribeBody["answers"]): ConditionAnswers {
  return Object.fromEntries(Object.entries(answers ?? {}).flatMap(([id, one]) => (one ? [[id, one]] : [])));
}

function checkedVin(text: string | null): string | null {
  if (text === null || text.trim() === "") return null;
  const checked = checkVin(text);
  if (checked.kind !== "valid") throw wrongField("vin", VIN_WRONG);
  return checked.vin;
}

/** Cars of the next model year are on the road, later ones are not. */
function requireKnownYear({ clock }: TradeInContext, { car }: Described): void {
  if (car !== null && car.year > clock.now().getUTCFullYear() + 1) throw wrongField("car.year", YEAR_TO_COME);
}

function requireSameYear({ car, vin }: Described): void {
  const year = vin === null ? null : vinModelYear(vin);
  if (car === null || year === null || year === car.year) return;
  throw wrongField("car.year", YEAR_DIFFERS.replace("{year}", String(year)));
}
