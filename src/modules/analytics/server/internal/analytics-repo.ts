import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { AnalyticsDayTable, NewAnalyticsEvent } from "./analytics-table.ts";

/** Adds events and what they add to their days. */
export async function insertEvents(
  trx: TenantTransaction,
  rows: readonly NewAnalyticsEvent[],
): Promise<void> {
  await trx.insertInto("analytics_event").values(rows).execute();
  await trx
    .insertInto("analytics_day")
    .values(daysOf(rows))
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "day", "kind", "name"]).doUpdateSet((eb) => ({
        seen: eb("analytics_day.seen", "+", eb.ref("excluded.seen")),
      })),
    )
    .execute();
}

/** In one order, so that two replicas that add to the same days never wait for each other in a circle. */
function daysOf(rows: readonly NewAnalyticsEvent[]): AnalyticsDayTable[] {
  const days = new Map<string, AnalyticsDayTable>();
  for (const { tenant_id, at, kind, path, detail } of rows) {
    const day = at.toISOString().slice(0, 10);
    const name = nameOf(kind, path ?? null, detail);
    const key = `${day} ${kind} ${name}`;
    const counted = days.get(key);
    if (counted === undefined) days.set(key, { tenant_id, day, kind, name, seen: 1 });
    else counted.seen += 1;
  }
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, counted]) => counted);
}

function nameOf(kind: string, path: string | null, detail: string): string {
  const facts = JSON.parse(detail) as Readonly<Record<string, unknown>>;
  if (kind === "exposure") return `${String(facts["experiment"])} ${String(facts["variant"])}`;
  if (kind === "alert" || kind === "error") return String(facts["message"] ?? facts["id"]);
  if (kind === "script-error") return String(facts["name"]);
  return path ?? "";
}

/** Deletes the oldest rows before an instant, at most so many. Answers how many those were. */
export async function deleteEventsBefore(
  trx: TenantTransaction,
  { tenantId, before, limit }: { tenantId: string; before: Date; limit: number },
): Promise<number> {
  const deleted = await trx
    .deleteFrom("analytics_event")
    .where("tenant_id", "=", tenantId)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("analytics_event")
        .select("id")
        .where("tenant_id", "=", tenantId)
        .where("at", "<", before)
        .orderBy("at")
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
