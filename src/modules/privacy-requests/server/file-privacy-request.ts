import { daysAfter } from "#platform/shared/time/days-after.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import { hitRateLimit, type RateLimit } from "#platform/server/limits/rate-limit.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { normalizeEmail } from "#platform/shared/fields/email.ts";
import { findAccountPerson } from "#modules/accounts/server/people/find-account-person.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { tenantText } from "#modules/tenancy/domain/tenant-text.ts";
import { english } from "#platform/shared/texts/text.ts";
import { CONFIRM_DAYS, needsPerson, RESPONSE_DAYS } from "../domain/privacy-request.ts";
import type {
  PrivacyRequestForm,
  PrivacyRequestView,
  PrivacySubject,
} from "../domain/privacy-request-schema.ts";
import { CONFIRM_PRIVACY_REQUEST, PRIVACY_AGENT_RECEIPT } from "../message-templates.ts";
import { privacyMessages } from "../messages.ts";
import { insertRequest, type PrivacyRequestRow } from "./internal/privacy-requests-repo.ts";
import { dayText, linkOf, notifySubject, whatText } from "./internal/notify-subject.ts";
import { FULFILL_PRIVACY_REQUEST } from "./fulfill-privacy-request.ts";
import type { PrivacyRequestsContext } from "./privacy-requests-context.ts";

/** Per network address and per consumer, so that nobody's mailbox is filled. */
const LIMITS = {
  address: { bucket: "privacy.address", limit: 10, windowSeconds: 3_600 },
  email: { bucket: "privacy.email", limit: 5, windowSeconds: 86_400 },
} as const;
const NO_AGENT = english("You entered it on our site.");
const BY_AGENT = english("{agent} entered it for you and says that you authorized them in writing.");

/**
 * PRIV-01, ROLE-09: files a request. Its clock starts now; it counts once the person proves that it is theirs, by the
 * link in a mail, or at once when they are signed in with that address and ask for themselves.
 * @throws AppError `limited` `privacy.tooMany`
 */
export async function filePrivacyRequest(
  ctx: PrivacyRequestsContext,
  form: PrivacyRequestForm,
): Promise<PrivacyRequestView> {
  await limit(ctx, form.email);
  const subject = subjectOf(form);
  const now = ctx.clock.now();
  const token = ctx.ids.random(32);
  return ctx.db.transaction(async (trx) => {
    const isProven = subject.agent === null && (await isSignedInAs(trx, ctx, subject.email));
    const row = {
      id: ctx.ids.next("prv"),
      request_number: `PR${ctx.ids.random(10)}`,
      kind: form.kind,
      status: isProven ? ("OPEN" as const) : ("AWAITING_CONFIRMATION" as const),
      needs_person: needsPerson(form.kind),
      received_at: now,
      confirmed_at: isProven ? now : null,
      due_at: daysAfter(now, RESPONSE_DAYS),
    };
    await insertRequest(trx, ctx, { row, subject, token });
    if (isProven) await enqueueJob(trx, ctx, { kind: FULFILL_PRIVACY_REQUEST, payload: { id: row.id } });
    else await askToConfirm(trx, ctx, { row, subject, token });
    return {
      requestNumber: row.request_number,
      kind: row.kind,
      status: row.status,
      receivedAt: now.toISOString(),
      dueAt: row.due_at.toISOString(),
      reportUntil: null,
    };
  });
}

interface Filed {
  readonly row: Pick<PrivacyRequestRow, "request_number" | "kind" | "received_at" | "due_at">;
  readonly subject: PrivacySubject;
  readonly token: string;
}

async function askToConfirm(
  trx: TenantTransaction,
  ctx: PrivacyRequestsContext,
  { row, subject, token }: Filed,
): Promise<void> {
  const { agent } = subject;
  await notifySubject(trx, ctx, {
    subject,
    template: CONFIRM_PRIVACY_REQUEST,
    params: (reader) => ({
      requestNumber: row.request_number,
      what: whatText(reader, row),
      who: textOf(reader.tenant)(agent === null ? NO_AGENT : BY_AGENT, { agent: agent?.name ?? "" }),
      dueOn: dayText(reader, row.due_at),
      confirmBy: dayText(reader, daysAfter(row.received_at, CONFIRM_DAYS)),
      link: linkOf(reader, token),
    }),
  });
  if (agent === null) return;
  const params = {
    agentName: agent.name,
    requestNumber: row.request_number,
    dueOn: dayText(ctx, row.due_at),
  };
  await queueMessage(trx, ctx, {
    channel: "email",
    to: agent.email,
    template: PRIVACY_AGENT_RECEIPT,
    params,
  });
}

/** Whoever is signed in with this very address has proven that it is theirs. */
async function isSignedInAs(
  trx: TenantTransaction,
  ctx: PrivacyRequestsContext,
  email: string,
): Promise<boolean> {
  if (ctx.actor.kind !== "account") return false;
  const person = await findAccountPerson(trx, ctx, email);
  return person?.accountId === ctx.actor.accountId;
}

function subjectOf(form: PrivacyRequestForm): PrivacySubject {
  const { firstName, lastName, email, state, details } = form;
  const agent = form.isAgent ? { name: form.agentName, email: form.agentEmail } : null;
  return { firstName, lastName, email, state, details, agent };
}

async function limit(ctx: PrivacyRequestsContext, email: string): Promise<void> {
  const address = ctx.caller?.address ?? "";
  const isLoopback = address === "::1" || /^(?:::ffff:)?127\./u.test(address);
  if (address !== "" && !(ctx.sandbox && isLoopback)) await hit(ctx, { ...LIMITS.address, key: address });
  await hit(ctx, { ...LIMITS.email, key: normalizeEmail(email) });
}

async function hit(ctx: PrivacyRequestsContext, rule: RateLimit): Promise<void> {
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, rule);
  if (allowed) return;
  const message = tenantText(ctx.tenant, privacyMessages, "privacy.tooMany");
  throw new AppError("limited", { code: "privacy.tooMany", message, retryAfterSeconds });
}
