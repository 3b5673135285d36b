import { sql } from "kysely";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { FailureCount } from "../domain/lockout.ts";
import type {} from "./identity-tables.ts";

/** Wrong passwords of an address. Lines up with everybody else who is checking the same address. */
export async function lockFailures(
  trx: TenantTransaction,
  tenantId: string,
  emailIndex: string,
): Promise<FailureCount | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in|${tenantId}|${emailIndex}`}, 0))`.execute(
    trx,
  );
  return findFailures(trx, tenantId, emailIndex);
}

/** Wrong passwords of an address, without waiting. */
export async function findFailures(
  trx: TenantTransaction,
  tenantId: string,
  emailIndex: string,
): Promise<FailureCount | undefined> {
  const row = await trx
    .selectFrom("sign_in_failure")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("email_index", "=", emailIndex)
    .executeTakeFirst();
  return (
    row && {
      failures: row.failures,
      consecutive: row.consecutive,
      lastFailedAt: row.last_failed_at.getTime(),
      lockedUntil: row.locked_until?.getTime() ?? null,
      dayBeganAt: row.day_began_at?.getTime() ?? null,
      dayFailures: row.day_failures,
    }
  );
}

export async function saveFailures(
  trx: TenantTransaction,
  tenantId: string,
  input: { readonly emailIndex: string; readonly count: FailureCount },
): Promise<void> {
  const values = {
    failures: input.count.failures,
    consecutive: input.count.consecutive,
    last_failed_at: new Date(input.count.lastFailedAt),
    locked_until: dateOrNull(input.count.lockedUntil),
    day_began_at: dateOrNull(input.count.dayBeganAt),
    day_failures: input.count.dayFailures,
  };
  await trx
    .insertInto("sign_in_failure")
    .values({ tenant_id: tenantId, email_index: input.emailIndex, ...values })
    .onConflict((conflict) => conflict.columns(["tenant_id", "email_index"]).doUpdateSet(values))
    .execute();
}

function dateOrNull(instant: number | null): Date | null {
  return instant === null ? null : new Date(instant);
}

/** A reset ends the lock, the day's included: whoever reads the owner's mail has proven more. */
export async function clearFailures(
  trx: TenantTransaction,
  tenantId: string,
  emailIndex: string,
): Promise<void> {
  await trx
    .deleteFrom("sign_in_failure")
    .where("tenant_id", "=", tenantId)
    .where("email_index", "=", emailIndex)
    .execute();
}
