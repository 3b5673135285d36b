import type { NoticeKind } from "../../domain/owed-notice.ts";
import type { ApplicantRole } from "#modules/credit-bureaus/domain/credit-applicant.ts";

export interface CreditNoticeTable {
  tenant_id: string;
  id: string;
  application_id: string;
  application_version: number;
  applicant_id: string;
  applicant_role: ApplicantRole;
  kind: NoticeKind;
  content_sealed: string;
  content_hash: string;
  due_at: Date;
  send_at: Date;
  escalated_at: Date | null;
  sent_at: Date | null;
  letter_sealed: string | null;
  paper_hash: string | null;
  dropped_at: Date | null;
  /** Since when it waits to be mailed on paper, because nobody agreed to email. */
  paper_since: Date | null;
  /** When its words were fixed for printing. */
  printed_at: Date | null;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    credit_notice: CreditNoticeTable;
  }
}
