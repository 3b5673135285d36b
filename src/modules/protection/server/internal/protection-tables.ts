import type { JSONColumnType } from "kysely";
import type { MenuPayment } from "../../domain/protection-menu.ts";
import type { RefusedPlan } from "../../domain/rating/rated-plan.ts";

/** A plan as it was offered. */
export interface OfferedPlan {
  readonly id: string;
  readonly label: string;
  readonly priceCents: number;
  readonly monthlyCents: number | null;
  readonly consentHash: string;
}

interface ProtectionAnswerTable {
  tenant_id: string;
  id: string;
  order_id: string;
  answered_at: Date;
  offered: JSONColumnType<readonly OfferedPlan[]>;
  refused: JSONColumnType<readonly RefusedPlan[]>;
  chosen: readonly string[];
  payment_without: JSONColumnType<MenuPayment | null, string | null>;
  payment_with: JSONColumnType<MenuPayment | null, string | null>;
}

interface ProtectionConsentTable {
  tenant_id: string;
  answer_id: string;
  plan_id: string;
  order_id: string;
  label: string;
  price_cents: number;
  monthly_cents: number | null;
  words: string;
  words_hash: string;
  given_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    protection_answer: ProtectionAnswerTable;
    protection_consent: ProtectionConsentTable;
  }
}
