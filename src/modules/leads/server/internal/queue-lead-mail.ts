import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { queueRendered } from "#modules/messaging/server/queue-message.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { adfDocument, type AdfLead } from "../../domain/adf-lead.ts";
import { readableLead } from "../../domain/readable-lead.ts";

/** Type of ADF 1.0 files. */
const ADF_TYPE = "application/x-adf+xml; charset=utf-8";

/**
 * Writes the mail that carries a lead, in the caller's transaction. CRMs take ADF as the plain text of a mail
 * without anything else, or as a file beside words for people; the dealer's configuration says which.
 * Answers the id of the message.
 */
export function queueLeadMail(
  trx: TenantTransaction,
  ctx: QueueContext,
  { adf, to }: { readonly adf: AdfLead; readonly to: string },
): Promise<string> {
  const document = adfDocument(adf);
  const isFile = ctx.tenant.config.dealers[adf.vendor.id]?.leadFormat === "adf-attachment";
  return queueRendered(trx, ctx, {
    channel: "email",
    template: "leads.adf",
    to,
    content: {
      subject: subjectOf(adf),
      text: isFile ? readableLead(adf) : document,
      ...(isFile && { attachments: [{ fileName: `${adf.id}.adf`, contentType: ADF_TYPE, text: document }] }),
      replyTo: adf.customer.email,
    },
  });
}

/** The mailbox of the dealer's CRM; the retailer's own where it has named none. */
export function leadMailbox(tenant: TenantConfig, rooftopId: string): string {
  return tenant.config.dealers[rooftopId]?.leadEmail ?? tenant.contactUsEmail;
}

function subjectOf({ kind, isResent, vehicle }: AdfLead): string {
  const what = kind === "test-drive" ? "Test drive request" : "Message";
  const stock = vehicle.stockNumber === null ? "" : ` (stock ${vehicle.stockNumber})`;
  const subject = `${isResent ? "Again: " : ""}${what}: ${vehicle.year} ${vehicle.make} ${vehicle.model}${stock}`;
  return subject.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").toWellFormed();
}
