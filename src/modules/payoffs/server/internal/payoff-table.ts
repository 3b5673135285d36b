import type { PayoffAnswer } from "../../domain/payoff-quote.ts";

export interface TradeInPayoffTable {
  tenant_id: string;
  trade_in_id: string;
  kept_sealed: string;
  answer: PayoffAnswer;
  ask_again_at: Date | null;
  failed_tries: number;
  version: number;
  changed_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    trade_in_payoff: TradeInPayoffTable;
  }
}
