import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { MovedTerms } from "../../../domain/journey-view.ts";
import type { KeptPerson } from "../../../domain/result/kept-person.ts";
import { zipCodeOf } from "../../../domain/result/kept-person.ts";
import { stateToday } from "../../../domain/result/result-life.ts";
import type { PersonalTerms } from "../../../domain/terms/personal-terms.ts";
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
import { retailerToday } from "./retailer-today.ts";
import { LIVE } from "./view-of-result.ts";

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
  const before = openPerson(ctx, row);
  const after = person ?? before;
  const issued = issueTerms(ctx, {
    person: after,
    report: openReport(ctx, row),
    asOf: today,
    validUntil: row.valid_until,
  });
  const moved = movedBy(ctx, {
    changed: changeOf(before, after),
    before: openTerms(ctx, row),
    after: issued.terms,
  });
  const { id } = row;
  return updateResult(trx, ctx, {
    id,
    person_sealed: sealPart(ctx, id, ["person", after]),
    terms_sealed: issued.terms && sealPart(ctx, id, ["terms", issued.terms]),
    moved_sealed: sealPart(ctx, id, ["moved", moved]),
    programs_index: index,
    as_of: today,
  });
}

/** The largest cause, where several changed at once. */
function changeOf(before: KeptPerson, after: KeptPerson): MovedTerms["changed"] {
  if (before.state !== after.state) return "state";
  if (before.annualIncomeCents !== after.annualIncomeCents) return "income";
  return zipCodeOf(before) === zipCodeOf(after) ? "programs" : "zip";
}

function movedBy(
  ctx: ResultContext,
  moved: {
    readonly changed: MovedTerms["changed"];
    readonly before: PersonalTerms | null;
    readonly after: PersonalTerms | null;
  },
): MovedTerms {
  return {
    changed: moved.changed,
    at: ctx.clock.now().toISOString(),
    before: referencePayment(ctx, moved.before),
    after: referencePayment(ctx, moved.after),
  };
}
