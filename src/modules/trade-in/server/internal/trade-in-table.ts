import type { TradeInStatus } from "../../domain/trade-in-status.ts";
import type { TradeInDecision } from "../../domain/trade-in-view.ts";

export interface TradeInTable {
  tenant_id: string;
  id: string;
  secret_index: string;
  account_id: string | null;
  status: TradeInStatus;
  described_sealed: string;
  figure_sealed: string | null;
  decision: TradeInDecision | null;
  review_due_at: Date | null;
  offered_at: Date | null;
  expires_at: Date | null;
  taken_by: string | null;
  announced_end: Date | null;
  version: number;
  created_at: Date;
  changed_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    trade_in: TradeInTable;
  }
}
