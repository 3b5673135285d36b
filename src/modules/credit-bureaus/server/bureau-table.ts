export interface BureauIdentityTable {
  tenant_id: string;
  token_hash: string;
  applicant_id: string;
  person_hash: string;
  stage: "VERIFIED" | "QUESTIONS" | "NOT_FOUND" | "FROZEN" | "FAILED";
  reference_sealed: string;
  sheet_sealed: string | null;
  asked_at: Date | null;
  answers_sealed: string | null;
  answered_at: Date | null;
  pulled_at: Date | null;
  made_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    bureau_identity: BureauIdentityTable;
  }
}
