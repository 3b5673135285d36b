import { sql } from "kysely";
import { blindIndex, openJson, sealJson, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { AdfLead } from "../../domain/adf-lead.ts";
import type {} from "./leads-table.ts";

interface Owner {
  readonly tenantId: string;
  readonly keys: TenantKeys;
}

/** A lead that may have to be sent again. */
export interface OpenLead {
  readonly id: string;
  readonly rooftopId: string;
  readonly messageId: string;
  readonly timesSent: number;
  readonly sentAt: Date;
  /** As it was first written. */
  readonly adf: AdfLead;
}

interface NewLead {
  readonly adf: AdfLead;
  readonly vehicleId: string;
  readonly accountId: string | null;
  readonly fingerprint: string;
  readonly messageId: string;
  readonly at: Date;
}

const DATA_AAD = "lead.data";

/** Keyed hash of everything a person asked, about which vehicle. */
export function leadFingerprint(keys: TenantKeys, facts: readonly string[]): string {
  return blindIndex(keys, `lead:${JSON.stringify(facts)}`);
}

/** The same lead, if it came in after `since`. Waits for one that is being written at this moment. */
export async function findSameLead(
  trx: TenantTransaction,
  owner: Owner,
  { fingerprint, since }: { readonly fingerprint: string; readonly since: Date },
): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lead|${owner.tenantId}|${fingerprint}`}, 0))`.execute(
    trx,
  );
  const row = await trx
    .selectFrom("lead")
    .select("id")
    .where("tenant_id", "=", owner.tenantId)
    .where("fingerprint", "=", fingerprint)
    .where("created_at", ">", since)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return row?.id;
}

/** Keeps one lead, sealed. */
export async function insertLead(trx: TenantTransaction, owner: Owner, lead: NewLead): Promise<void> {
  const { adf } = lead;
  await trx
    .insertInto("lead")
    .values({
      tenant_id: owner.tenantId,
      id: adf.id,
      kind: adf.kind,
      vehicle_id: lead.vehicleId,
      rooftop_id: adf.vendor.id,
      account_id: lead.accountId,
      fingerprint: lead.fingerprint,
      data_sealed: sealJson(owner.keys, `${DATA_AAD}:${adf.id}`, adf),
      created_at: lead.at,
      message_id: lead.messageId,
      sent_at: lead.at,
    })
    .execute();
}

/** Leads of which nobody knows yet that a mail server took them, last sent before `sentBefore`; locked. */
export async function findOpenLeads(
  trx: TenantTransaction,
  owner: Owner,
  { sentBefore }: { readonly sentBefore: Date },
): Promise<OpenLead[]> {
  const rows = await trx
    .selectFrom("lead")
    .select(["id", "rooftop_id", "message_id", "times_sent", "sent_at", "data_sealed"])
    .where("tenant_id", "=", owner.tenantId)
    .where("delivered_at", "is", null)
    .where("sent_at", "<=", sentBefore)
    .orderBy("sent_at")
    .limit(1000)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    rooftopId: row.rooftop_id,
    messageId: row.message_id,
    timesSent: row.times_sent,
    sentAt: row.sent_at,
    adf: openJson<AdfLead>(owner.keys, `${DATA_AAD}:${row.id}`, row.data_sealed),
  }));
}

/** Every lead that is kept (a year at most), opened; for the few times when one person's are looked for. */
export async function readKeptLeads(
  trx: TenantTransaction,
  owner: Owner,
): Promise<readonly { readonly accountId: string | null; readonly adf: AdfLead }[]> {
  const rows = await trx
    .selectFrom("lead")
    .select(["id", "account_id", "data_sealed"])
    .where("tenant_id", "=", owner.tenantId)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({
    accountId: row.account_id,
    adf: openJson<AdfLead>(owner.keys, `${DATA_AAD}:${row.id}`, row.data_sealed),
  }));
}

/** Notes that the mail server has the lead. */
export async function noteDelivered(
  trx: TenantTransaction,
  owner: Owner,
  lead: { id: string; at: Date },
): Promise<void> {
  await trx
    .updateTable("lead")
    .set({ delivered_at: lead.at })
    .where("tenant_id", "=", owner.tenantId)
    .where("id", "=", lead.id)
    .execute();
}

/** Notes that the lead goes out once more, with another mail. */
export async function noteResent(
  trx: TenantTransaction,
  owner: Owner,
  lead: { readonly id: string; readonly messageId: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable("lead")
    .set((eb) => ({ message_id: lead.messageId, sent_at: lead.at, times_sent: eb("times_sent", "+", 1) }))
    .where("tenant_id", "=", owner.tenantId)
    .where("id", "=", lead.id)
    .execute();
}

/** Erases one lead. */
export async function deleteLead(trx: TenantTransaction, tenantId: string, id: string): Promise<void> {
  await trx.deleteFrom("lead").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}

/** Erases every lead of an account. */
export async function deleteLeadsOf(
  trx: TenantTransaction,
  tenantId: string,
  accountId: string,
): Promise<void> {
  await trx
    .deleteFrom("lead")
    .where("tenant_id", "=", tenantId)
    .where("account_id", "=", accountId)
    .execute();
}

/** Erases leads that came in before; answers how many. */
export async function deleteLeadsBefore(
  trx: TenantTransaction,
  tenantId: string,
  before: Date,
): Promise<number> {
  const result = await trx
    .deleteFrom("lead")
    .where("tenant_id", "=", tenantId)
    .where("created_at", "<", before)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
