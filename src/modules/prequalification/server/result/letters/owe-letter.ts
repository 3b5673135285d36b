import { usedScoreOf } from "#modules/lenders/domain/bureau/credit-report.ts";
import type { CreditReport } from "#modules/lenders/domain/bureau/credit-report.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { daysAfter } from "#platform/shared/time/days-after.ts";
import type { DeclineContent } from "../../../domain/result/decline-content.ts";
import type { KeptPerson } from "../../../domain/result/kept-person.ts";
import { keepUntil } from "../internal/keep-until.ts";
import { retailerContact } from "../internal/retailer-contact.ts";
import { retailerZone } from "../internal/retailer-today.ts";
import type { ResultRow } from "../internal/result-repo.ts";
import { insertLetter, sealContent } from "./internal/letter-repo.ts";

/** Job that mails one letter. */
export const SEND_LETTER = "prequalification.letter-send";
/** 12 CFR 1002.9(a)(1). */
const DAYS_TO_NOTIFY = 30;

interface Declined {
  readonly result: Pick<ResultRow, "id" | "journey_id" | "account_id">;
  readonly person: KeptPerson;
  readonly report: CreditReport;
  readonly creditors: DeclineContent["creditors"];
}

/**
 * The letter that is owed about a no to a soft report (15 USC 1681m, 12 CFR 1002.9): to their mail at once, or where the
 * result is shown until an address is known.
 */
export async function oweLetter(
  trx: TenantTransaction,
  ctx: QueueContext,
  declined: Declined,
): Promise<void> {
  const id = ctx.ids.next("pql");
  const now = ctx.clock.now();
  const content = contentOf(ctx, declined);
  const { id: resultId, journey_id: journeyId, account_id: accountId } = declined.result;
  await insertLetter(trx, ctx, {
    id,
    result_id: resultId,
    journey_id: journeyId,
    account_id: accountId,
    content_sealed: sealContent(ctx, id, content),
    due_at: daysAfter(now, DAYS_TO_NOTIFY),
    keep_until: keepUntil(daysAfter(now, DAYS_TO_NOTIFY)),
  });
  if (content.reader.email !== null) await askToSend(trx, ctx, { letterId: id });
}

/** Mails a letter after the commit. */
export async function askToSend(
  trx: TenantTransaction,
  ctx: QueueContext,
  { letterId }: { readonly letterId: string },
): Promise<void> {
  await enqueueJob(trx, ctx, { kind: SEND_LETTER, payload: { letterId }, dedupeKey: letterId });
}

function contentOf(ctx: QueueContext, { person, report, creditors }: Declined): DeclineContent {
  const score = usedScoreOf(report);
  return {
    reader: {
      firstName: person.firstName,
      lastName: person.lastName,
      addressLines: addressLinesOf(person),
      email: person.email,
    },
    retailer: retailerContact(ctx),
    creditors,
    scores: score === null ? [] : [score],
    bureausWithoutScore: score === null ? [report.bureau] : [],
    timeZone: retailerZone(ctx),
  };
}

function addressLinesOf({ address, zipCode, state }: KeptPerson): readonly string[] {
  if (address === null) return [`${state} ${zipCode}`];
  const street = [address.line1, address.line2].filter(Boolean).join(", ");
  return [street, `${address.city}, ${address.state} ${address.zipCode}`];
}
