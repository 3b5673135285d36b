import type { Generated } from "kysely";
import type { SalePaper } from "../../domain/sale-papers.ts";
import type { PayoutFact } from "../../domain/sale-facts.ts";
import type { SaleEvent, SaleActor } from "../../domain/sale-view.ts";

export interface VehicleSaleTable {
  tenant_id: string;
  id: string;
  account_id: string;
  trade_in_id: string;
  seller_sealed: string;
  deal_sealed: string;
  accepted_at: Date;
  rooftop_id: string;
  appointment: "BOOKED" | "CANCELED" | "MISSED" | null;
  is_pickup: Generated<boolean>;
  slot_start: Date | null;
  reminded_slot: Generated<Date | null>;
  papers_signed_at: Date | null;
  inspection_sealed: string | null;
  inspected_at: Date | null;
  inspection_answer: "ACCEPTED" | "DECLINED" | null;
  payoff_sealed: string | null;
  shortfall_received_at: Date | null;
  bank_sealed: string | null;
  paid_at: Date | null;
  canceled_at: Date | null;
  canceled_by: "SELLER" | "RETAILER" | null;
  version: number;
  changed_at: Date;
}

interface VehicleSaleEventTable {
  tenant_id: string;
  sale_id: string;
  number: number;
  kind: SaleEvent;
  actor: SaleActor;
  happened_at: Date;
}

export interface VehicleSalePayoutTable {
  tenant_id: string;
  id: string;
  sale_id: string;
  receiver: PayoutFact["receiver"];
  amount_cents: number;
  destination_sealed: string | null;
  state: PayoutFact["state"];
  reason: string | null;
  created_at: Date;
  changed_at: Date;
}

export interface VehicleSalePaperTable {
  tenant_id: string;
  id: string;
  sale_id: string;
  kind: SalePaper;
  is_rejected: Generated<boolean>;
  object_key: string;
  given_at: Date;
}

export interface VehicleSaleSigningTable {
  tenant_id: string;
  sale_id: string;
  number: number;
  provider_ref: string;
  /** The signing service that keeps them, as `providers.contracting` names it; null before 0760. */
  signing_vendor: string | null;
  document_hash: string;
  papers_sealed: string;
  sent_at: Date;
  expires_at: Date;
  signers_sealed: string | null;
  signed_at: Date | null;
  copy_sealed: string | null;
  voided_at: Date | null;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    vehicle_sale: VehicleSaleTable;
    vehicle_sale_event: VehicleSaleEventTable;
    vehicle_sale_payout: VehicleSalePayoutTable;
    vehicle_sale_paper: VehicleSalePaperTable;
    vehicle_sale_signing: VehicleSaleSigningTable;
  }
}
