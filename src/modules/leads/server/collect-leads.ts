import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { normalizeEmail } from "#platform/shared/fields/email.ts";
import type { AdfLead } from "../domain/adf-lead.ts";
import { deleteLead, readKeptLeads } from "./internal/leads-repo.ts";
import type { LeadKeepingContext } from "./leads-context.ts";

interface Writer {
  readonly accountId: string | null;
  readonly email: string;
}

/** What a person wrote to dealers, by account or by the address in the message; for privacy requests (PRIV-01). */
export function collectLeads(ctx: LeadKeepingContext, writer: Writer): Promise<readonly AdfLead[]> {
  return ctx.db.transaction((trx) => leadsOf(trx, ctx, writer));
}

/** Erases the same; the dealer answers for the mail they got. */
export async function forgetLeads(ctx: LeadKeepingContext, writer: Writer): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    for (const { id } of await leadsOf(trx, ctx, writer)) await deleteLead(trx, ctx.tenantId, id);
  });
}

async function leadsOf(
  trx: TenantTransaction,
  ctx: LeadKeepingContext,
  writer: Writer,
): Promise<readonly AdfLead[]> {
  const email = normalizeEmail(writer.email);
  return (await readKeptLeads(trx, ctx))
    .filter(
      ({ accountId, adf }) =>
        (accountId !== null && accountId === writer.accountId) ||
        normalizeEmail(adf.customer.email) === email,
    )
    .map(({ adf }) => adf);
}
