import type { IncentiveProgram } from "../domain/incentive-program.ts";

interface IncentiveProgramTable {
  tenant_id: string;
  id: string;
  maker_key: string;
  first_day: string;
  last_day: string;
  terms: IncentiveProgram;
  imported_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    incentive_program: IncentiveProgramTable;
  }
}
