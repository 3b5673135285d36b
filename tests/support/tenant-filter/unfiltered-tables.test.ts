import { describe, expect, test } from "vitest";
import { unfilteredTables } from "./unfiltered-tables.ts";

const TABLES = new Set(["orders", "order_history", "vehicle"]);

describe("a statement that says whose rows it means", () => {
  test.each([
    `select id from orders where tenant_id = $1`,
    `select "o"."id" from "orders" as "o" where "o"."id" = $2 and "o"."tenant_id" = $1`,
    `select 1 from orders o join vehicle v on v.tenant_id = o.tenant_id and v.id = o.vehicle_id where o.tenant_id = $1`,
    `select 1 from orders o left join vehicle v using (tenant_id) where o.tenant_id = $1`,
    `select 1 from orders o where o.tenant_id = $1 and exists (select 1 from order_history h where h.tenant_id = o.tenant_id)`,
    `select (select count(*) from order_history h where h.tenant_id = o.tenant_id) from orders o where o.tenant_id = $1`,
    `with mine as (select * from orders where tenant_id = $1) select * from mine join vehicle v on v.tenant_id = mine.tenant_id`,
    `insert into orders (tenant_id, id) values ($1, $2) on conflict do nothing`,
    `insert into order_history (tenant_id, order_id) select o.tenant_id, o.id from orders o where o.tenant_id = $1`,
    `update vehicle set price_cents = 1 from orders o where vehicle.tenant_id = $1 and o.tenant_id = vehicle.tenant_id`,
    `delete from orders using vehicle v where orders.tenant_id = $1::text and v.tenant_id = $1`,
    `select 1 from orders where tenant_id = $1 union all select 1 from vehicle where tenant_id = $1`,
    `select 1 from unnest($2::text[]) w cross join lateral (select 1 from vehicle v where v.tenant_id = $1 and v.id = w) f`,
    `select now()`,
    `select config from tenant`,
  ])("passes: %s", (sqlText) => expect(unfilteredTables(sqlText, TABLES)).toEqual([]));
});

describe("a planted statement that does not", () => {
  test.each([
    ["orders", `select id from orders`],
    ["orders", `select id from orders where id = $1`],
    ["orders", `select id from orders where tenant_id = $1 or id = $2`],
    ["orders", `select id from orders where tenant_id <> $1`],
    ["orders", `select id from orders where tenant_id = any($1)`],
    ["orders", `select id from orders where tenant_id = tenant_id`],
    ["vehicle", `select 1 from orders o join vehicle v on v.id = o.vehicle_id where o.tenant_id = $1`],
    [
      "order_history",
      `select 1 from orders o where o.tenant_id = $1 and exists (select 1 from order_history h where h.order_id = o.id)`,
    ],
    ["orders", `with mine as (select * from orders) select * from mine where tenant_id = $1`],
    ["orders", `insert into orders (id) values ($1)`],
    ["vehicle", `insert into orders (tenant_id, id) select $1, v.id from vehicle v`],
    ["vehicle", `update vehicle set price_cents = 1 where id = $1`],
    ["orders", `delete from orders`],
    ["vehicle", `select 1 from orders where tenant_id = $1 union all select 1 from vehicle`],
    [
      "vehicle",
      `select 1 from unnest($1::text[]) w cross join lateral (select 1 from vehicle v where v.id = w) f`,
    ],
  ])("names %s: %s", (table, sqlText) => expect(unfilteredTables(sqlText, TABLES)).toEqual([table]));
});
