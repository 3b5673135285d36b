import * as v from "valibot";
import { ZIP_UNKNOWN } from "#platform/shared/fields/address/address-rule.ts";
import { zipCodeSchema } from "#platform/shared/fields/address/zip-code.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import type { QualificationView } from "#modules/prequalification/domain/journey-view.ts";
import { annualIncomeSchema } from "#modules/prequalification/domain/journey/journey-schemas.ts";
import { type KeptPerson, movedTo, zipCodeOf } from "../domain/kept-person.ts";
import { stateToday } from "../domain/result-life.ts";
import { tooMany, wrongField, wrongOrder } from "#modules/prequalification/server/journey/journey-errors.ts";
import { type Door, lockOwnResult } from "./internal/own-result.ts";
import { repriceResult } from "./internal/reprice-result.ts";
import { openPerson } from "./internal/result-repo.ts";
import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";
import { LIVE, viewOfResult } from "./internal/view-of-result.ts";
import type { ResultContext } from "./result-context.ts";

/** What of oneself may change without a new look at the file (PQ-10). */
export const changeBody = formSchema({
  zipCode: v.optional(zipCodeSchema),
  annualIncomeCents: v.optional(annualIncomeSchema),
});
type Changes = v.InferOutput<typeof changeBody>;

/** Of one result and hour: people try a few, nobody tries a hundred. */
const CHANGES = { bucket: "prequalification-changes", limit: 30, windowSeconds: 3_600 };

/**
 * Prices everything anew for another zip code or income, at once and without another look at the file; the answer says
 * what moved and why (PQ-10). The same again changes nothing.
 * @throws AppError unauthenticated; not-found `prequalification.notFound`; conflict `state.transitionNotAllowed` where
 * there are no terms; invalid `zip.unknown`; limited `prequalification.tooMany`
 */
export async function changeResult(
  ctx: ResultContext,
  door: Door,
  changes: Changes,
): Promise<QualificationView> {
  const key = await ctx.db.transaction(async (trx) => (await lockOwnResult(trx, ctx, door)).id);
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, { ...CHANGES, key });
  if (!allowed) throw tooMany(retryAfterSeconds);
  return ctx.db.transaction(async (trx) => {
    const row = await lockOwnResult(trx, ctx, door);
    const state = stateToday({ state: row.state, validUntil: row.valid_until }, retailerToday(ctx));
    if (!LIVE.includes(state)) throw wrongOrder(`change a result in ${state}`);
    const before = openPerson(ctx, row);
    const person = changed(ctx, before, changes);
    if (isSame(before, person)) return viewOfResult(ctx, row);
    return viewOfResult(ctx, await repriceResult(trx, ctx, { row, person }));
  });
}

function changed(
  ctx: ResultContext,
  before: KeptPerson,
  { zipCode, annualIncomeCents }: Changes,
): KeptPerson {
  const person = annualIncomeCents === undefined ? before : { ...before, annualIncomeCents };
  if (zipCode === undefined || zipCode === zipCodeOf(before)) return person;
  const place = ctx.geo.place(zipCode);
  if (place === undefined) throw wrongField("zip.unknown", "zipCode", ZIP_UNKNOWN);
  return movedTo(person, { zipCode, state: place.state });
}

function isSame(one: KeptPerson, other: KeptPerson): boolean {
  return one.annualIncomeCents === other.annualIncomeCents && zipCodeOf(one) === zipCodeOf(other);
}
