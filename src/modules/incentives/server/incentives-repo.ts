import { type RawBuilder, sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import type { IncentiveProgram } from "../domain/incentive-program.ts";
import type {} from "./incentive-program-table.ts";

/** Programs of some makers that have not ended before a day, in a fixed order. */
export async function findPrograms(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
  { makers, day }: { readonly makers: readonly string[]; readonly day: CivilDate },
): Promise<readonly IncentiveProgram[]> {
  if (makers.length === 0) return [];
  const keys = [...new Set(makers.map((maker) => maker.toLowerCase()))];
  const rows = await trx
    .selectFrom("incentive_program")
    .select("terms")
    .where("tenant_id", "=", ctx.tenantId)
    .where("maker_key", "in", keys)
    .where("last_day", ">=", sql<string>`${day}::date`)
    .orderBy("id")
    .execute();
  return rows.map(({ terms }) => terms);
}

/** The same programs for a vehicle `v` in sight, as one column of JSON: a car and its programs are one look. */
export function programsInSight({
  day,
}: {
  readonly day: CivilDate;
}): RawBuilder<readonly IncentiveProgram[]> {
  return sql`(select coalesce(json_agg(p.terms order by p.id), '[]') from incentive_program p
    where p.tenant_id = v.tenant_id and p.maker_key = lower(v.make) and p.last_day >= ${day}::date)`;
}

/** Every program of the retailer. */
export async function listPrograms(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
): Promise<readonly IncentiveProgram[]> {
  const rows = await trx
    .selectFrom("incentive_program")
    .select("terms")
    .where("tenant_id", "=", ctx.tenantId)
    .orderBy("id")
    .execute();
  return rows.map(({ terms }) => terms);
}

/** These are all programs from now on; nobody sees some of the old ones with some of the new. */
export async function replacePrograms(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId" | "clock">,
  programs: readonly IncentiveProgram[],
): Promise<void> {
  // One after the other: two files at once would leave some of each.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${ctx.tenantId}|incentives`}, 0))`.execute(trx);
  await trx.deleteFrom("incentive_program").where("tenant_id", "=", ctx.tenantId).execute();
  if (programs.length === 0) return;
  const rows = programs.map((program) => ({
    tenant_id: ctx.tenantId,
    id: program.id,
    maker_key: program.maker.toLowerCase(),
    first_day: program.from,
    last_day: program.to,
    terms: JSON.stringify(program) as unknown as IncentiveProgram,
    imported_at: ctx.clock.now(),
  }));
  await trx.insertInto("incentive_program").values(rows).execute();
}
