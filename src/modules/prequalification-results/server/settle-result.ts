import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { BureauContact } from "#modules/credit-bureaus/domain/report/used-score.ts";
import type { ReadFile, SettledResult } from "#modules/prequalification/server/journey/journey-results.ts";
import { emailIndex } from "#modules/accounts/server/accounts-repo.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { daysAfter } from "#platform/shared/time/days-after.ts";
import type { TypedPerson } from "#modules/prequalification/domain/journey/typed-person.ts";
import { type KeptPerson, zipCodeOf } from "../domain/kept-person.ts";
import { resultDays } from "../domain/result-life.ts";
import { issueTerms, programsIndex } from "./internal/issue-terms.ts";
import { keepUntil } from "#modules/credit-bureaus/server/keep-until.ts";
import { retailerZone } from "#modules/tenancy/server/retailer-today.ts";
import { findResults, insertResult, type ResultRow, sealPart } from "./internal/result-repo.ts";
import { tellPerson } from "./internal/tell-person.ts";
import { oweLetter } from "./letters/owe-letter.ts";
import type { SettleContext } from "./result-context.ts";

type Days = ReturnType<typeof resultDays>;
type Issued = ReturnType<typeof issueTerms>;

/** PRIV-04: so long after its end a result is kept that no decision used. */
const OPTIONAL_DAYS = 30;

/**
 * Keeps what lenders' programs and the retailer's own rules make of a soft report, in the transaction that ends the
 * journey: terms for 30 days, or a decline with the letter that the law asks for (PQ-05, PQ-07). Once for each journey:
 * asked again it answers the same and changes nothing.
 */
export async function settleResult(
  trx: TenantTransaction,
  ctx: SettleContext,
  settled: ReadFile,
): Promise<SettledResult> {
  const { journeyId, report } = settled;
  const { bureau } = report;
  const [existing] = await findResults(trx, ctx, { journeyId });
  if (existing !== undefined) return answerOf(existing, bureau);
  if (report.outcome === "FROZEN") return { step: "frozen", bureau, retryOn: null };
  if (report.alerts.includes("DECEASED")) return { step: "failed", bureau, retryOn: null };
  const person = keptPerson(ctx, settled.person);
  const days = resultDays(ctx.clock.now().getTime(), retailerZone(ctx));
  const issued = issueTerms(ctx, { person, report, asOf: days.asOf, validUntil: days.last });
  // Nobody is declined because a bureau has no file of them.
  if (issued.terms === null && report.outcome === "NO_HIT") return { step: "no-file", bureau, retryOn: null };
  const row = newRow(ctx, { settled, person, days, issued });
  await insertResult(trx, ctx, row);
  if (issued.terms !== null) await tellPerson(trx, ctx, { row, person, news: "approved" });
  else await oweLetter(trx, ctx, { result: row, person, report, creditors: issued.creditors });
  return answerOf(row, bureau);
}

function newRow(
  ctx: SettleContext,
  input: {
    readonly settled: ReadFile;
    readonly person: KeptPerson;
    readonly days: Days;
    readonly issued: Issued;
  },
): Omit<ResultRow, "tenant_id"> {
  const { settled, person, days, issued } = input;
  const id = ctx.ids.next("pqr");
  const now = ctx.clock.now();
  return {
    id,
    journey_id: settled.journeyId,
    consent_id: settled.consentId,
    account_id: null,
    email_index: person.email === null ? null : emailIndex(ctx.keys, person.email),
    person_sealed: sealPart(ctx, id, ["person", person]),
    report_sealed: sealPart(ctx, id, ["report", settled.report]),
    terms_sealed: issued.terms && sealPart(ctx, id, ["terms", issued.terms]),
    moved_sealed: null,
    programs_index: programsIndex(ctx),
    as_of: days.asOf,
    told: 0,
    made_at: now,
    ...lifeOf(issued, { now, days }),
  };
}

/** Where table H begins, and until when. */
function lifeOf(
  { terms, isRetailers }: Issued,
  { now, days }: { readonly now: Date; readonly days: Days },
): Pick<ResultRow, "state" | "valid_until" | "retry_on" | "expires_at" | "forget_at"> {
  const { last } = days;
  if (terms === null) {
    const state = isRetailers ? "retailer_declined" : "mq_declined";
    return { state, valid_until: null, retry_on: last, expires_at: null, forget_at: keepUntil(now) };
  }
  const overAt = new Date(days.overAt);
  return {
    state: "mq_approved",
    valid_until: last,
    retry_on: null,
    expires_at: overAt,
    forget_at: daysAfter(overAt, OPTIONAL_DAYS),
  };
}

function answerOf(row: Pick<ResultRow, "retry_on">, bureau: BureauContact): SettledResult {
  return { step: row.retry_on === null ? "result" : "declined", bureau, retryOn: row.retry_on };
}

function keptPerson(ctx: SettleContext, person: TypedPerson): KeptPerson {
  const state = person.address?.state ?? ctx.geo.place(zipCodeOf(person))?.state ?? "";
  return { ...person, state, language: languageOf(ctx.tenant) };
}
