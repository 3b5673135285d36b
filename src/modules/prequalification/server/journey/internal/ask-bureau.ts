import { screenBuyer } from "#modules/credit-bureaus/server/screen-buyer.ts";
import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import {
  afterAnswers,
  afterIdentity,
  afterReport,
  type NextMove,
  STOPPED,
  UNAVAILABLE,
} from "../../../domain/journey/next-move.ts";
import type { TypedPerson } from "../../../domain/journey/typed-person.ts";
import type { BureauSubject, JourneyContext } from "../journey-context.ts";
import { findDecline } from "./decline-repo.ts";
import { type JourneyRow, openAnswers, openSsn, openToken } from "./journey-repo.ts";
import { ownerOfDay } from "./question-day-repo.ts";
import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";

/** What is to be asked, of whom. */
interface ClaimedWork {
  readonly row: JourneyRow;
  readonly person: TypedPerson;
}

/** Does what a journey waits for, outside of any transaction, and says where that leads. */
export function askBureau(ctx: JourneyContext, claimed: ClaimedWork): Promise<NextMove> {
  switch (claimed.row.work) {
    case "answer":
      return answer(ctx, claimed);
    case "pull":
      return pull(ctx, claimed);
    default:
      return identify(ctx, claimed);
  }
}

async function identify(ctx: JourneyContext, claimed: ClaimedWork): Promise<NextMove> {
  const { row, person } = claimed;
  // Before anything is asked: a name near the list, or a decline that still stands, needs no file.
  if (screenBuyer({ ...person, middleName: null }).mustWait) return STOPPED;
  const known = await ctx.db.transaction((trx) => standing(trx, ctx, row));
  if (known !== undefined) return known;
  const subject = subjectOf(ctx, claimed);
  const found = await ctx.creditBureau.identify(ctx, subject);
  if ("kind" in found) return failure(ctx, found);
  const move = afterIdentity(found, { address: person.address !== null, ssn: subject.ssn !== null });
  // Recognized before, by answers that are given once: what was lost is not asked for again.
  if (move.kind === "ask" && row.step === "questions") return UNAVAILABLE;
  if (move.kind !== "questions") return move;
  const key = { personIndex: row.person_index, day: retailerToday(ctx) };
  const asked = await ctx.db.transaction((trx) => ownerOfDay(trx, ctx, key));
  return asked === undefined || asked === row.id
    ? move
    : { kind: "end", step: "failed", isOverForToday: true };
}

async function answer(ctx: JourneyContext, { row }: ClaimedWork): Promise<NextMove> {
  const answers = JSON.parse(openAnswers(ctx, row)) as { questionId: string; choiceId: string }[];
  const checked = await ctx.creditBureau.answerQuestions(ctx, { token: openToken(ctx, row), answers });
  return "kind" in checked ? failure(ctx, checked) : afterAnswers(checked);
}

/** Times that a file is asked for before somebody goes on without: a process that died and two that were only slow. */
const MOST_PULLS = 6;

/**
 * The token is good for one file. Where it is refused although this journey is the only one that has it, whoever used it
 * died before the report was kept: the person is recognized anew, a few times.
 */
async function pull(ctx: JourneyContext, claimed: ClaimedWork): Promise<NextMove> {
  const { row } = claimed;
  const token = openToken(ctx, row);
  const report = await ctx.creditBureau.softPull(ctx, { ...subjectOf(ctx, claimed), token });
  if (!("kind" in report)) return afterReport(report);
  const isLost = report.reason === "refused" && row.pull_tries > 1 && row.pull_tries <= MOST_PULLS;
  return isLost ? { kind: "again" } : failure(ctx, report);
}

function failure(ctx: JourneyContext, { reason, vendorCode }: ProviderFailure): NextMove {
  ctx.log.warn("the credit bureau gave no answer to a pre-qualification", { code: vendorCode, kind: reason });
  return UNAVAILABLE;
}

/** The same person has the same name at the bureau, whichever journey asks. */
function subjectOf(ctx: JourneyContext, { row, person }: ClaimedWork): BureauSubject {
  const { firstName, lastName, birthDate, phone, zipCode, address } = person;
  const applicantId = `pqp_${row.person_index}`;
  return { applicantId, firstName, lastName, birthDate, phone, zipCode, address, ssn: openSsn(ctx, row) };
}

/** Somebody who was declined is told the same until the day on which they may try again. */
async function standing(
  trx: TenantTransaction,
  ctx: JourneyContext,
  row: JourneyRow,
): Promise<NextMove | undefined> {
  const key = { personIndex: row.person_index, today: retailerToday(ctx) };
  const declined = await findDecline(trx, ctx, key);
  if (declined === undefined) return undefined;
  const { bureau, retry_on: retryOn } = declined;
  return { kind: "end", step: "declined", retryOn, ...(bureau !== null && { bureau: JSON.parse(bureau) }) };
}
