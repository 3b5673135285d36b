import type { Generated } from "kysely";
import type { Language } from "#platform/shared/texts/language.ts";
import type { JourneyStep } from "../../../domain/journey-view.ts";

export interface JourneyTable {
  tenant_id: string;
  id: string;
  start_index: string;
  secret_index: string;
  step: JourneyStep;
  person_index: string;
  typed_sealed: string | null;
  ssn_sealed: string | null;
  asks: "nothing" | "address" | "ssn";
  return_to: string;
  started_from: string;
  consent_id: string;
  code_id: string | null;
  code_channel: "sms" | "email" | null;
  code_message_id: string | null;
  resend_at: Date | null;
  work: "identify" | "answer" | "pull" | null;
  work_since: Date | null;
  token_sealed: string | null;
  answers_sealed: string | null;
  answer_by: Date | null;
  last_write_index: string | null;
  pull_tries: Generated<number>;
  bureau: string | null;
  retry_on: string | null;
  started_at: Date;
  touched_at: Date;
  ended_at: Date | null;
}

export interface ConsentTable {
  tenant_id: string;
  id: string;
  journey_id: string;
  version: string;
  language: Language;
  words: string;
  page_hash: string;
  agreed_at: Date;
  address_sealed: string;
  phone_sealed: string;
  proven_at: Date | null;
  proven_by: "sms" | "email" | null;
  keep_until: Date;
}

interface QuestionDayTable {
  tenant_id: string;
  person_index: string;
  day: string;
  journey_id: string;
}

export interface DeclineTable {
  tenant_id: string;
  person_index: string;
  retry_on: string;
  bureau: string | null;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    prequalification_journey: JourneyTable;
    prequalification_consent: ConsentTable;
    prequalification_decline: DeclineTable;
    prequalification_question_day: QuestionDayTable;
  }
}
