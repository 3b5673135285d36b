import type { LenderAnswerState } from "../../domain/lender-answer.ts";

export interface LenderRequestTable {
  tenant_id: string;
  id: string;
  application_id: string;
  application_version: number;
  order_id: string;
  lender_id: string;
  state: LenderAnswerState;
  request_sealed: string;
  numbers_sealed: string | null;
  answer_sealed: string | null;
  answer_occurred_at: Date | null;
  answer_sequence: number | null;
  lender_reference: string | null;
  accepted_offer_id: string | null;
  accepted_at: Date | null;
  offers_end_at: Date | null;
  requested_at: Date;
  due_at: Date;
}

export interface LenderAnswerTable {
  tenant_id: string;
  request_id: string;
  occurred_at: Date;
  sequence: number;
  /** Null of the one that stands, which is with its request. */
  answer_sealed: string | null;
  received_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    lender_request: LenderRequestTable;
    lender_answer: LenderAnswerTable;
  }
}
