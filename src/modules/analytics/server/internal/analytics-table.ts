import type { Insertable } from "kysely";
import type { Json } from "#platform/server/database/tables/core-tables.ts";

export interface AnalyticsEventTable {
  tenant_id: string;
  id: string;
  at: Date;
  kind: string;
  path: string | null;
  session_hash: string;
  user_hash: string | null;
  order_hash: string | null;
  detail: Json<Readonly<Record<string, unknown>>>;
}

export interface AnalyticsDayTable {
  tenant_id: string;
  /** `2026-11-21`, UTC. */
  day: string;
  kind: string;
  name: string;
  seen: number;
}

/** An event as it is written; `detail` is JSON. */
export type NewAnalyticsEvent = Insertable<AnalyticsEventTable>;

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    analytics_event: AnalyticsEventTable;
    analytics_day: AnalyticsDayTable;
  }
}
