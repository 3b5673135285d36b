import type { ColumnType } from "kysely";
import type { RefundTerms } from "#modules/protection/domain/refund/plan-refund.ts";
import type { CancellationQuote } from "../rating-port.ts";

/** What the embedded administrator remembers of a contract's deal. */
export interface SandboxContractTerms extends RefundTerms {
  readonly planId: string;
  readonly dealerCostCents: number;
}

interface SandboxProtectionContractTable {
  tenant_id: string;
  contract_number: string;
  key: string;
  vin_index: string;
  product_id: string;
  state: "created" | "in-force" | "voided" | "canceled";
  terms: ColumnType<SandboxContractTerms, string, string>;
  paid_claims_cents: ColumnType<number, number | undefined, number>;
  cancellation: ColumnType<
    { readonly number: string; readonly quoteId: string } | null,
    string | undefined,
    string
  >;
  created_at: Date;
}

interface SandboxProtectionQuoteTable {
  tenant_id: string;
  quote_id: string;
  contract_number: string;
  figures: ColumnType<CancellationQuote, string, string>;
  expires_at: Date;
}

interface SandboxProtectionRateTable {
  tenant_id: string;
  plan_id: string;
  /** Null: withdrawn. */
  price_cents: number | null;
  changed_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    sandbox_protection_contract: SandboxProtectionContractTable;
    sandbox_protection_quote: SandboxProtectionQuoteTable;
    sandbox_protection_rate: SandboxProtectionRateTable;
  }
}
