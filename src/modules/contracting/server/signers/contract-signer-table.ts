import type { Generated } from "kysely";
import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";

export interface ContractSignerTable {
  tenant_id: string;
  order_id: string;
  factor_index: string;
  signer: Generated<BuyingSigner>;
  created_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    contract_signer: ContractSignerTable;
  }
}
