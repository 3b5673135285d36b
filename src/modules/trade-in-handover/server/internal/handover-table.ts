import type { HandoverStatus } from "../../domain/handover-status.ts";

export interface TradeInHandoverTable {
  tenant_id: string;
  order_id: string;
  status: HandoverStatus;
  inspection_text: string;
  amended_cents: number | null;
  accept_cents: number | null;
  keep_cents: number | null;
  inspected_at: Date;
  answered_at: Date | null;
  received_at: Date | null;
  payoff_due_on: string | null;
  paid_cents: number | null;
  paid_on: string | null;
  paid_reference: string | null;
  released_on: string | null;
  reminded_at: Date | null;
  updated_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    trade_in_handover: TradeInHandoverTable;
  }
}
