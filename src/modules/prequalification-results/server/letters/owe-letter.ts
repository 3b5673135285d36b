import { usedScoreOf } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import type { CreditReport } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { daysAfter } from "#platform/shared/time/days-after.ts";
import { type DeclineContent, restsOnReport } from "../../domain/decline-content.ts";
import type { KeptPerson } from "../../domain/kept-person.ts";
import { addressOf } from "../internal/address-of.ts";
import { keepUntil } from "#modules/credit-bureaus/server/keep-until.ts";
import { retailerContact } from "../internal/retailer-contact.ts";
import { retailerZone } from "#modules/tenancy/server/retailer-today.ts";
import type { ResultRow } from "../internal/result-repo.ts";
import { earlierConsent } from "./letter-consent.ts";
import { findLetters, insertLetter, sealContent } from "./internal/letter-repo.ts";

/** Job that mails one letter. */
export const SEND_LETTER = "prequalification.letter-send";
/** 12 CFR 1002.9(a)(1). */
const DAYS_TO_NOTIFY = 30;
/** So long somebody may say how they want it. */
const DAYS_TO_CHOOSE = 3;

interface Declined {
  readonly result: Pick<ResultRow, "id" | "journey_id" | "account_id">;
  readonly person: KeptPerson;
  readonly report: CreditReport;
  readonly creditors: DeclineContent["creditors"];
  /** So long it may still turn out not to be owed; at once when left out. */
  readonly waitDays?: number;
}

/**
 * The letter that is owed about a no to a soft report (15 USC 1681m, 12 CFR 1002.9): by email for who agreed to that, also
 * before, and on paper for who has not after some days. One for each result.
 */
export async function oweLetter(
  trx: TenantTransaction,
  ctx: QueueContext,
  declined: Declined,
): Promise<void> {
  const { result, person, waitDays = 0 } = declined;
  const { id: resultId, journey_id: journeyId, account_id: accountId } = result;
  if ((await findLetters(trx, ctx, { resultId })).length > 0) return;
  const id = ctx.ids.next("pql");
  const now = ctx.clock.now();
  const sendAt = daysAfter(now, waitDays);
  const email = await addressOf(trx, ctx, { row: result, person });
  const content = contentOf(ctx, { ...declined, person: { ...person, email } });
  const agreed =
    email === null || accountId === null
      ? undefined
      : await earlierConsent(trx, ctx, { accountId, email, letterId: id });
  await insertLetter(trx, ctx, {
    id,
    result_id: resultId,
    journey_id: journeyId,
    account_id: accountId,
    content_sealed: sealContent(ctx, id, content),
    due_at: daysAfter(now, DAYS_TO_NOTIFY),
    send_at: sendAt,
    has_address: email !== null,
    has_street: person.address !== null,
    paper_from: daysAfter(sendAt, DAYS_TO_CHOOSE),
    ...agreed,
    keep_until: keepUntil(daysAfter(now, DAYS_TO_NOTIFY)),
  });
  if (agreed !== undefined) await askToSend(trx, ctx, { letterId: id, sendAt });
}

/** Mails a letter after the commit, or when its time comes. */
export async function askToSend(
  trx: TenantTransaction,
  ctx: QueueContext,
  { letterId, sendAt }: { readonly letterId: string; readonly sendAt: Date },
): Promise<void> {
  const job = { kind: SEND_LETTER, payload: { letterId }, dedupeKey: letterId };
  await enqueueJob(trx, ctx, { ...job, runAt: sendAt });
}

function contentOf(ctx: QueueContext, { person, report, creditors }: Declined): DeclineContent {
  const isUsed = restsOnReport(creditors);
  const score = isUsed ? usedScoreOf(report) : null;
  return {
    reader: {
      firstName: person.firstName,
      lastName: person.lastName,
      addressLines: addressLinesOf(person),
      email: person.email,
      language: person.language,
    },
    retailer: retailerContact(ctx),
    creditors,
    scores: score === null ? [] : [score],
    bureausWithoutScore: isUsed && score === null ? [report.bureau] : [],
    timeZone: retailerZone(ctx),
  };
}

function addressLinesOf({ address, zipCode, state }: KeptPerson): readonly string[] {
  if (address === null) return [`${state} ${zipCode}`];
  const street = [address.line1, address.line2].filter(Boolean).join(", ");
  return [street, `${address.city}, ${address.state} ${address.zipCode}`];
}
