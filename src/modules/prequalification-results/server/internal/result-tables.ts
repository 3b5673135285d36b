import type { Generated } from "kysely";
import type { QualificationState } from "#modules/prequalification/domain/qualification.ts";

export interface ResultTable {
  tenant_id: string;
  id: string;
  journey_id: string;
  consent_id: string;
  account_id: string | null;
  state: Exclude<QualificationState, "not_started" | "mq_incompleted">;
  email_index: string | null;
  person_sealed: string;
  report_sealed: string;
  terms_sealed: string | null;
  moved_sealed: string | null;
  programs_index: string;
  as_of: string;
  valid_until: string | null;
  retry_on: string | null;
  expires_at: Date | null;
  told: number;
  made_at: Date;
  forget_at: Date;
}

export interface LetterTable {
  tenant_id: string;
  id: string;
  result_id: string;
  journey_id: string;
  account_id: string | null;
  content_sealed: string;
  due_at: Date;
  send_at: Date;
  has_address: boolean;
  sent_at: Date | null;
  letter_sealed: string | null;
  paper_hash: string | null;
  escalated_at: Date | null;
  /** Typed to show that the sample can be opened; null until a sample was asked for. */
  sample_code: string | null;
  consent_sealed: string | null;
  consented_at: Date | null;
  /** From when it goes on paper where nobody agreed to email. */
  paper_from: Generated<Date>;
  has_street: Generated<boolean>;
  /** When the retailer was told that it is to be mailed on paper. */
  listed_at: Date | null;
  /** When its words were fixed for printing. */
  printed_at: Date | null;
  keep_until: Date;
}

export interface ErasureTable {
  tenant_id: string;
  id: string;
  subject_index: string;
  what: "result" | "letter";
  rule:
    | "withdrawn"
    | "replaced"
    | "account-deleted"
    | "privacy-request"
    | "thirty-days-after-end"
    | "twenty-five-months";
  erased_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    prequalification_result: ResultTable;
    prequalification_letter: LetterTable;
    prequalification_erasure: ErasureTable;
  }
}
