import { forReader } from "#modules/messaging/server/for-reader.ts";
import type { MessageTemplate, TemplateParams } from "#modules/messaging/domain/message-template.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { languageOf, textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { dayText as dayTextIn } from "#platform/shared/time/day-text.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import type { PrivacySubject } from "../../domain/privacy-request-schema.ts";
import { KIND_TEXTS } from "../../messages.ts";
import type { PrivacyRequestsContext } from "../privacy-requests-context.ts";
import { PRIVACY_REQUEST_TO_DO } from "./retailer-mail.ts";
import type { PrivacyRequestRow } from "./privacy-requests-repo.ts";

/** `January 7, 2027`, in the reader's language; days of the clocks are days of UTC. */
export const dayText = (ctx: Pick<PrivacyRequestsContext, "tenant">, at: Date): string =>
  dayTextIn(at, languageOf(ctx.tenant));

/** What was asked, as a phrase in the reader's language. */
export function whatText(
  ctx: Pick<PrivacyRequestsContext, "tenant">,
  { kind }: Pick<PrivacyRequestRow, "kind">,
) {
  return textOf(ctx.tenant)(KIND_TEXTS[kind]);
}

/** The page behind the link that was mailed with this secret. */
export const linkOf = (ctx: PrivacyRequestsContext, token: string): string =>
  `${ctx.siteOrigin}${inLanguage(languageOf(ctx.tenant), `/privacy-requests/${token}`)}`;

type Params<P extends string> = (ctx: PrivacyRequestsContext) => Omit<TemplateParams<P>, "firstName">;

/** Writes to the person a request is about, in their language. */
export async function notifySubject<P extends string>(
  trx: TenantTransaction,
  ctx: PrivacyRequestsContext,
  mail: { subject: PrivacySubject; template: MessageTemplate<P>; params: Params<P> },
): Promise<void> {
  const { email: to, firstName } = mail.subject;
  const reader = await forReader(trx, ctx, to);
  const params = { ...mail.params(reader), firstName } as unknown as TemplateParams<P>;
  await queueMessage(trx, reader, { channel: "email", to, template: mail.template, params });
}

/** Writes to the retailer's privacy contact that somebody has to act. */
export async function notifyRetailer(
  trx: TenantTransaction,
  ctx: PrivacyRequestsContext,
  { row, why }: { row: PrivacyRequestRow; why: string },
): Promise<void> {
  const params = {
    requestNumber: row.request_number,
    what: KIND_TEXTS[row.kind],
    receivedOn: row.received_at.toISOString().slice(0, 10),
    dueOn: row.due_at.toISOString().slice(0, 10),
    why,
  };
  const to = ctx.tenant.contactUsEmail;
  await queueMessage(trx, ctx, { channel: "email", to, template: PRIVACY_REQUEST_TO_DO, params });
}
