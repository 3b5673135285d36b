import { expect, test } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { hasDemoAccounts } from "./demo-accounts-data.ts";

test("The stores that come with the product have the demo sign-ins, and no other store says so", () => {
  expect(demoTenants.filter((tenant) => !hasDemoAccounts(tenant))).toEqual([]);
  expect(hasDemoAccounts({ id: "mesa" })).toBe(false);
});
