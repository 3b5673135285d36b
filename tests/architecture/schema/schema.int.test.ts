import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { differences } from "./compare-tables.ts";
import { readDatabaseTables } from "./read-database-tables.ts";
import { tableOwners } from "./table-owners.ts";
import { readTableTypes, type Tables } from "./read-table-types.ts";

const root = new URL("../../../", import.meta.url).pathname;

/** Tables that are read by SQL text only, on connections of their own. */
const WITHOUT_TYPES = ["object_folder", "schema_migration", "tenant_key", "vehicle_price_change"];

const PLANTED = `
declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    planted: { tenant_id: string };
    planted_columns: {
      tenant_id: string;
      never_there: string;
      amount_cents: string;
      note: string;
      at: import("kysely").Generated<Date>;
      status: "OPEN" | "SHUT";
      hosts: string[];
    };
  }
}`;

let made: TestDatabase;
let typed: Tables;
let actual: Tables;
beforeAll(async () => {
  made = await makeTestDatabase();
  await made.database.owner
    .query(`create table planted_columns (tenant_id text not null, amount_cents bigint not null,
    note text, at timestamptz not null, status text not null check (status in ('OPEN', 'CLOSED')), hosts text[] not null,
    forgotten text not null)`);
  typed = readTableTypes(root, PLANTED);
  actual = await readDatabaseTables(made.database.owner);
}, 60_000);
afterAll(() => made.close());

const isPlanted = (line: string): boolean => line.startsWith("planted");

describe("the types of the tables", () => {
  test("say what PostgreSQL says", () => {
    expect(differences(typed, actual).filter((line) => !isPlanted(line))).toEqual([]);
  });

  test("and owners are there for every table and view, and for nothing else", () => {
    const owned = [tableOwners().tables, tableOwners().views].flatMap((one) => Object.values(one).flat());
    const real = [...actual.keys()].filter((table) => !isPlanted(table));
    expect(owned.toSorted()).toEqual(real.toSorted());
  });

  test("are there for every table", () => {
    const known = new Set([...typed.keys(), ...WITHOUT_TYPES]);
    expect([...actual.keys()].filter((table) => !known.has(table))).toEqual([]);
    expect(actual.size).toBeGreaterThan(70);
  });

  test("that are planted wrong are found, each fault by itself", () => {
    expect(differences(typed, actual).filter(isPlanted)).toEqual([
      "planted is no table",
      "planted_columns.forgotten has no type",
      "planted_columns.never_there is no column",
      "planted_columns.amount_cents is number, not string",
      "planted_columns.note may be null",
      "planted_columns.at has no default",
      "planted_columns.status holds CLOSED, OPEN, not OPEN, SHUT",
    ]);
  });
});
