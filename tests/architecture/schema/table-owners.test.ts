import { describe, expect, test } from "vitest";
import { productSources } from "../syntax/syntax-tree.ts";
import { strangersTables, tableOwners } from "./table-owners.ts";

const owners = tableOwners();
const PLANTED_IN = "src/modules/payments/server/planted.ts";

describe("a table has one owner", () => {
  test("and no two of them", () => {
    const all = Object.values(owners.tables).flat();
    expect(all).toEqual([...new Set(all)]);
  });

  test("which is the module that declares its type", () => {
    const declared = "declare module '#x' {\n  interface DatabaseTables {\n    planted: Row;\n  }\n}";
    const { tables } = tableOwners([["src/modules/payments/server/planted-table.ts", declared]]);
    expect(tables["payments"]).toContain("planted");
    expect(owners.tables["payments"]).toContain("payment");
  });

  test("whose statements are the only ones that name it; others use its functions or a view", () => {
    const sources = productSources("src");
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.flatMap(([path, source]) => strangersTables(owners, path, source))).toEqual([]);
  });

  test.each([
    [`trx.selectFrom("orders").select("id")`],
    [`trx.selectFrom(["payment", "orders as o"])`],
    [`trx.selectFrom("payment").innerJoin("orders as o", "o.id", "payment.order_id")`],
    [`trx.updateTable("orders").set({ order_status: "SOLD" })`],
    [`trx.insertInto("orders").values(row)`],
    [`trx.deleteFrom("orders")`],
    ["sql<Row>`select 1 from orders o where o.tenant_id = ${ctx.tenantId}`.execute(trx)"],
    ["sql`with mine as (select 1) update orders set x = 1`"],
    ["sql`select ${columns} from payment p join lateral (select 1 from orders) o on true`"],
    ["sql`insert into orders (id) values (1)`"],
    ['pool.query("delete from orders")'],
  ])("the check finds %s", (statement) => {
    expect(strangersTables(owners, PLANTED_IN, `export const planted = () => ${statement};`)).toEqual([
      `${PLANTED_IN} names orders`,
    ]);
  });

  test.each([
    [`trx.selectFrom("payment").innerJoin("order_standing", (join) => join)`],
    ["sql`select extract(epoch from now())`"],
    [`text.query("from orders to payments".length)`],
  ])("and lets pass %s", (statement) => {
    expect(strangersTables(owners, PLANTED_IN, `export const planted = () => ${statement};`)).toEqual([]);
  });

  test("exceptions are still needed, and say why", () => {
    for (const { path, tables, why } of owners.exceptions) {
      const without = { ...owners, exceptions: [] };
      const named = productSources("src")
        .filter(([file]) => file.startsWith(path))
        .flatMap(([file, source]) => strangersTables(without, file, source))
        .map((line) => line.split(" names ")[1] ?? "");
      expect([...new Set(named)].toSorted(), path).toEqual([...tables].toSorted());
      expect(why.length).toBeGreaterThan(20);
    }
  });
});
