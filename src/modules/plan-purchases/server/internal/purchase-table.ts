import type { ColumnType } from "kysely";
import type { PlanTerms } from "#modules/protection-contracts/domain/plan-terms.ts";
import type { PurchaseStatus } from "../../domain/purchases-view.ts";

export interface PlanPurchaseTable {
  tenant_id: string;
  id: string;
  order_id: string;
  plan_id: string;
  terms: ColumnType<PlanTerms, string, never>;
  price_cents: number;
  tax_cents: number;
  consent_words: string;
  consent_hash: string;
  odometer_miles: number;
  status: PurchaseStatus;
  contract_id: ColumnType<string | null, undefined, string>;
  created_at: Date;
  changed_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    plan_purchase: PlanPurchaseTable;
  }
}
