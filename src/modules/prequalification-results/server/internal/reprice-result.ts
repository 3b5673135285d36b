import type { CreditReport } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { MovedTerms } from "#modules/prequalification/domain/journey-view.ts";
import type { KeptPerson } from "../../domain/kept-person.ts";
import { zipCodeOf } from "../../domain/kept-person.ts";
import { stateToday } from "../../domain/result-life.ts";
import type { PersonalTerms } from "#modules/personal-pricing/domain/terms/personal-terms.ts";
import { dropLetter } from "../letters/drop-letter.ts";
import { oweLetter } from "../letters/owe-letter.ts";
import type { ResultContext } from "../result-context.ts";
import { issueTerms, programsIndex } from "./issue-terms.ts";
import { referencePayment } from "./reference-payment.ts";
import {
  findResults,
  openPerson,
  openReport,
  openTerms,
  type ResultRow,
  sealPart,
  updateResult,
} from "./result-repo.ts";
import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";
import { LIVE } from "./view-of-result.ts";

/** Most who name a lower income are trying, and name the other one again. */
const WAIT_DAYS = 1;

/**
 * Terms by what is known now, from the report that was read once: after its person changed (`person`), or after the
 * retailer's programs did. Says what moved and why (PQ-10). Results that are over stay as they are.
 */
export async function repriceResult(
  trx: TenantTransaction,
  ctx: ResultContext,
  { row: seen, person }: { readonly row: ResultRow; readonly person: KeptPerson | null },
): Promise<ResultRow> {
  const today = retailerToday(ctx);
  const index = programsIndex(ctx);
  if (!LIVE.includes(stateToday({ state: seen.state, validUntil: seen.valid_until }, today))) return seen;
  if (person === null && seen.programs_index === index) return seen;
  const [row] = await findResults(trx, ctx, { id: seen.id, lock: true });
  if (row?.valid_until == null) return seen;
  // Somebody else's look may have priced it meanwhile.
  if (person === null && row.programs_index === index) return row;
  const before = openPerson(ctx, row);
  const after = person ?? before;
  const report = openReport(ctx, row);
  const issued = issueTerms(ctx, { person: after, report, asOf: today, validUntil: row.valid_until });
  await settleLetter(trx, ctx, { row, person: after, report, issued });
  const { id } = row;
  return updateResult(trx, ctx, {
    id,
    person_sealed: sealPart(ctx, id, ["person", after]),
    terms_sealed: issued.terms && sealPart(ctx, id, ["terms", issued.terms]),
    ...movedBy(ctx, { row, changed: changeOf(before, after), terms: issued.terms }),
    programs_index: index,
    as_of: today,
  });
}

/** Terms that end are a no like any other, told a day later; terms that are back take the letter back. */
async function settleLetter(
  trx: TenantTransaction,
  ctx: ResultContext,
  input: {
    readonly row: ResultRow;
    readonly person: KeptPerson;
    readonly report: CreditReport;
    readonly issued: ReturnType<typeof issueTerms>;
  },
): Promise<void> {
  const { row, person, report, issued } = input;
  if (issued.terms !== null) return dropLetter(trx, ctx, { resultId: row.id });
  const { creditors } = issued;
  await oweLetter(trx, ctx, { result: row, person, report, creditors, waitDays: WAIT_DAYS });
}

/** The largest cause, where several changed at once. */
function changeOf(before: KeptPerson, after: KeptPerson): MovedTerms["changed"] {
  if (before.state !== after.state) return "state";
  if (before.annualIncomeCents !== after.annualIncomeCents) return "income";
  return zipCodeOf(before) === zipCodeOf(after) ? "programs" : "zip";
}

/** Nothing where programs changed and prices did not. */
function movedBy(
  ctx: ResultContext,
  {
    row,
    changed,
    terms,
  }: {
    readonly row: ResultRow;
    readonly changed: MovedTerms["changed"];
    readonly terms: PersonalTerms | null;
  },
): Pick<ResultRow, "moved_sealed"> | object {
  const known = openTerms(ctx, row);
  if (changed === "programs" && known?.key === terms?.key) return {};
  const moved = {
    changed,
    at: ctx.clock.now().toISOString(),
    before: referencePayment(ctx, known),
    after: referencePayment(ctx, terms),
  };
  return { moved_sealed: sealPart(ctx, row.id, ["moved", moved]) };
}
