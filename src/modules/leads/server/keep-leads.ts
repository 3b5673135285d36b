import { sql } from "kysely";
import { DAY_MS, HOUR_MS } from "#platform/shared/time/durations.ts";
import { readMessageStates } from "#modules/messaging/server/read-message-states.ts";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { KEEP_LEADS_DAYS, MAX_SENDINGS, RESEND_AFTER_HOURS } from "../domain/lead-limits-data.ts";
import {
  deleteLeadsBefore,
  deleteLeadsOf,
  findOpenLeads,
  noteDelivered,
  noteResent,
  type OpenLead,
} from "./internal/leads-repo.ts";
import { leadMailbox, queueLeadMail } from "./internal/queue-lead-mail.ts";
import type { LeadKeepingContext } from "./leads-context.ts";

/**
 * Follows leads up: notes which a mail server has taken, and sends those again that were refused for good, first
 * to the retailer's own address, then to both in turn, once a day. Mail that still waits is left to its outbox.
 */
export async function followUpLeads(ctx: LeadKeepingContext): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (trx) => {
    const open = await findOpenLeads(trx, ctx, { sentBefore: now });
    const states = await readMessageStates(
      trx,
      ctx,
      open.map(({ messageId }) => messageId),
    );
    for (const lead of open) {
      const state = states.get(lead.messageId) ?? "delivered";
      if (state === "delivered") await noteDelivered(trx, ctx, { id: lead.id, at: now });
      if (state === "failed") await sendAgain(trx, ctx, { lead, now });
    }
  });
}

async function sendAgain(
  trx: TenantTransaction,
  ctx: LeadKeepingContext,
  { lead, now }: { readonly lead: OpenLead; readonly now: Date },
): Promise<void> {
  const isDue = lead.timesSent === 1 || now.getTime() - lead.sentAt.getTime() >= RESEND_AFTER_HOURS * HOUR_MS;
  if (!isDue || lead.timesSent >= MAX_SENDINGS) return;
  const isToRetailer = lead.timesSent % 2 === 1;
  const to = isToRetailer ? ctx.tenant.contactUsEmail : leadMailbox(ctx.tenant, lead.rooftopId);
  const messageId = await queueLeadMail(trx, ctx, { adf: { ...lead.adf, isResent: true }, to });
  await noteResent(trx, ctx, { id: lead.id, messageId, at: now });
  const attempt = lead.timesSent + 1;
  if (attempt === MAX_SENDINGS) ctx.log.error("a lead is sent for the last time", { code: lead.id, attempt });
  else ctx.log.warn("a lead is sent again", { code: lead.id, attempt });
}

const tooOld = (now: Date): Date => new Date(now.getTime() - KEEP_LEADS_DAYS * DAY_MS);

/** What `pruneLeads` erases. */
export const oldLeads: DueRows = { table: "lead", where: (now) => sql`created_at < ${tooOld(now)}` };

/** Erases leads that are older than anybody needs them. Answers how many that were. */
export async function pruneLeads(ctx: LeadKeepingContext): Promise<number> {
  return ctx.db.transaction((trx) => deleteLeadsBefore(trx, ctx.tenantId, tooOld(ctx.clock.now())));
}

/** What leads do when an account is deleted: ours go; the dealer answers for the mail they got. */
export const leadsAccountHook = {
  needsAccount: (): Promise<boolean> => Promise.resolve(false),
  forget: (trx: TenantTransaction, ctx: { readonly tenantId: string }, accountId: string): Promise<void> =>
    deleteLeadsOf(trx, ctx.tenantId, accountId),
};
