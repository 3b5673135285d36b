import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unfilteredTables } from "./unfiltered-tables.ts";

/**
 * Every statement that the tests of a run have seen, with the file that sent it.
 * @returns one line for each that reads or writes a retailer's table without saying whose
 */
export function unfilteredStatements(folder: string, tenantTables: ReadonlySet<string>): string[] {
  const statements = new Map(
    readdirSync(folder).flatMap(
      (name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as [string, string][],
    ),
  );
  return [...statements].flatMap(([sqlText, sender]) => {
    const tables = unfilteredTables(sqlText, tenantTables);
    return tables.length === 0 ? [] : [`${sender}: no tenant_id for ${tables.join(", ")} in\n  ${sqlText}`];
  });
}
