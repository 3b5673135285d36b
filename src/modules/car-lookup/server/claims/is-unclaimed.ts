import { sql } from "kysely";

/** Of `trade_in`, by the name it has in a statement: an order or sale took it, and no claim says so. */
export const isUnclaimed = (name: "own" | "trade_in") => sql<boolean>`taken_by is not null and not exists
  (select 1 from trade_in_claim c where c.tenant_id = ${sql.ref(`${name}.tenant_id`)} and c.claimed_by = taken_by)`;
