import type { Generated } from "kysely";
import type { LeadKind } from "../../domain/lead-schema.ts";

export interface LeadTable {
  tenant_id: string;
  id: string;
  kind: LeadKind;
  vehicle_id: string;
  rooftop_id: string;
  account_id: string | null;
  fingerprint: string;
  data_sealed: string;
  created_at: Date;
  message_id: string;
  sent_at: Date;
  times_sent: Generated<number>;
  delivered_at: Generated<Date | null>;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    lead: LeadTable;
  }
}
