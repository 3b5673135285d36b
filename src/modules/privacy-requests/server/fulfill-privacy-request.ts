import { daysAfter } from "#platform/shared/time/days-after.ts";
import { findAccountPerson } from "#modules/accounts/server/people/find-account-person.ts";
import { eraseAccountById } from "#modules/profile/server/erase-account.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { REPORT_DAYS } from "../domain/privacy-request.ts";
import { PRIVACY_DATA_DELETED, PRIVACY_REPORT_READY, PRIVACY_WAITS_FOR_ORDER } from "../message-templates.ts";
import { collectReport } from "./internal/collect-report.ts";
import {
  lockById,
  openSubject,
  type PrivacyRequestRow,
  type StoredSubject,
  updateRequest,
} from "./internal/privacy-requests-repo.ts";
import { dayText, linkOf, notifyRetailer, notifySubject } from "./internal/notify-subject.ts";
import type { DataSubject, PersonalData } from "#platform/server/modules/personal-data.ts";
import type { PrivacyRequestsContext } from "./privacy-requests-context.ts";

/** Job that does what a proven request asks; payload `{id}`. */
export const FULFILL_PRIVACY_REQUEST = "privacy.fulfill";

const NAME_DIFFERS =
  "The last name in the request is not the one of the account with this email address. Verify who asks before you answer.";
const PERSON_NEEDED = "Correcting data or recording an opt-out is done by your own people.";
const ORDER_OPEN = "The consumer has an order that isn't finished, so nothing was deleted yet.";

/**
 * Produces the report of an access request, or erases what a deletion request names; hands everything else to the
 * retailer's people. Two facts prove a person (the policy's promise): their mailbox, and the last name we know.
 */
export async function fulfillPrivacyRequest(
  ctx: PrivacyRequestsContext,
  { id }: { readonly id: string },
): Promise<void> {
  const found = await ctx.db.transaction(async (trx) => {
    const row = await lockById(trx, ctx, id);
    if (row === undefined || row.closed_at !== null) return undefined;
    const subject = openSubject(ctx, row);
    return { row, subject, person: await findAccountPerson(trx, ctx, subject.email) };
  });
  if (found === undefined) return;
  const { row, subject, person } = found;
  if (row.needs_person) return handOver(ctx, { row, why: PERSON_NEEDED });
  if (person && !isSameName(person.lastName, subject.lastName))
    return handOver(ctx, { row, why: NAME_DIFFERS });
  const whose: DataSubject = { accountId: person?.accountId ?? null, email: subject.email };
  return row.kind === "access" ? report(ctx, { row, subject, whose }) : erase(ctx, { row, subject, whose });
}

interface Due {
  readonly row: PrivacyRequestRow;
  readonly subject: StoredSubject;
  readonly whose: DataSubject;
}

async function report(ctx: PrivacyRequestsContext, { row, subject, whose }: Due): Promise<void> {
  // Collected before the transaction that stores it: every source reads in one of its own.
  const collected = await collectReport(ctx, { row, subject, whose });
  const now = ctx.clock.now();
  const until = daysAfter(now, REPORT_DAYS);
  await close(ctx, row, async (trx) => {
    await updateRequest(trx, ctx, {
      id: row.id,
      change: { status: "COMPLETED", closed_at: now, report: collected, report_until: until },
    });
    await notifySubject(trx, ctx, {
      subject,
      template: PRIVACY_REPORT_READY,
      params: (reader) => ({
        requestNumber: row.request_number,
        reportUntil: dayText(reader, until),
        link: linkOf(reader, subject.token),
      }),
    });
  });
}

async function erase(ctx: PrivacyRequestsContext, { row, subject, whose }: Due): Promise<void> {
  // Before the request is closed: a process that dies here does it again.
  for (const source of ctx.personalDataSources) {
    await (source as unknown as PersonalData<PrivacyRequestsContext>).forget?.(ctx, whose);
  }
  await close(ctx, row, async (trx) => {
    const erased = whose.accountId === null ? "gone" : await eraseAccountById(trx, ctx, whose.accountId);
    if (erased === "needed") return waitForOrder(trx, ctx, { row, subject });
    await updateRequest(trx, ctx, {
      id: row.id,
      change: { status: "COMPLETED", closed_at: ctx.clock.now() },
    });
    const params = () => ({ requestNumber: row.request_number });
    await notifySubject(trx, ctx, { subject, template: PRIVACY_DATA_DELETED, params });
    return undefined;
  });
}

async function waitForOrder(
  trx: TenantTransaction,
  ctx: PrivacyRequestsContext,
  { row, subject }: Omit<Due, "whose">,
): Promise<void> {
  await updateRequest(trx, ctx, { id: row.id, change: { needs_person: true, note: ORDER_OPEN } });
  await notifyRetailer(trx, ctx, { row, why: ORDER_OPEN });
  await notifySubject(trx, ctx, {
    subject,
    template: PRIVACY_WAITS_FOR_ORDER,
    params: (reader) => ({ requestNumber: row.request_number, dueOn: dayText(reader, row.due_at) }),
  });
}

function handOver(
  ctx: PrivacyRequestsContext,
  { row, why }: { row: PrivacyRequestRow; why: string },
): Promise<void> {
  return close(ctx, row, async (trx) => {
    await updateRequest(trx, ctx, { id: row.id, change: { needs_person: true, note: why } });
    await notifyRetailer(trx, ctx, { row, why });
  });
}

/** A job may run twice: whoever finds the request closed does nothing. */
async function close(
  ctx: PrivacyRequestsContext,
  { id }: PrivacyRequestRow,
  work: (trx: TenantTransaction) => Promise<void>,
): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const row = await lockById(trx, ctx, id);
    if (row !== undefined && row.closed_at === null) await work(trx);
  });
}

function isSameName(one: string, other: string): boolean {
  const plain = (name: string): string =>
    name
      .normalize("NFD")
      .replace(/[^a-z]/giu, "")
      .toLowerCase();
  return plain(one) === plain(other);
}
