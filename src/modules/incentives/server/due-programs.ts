import { sql } from "kysely";
import { HOUR_MS, MINUTE_MS } from "#platform/shared/time/durations.ts";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import "./incentive-program-table.ts";

/** A day begins up to 14 hours before UTC's and ends up to 12 after it; and somebody may have been away over midnight. */
const ABOUT_MIDNIGHT_MS = 48 * HOUR_MS;
/** Longer than any import's steps and a few rounds of the task. */
const JUST_WRITTEN_MS = 10 * MINUTE_MS;

/** Programs that begin or end about now, wherever their cars are. */
export const programsThatTurn: DueRows = {
  table: "incentive_program",
  where(now) {
    const from = new Date(now.getTime() - ABOUT_MIDNIGHT_MS);
    const to = new Date(now.getTime() + ABOUT_MIDNIGHT_MS / 2);
    return sql`first_day between ${from}::timestamptz::date and ${to}::timestamptz::date
      or last_day between ${from}::timestamptz::date and ${to}::timestamptz::date`;
  },
};

/** Cars that came or changed lately, where there are programs. */
export const stockThatMoved: DueRows = {
  table: "vehicle",
  where: (now) => sql`exists (select 1 from incentive_program one where one.tenant_id = turn.tenant_id)
    and updated_at > ${new Date(now.getTime() - JUST_WRITTEN_MS)}`,
};
