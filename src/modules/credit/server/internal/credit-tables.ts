import type { ConsentCode } from "../../domain/consents.ts";
import type { ApplicantRole } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { Relation } from "../../domain/credit-words.ts";

export interface CreditApplicationTable {
  tenant_id: string;
  id: string;
  order_id: string;
  account_id: string;
  state: "DRAFT" | "SUBMITTED" | "OVER";
  version: number;
  is_joint: boolean;
  relation: Relation | null;
  is_co_buyer: boolean;
  joint_elsewhere: boolean;
  outcome: "ACCEPTED" | "DECLINED" | "WITHDRAWN" | "TIMED_OUT" | "INCOMPLETE" | null;
  created_at: Date;
  updated_at: Date;
  submitted_at: Date | null;
  decided_at: Date | null;
  keep_until: Date | null;
}

export interface CreditApplicantTable {
  tenant_id: string;
  id: string;
  application_id: string;
  role: ApplicantRole;
  /** Of the pages that they filled in last; null in rows from before it was kept. */
  language: string | null;
  personal_sealed: string | null;
  spouse_sealed: string | null;
  employment_sealed: string | null;
  housing_sealed: string | null;
  ssn_sealed: string | null;
  ssn_last4_sealed: string | null;
  ssn_index: string | null;
  demonstration_code: string;
  demonstrated_at: Date | null;
  updated_at: Date;
}

export interface CreditConsentTable {
  tenant_id: string;
  applicant_id: string;
  code: ConsentCode;
  version: number;
  text_hash: string;
  given_at: Date;
  given_on: "account" | "invitation";
  address_sealed: string;
  /** JSON of what stood beside the box; null in records from before retailers worded consents. */
  words: string | null;
  taken_back_at: Date | null;
}

export interface CreditInvitationTable {
  tenant_id: string;
  application_id: string;
  token_index: string;
  device_index: string | null;
  sent_to_masked: string;
  language: string | null;
  created_at: Date;
  opened_at: Date | null;
  told_at: Date | null;
  expires_at: Date;
}

export interface CreditSubmissionTable {
  tenant_id: string;
  application_id: string;
  version: number;
  submission_sealed: string;
  terms_digest: string;
  submitted_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    credit_application: CreditApplicationTable;
    credit_applicant: CreditApplicantTable;
    credit_consent: CreditConsentTable;
    credit_invitation: CreditInvitationTable;
    credit_submission: CreditSubmissionTable;
  }
}
