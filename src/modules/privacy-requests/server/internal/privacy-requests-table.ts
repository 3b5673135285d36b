import type { PrivacyRequestKind, PrivacyRequestStatus } from "../../domain/privacy-request.ts";

export interface PrivacyRequestTable {
  tenant_id: string;
  id: string;
  request_number: string;
  kind: PrivacyRequestKind;
  status: PrivacyRequestStatus;
  email_index: string;
  subject_sealed: string;
  token_index: string;
  has_agent: boolean;
  needs_person: boolean;
  received_at: Date;
  confirmed_at: Date | null;
  due_at: Date;
  closed_at: Date | null;
  note_sealed: string | null;
  report_sealed: string | null;
  report_until: Date | null;
  reminded_at: Date | null;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    privacy_request: PrivacyRequestTable;
  }
}
