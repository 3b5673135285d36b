import type { ColumnType } from "kysely";
import type { CancellationQuote } from "../../providers/rating-port.ts";
import type {
  CancellationStatus,
  CancelReason,
  PayoutStatus,
  PayoutWay,
  PlanStatus,
  RefundTo,
} from "../../domain/contract-status.ts";
import type { PlanTerms } from "../../domain/plan-terms.ts";

export interface ProtectionContractTable {
  tenant_id: string;
  id: string;
  order_id: string;
  plan_id: string;
  terms: ColumnType<PlanTerms, string, never>;
  status: PlanStatus;
  rate_id: ColumnType<string | null, undefined, string | null>;
  contract_number: ColumnType<string | null, undefined, string>;
  problem: ColumnType<string | null, undefined, string | null>;
  sold_on: ColumnType<string | null, string | undefined, string>;
  start_miles: ColumnType<number | null, number | undefined, number>;
  purchase_id: ColumnType<string | null, string | undefined, never>;
  created_at: Date;
  changed_at: Date;
}

export interface ProtectionCancellationTable {
  tenant_id: string;
  id: string;
  contract_id: string;
  order_id: string;
  status: CancellationStatus;
  reason: CancelReason;
  on_date: string;
  odometer_miles: number;
  quote: ColumnType<CancellationQuote | null, string | null, string>;
  refund_to: RefundTo;
  payee: string | null;
  cancellation_number: ColumnType<string | null, undefined, string>;
  problem: ColumnType<string | null, undefined, string>;
  paid_on: ColumnType<string | null, undefined, string | null>;
  created_at: Date;
  changed_at: Date;
}

export interface ProtectionPayoutTable {
  tenant_id: string;
  id: string;
  cancellation_id: string;
  order_id: string;
  way: PayoutWay;
  paid_to: RefundTo;
  payee: string | null;
  amount_cents: number;
  status: PayoutStatus;
  moved_on: string;
  created_at: Date;
}

interface ProtectionContractPaperTable {
  tenant_id: string;
  contract_id: string;
  pdf_sealed: string;
  created_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    protection_contract: ProtectionContractTable;
    protection_cancellation: ProtectionCancellationTable;
    protection_payout: ProtectionPayoutTable;
    protection_contract_paper: ProtectionContractPaperTable;
  }
}
