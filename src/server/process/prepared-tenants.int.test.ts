import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoConfig } from "#database/seed/tenants/demo-data.ts";
import { touchTenant, upsertTenant } from "#modules/tenancy/server/save-tenant.ts";
import { TenantRegistry } from "#modules/tenancy/server/tenant-registry.ts";
import { openText, sealText } from "#platform/server/crypto/field-encryption.ts";
import { tenantKeyring } from "#platform/server/crypto/tenant-keyring.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { PreparedTenants } from "./prepared-tenants.ts";

const now = new Date("2026-11-26T12:00:00Z");
const masterKey = randomBytes(32);
const ID = demoConfig.id;
let own: TestDatabase;

beforeAll(async () => {
  own = await makeTestDatabase();
  await upsertTenant(own.database, { id: ID, slug: ID, hosts: [], config: demoConfig, isDemo: true, now });
});
afterAll(() => own.close());

/** What one server knows of its stores; `hears` is what a notification and the next second do. */
async function startServer() {
  const { database } = own;
  const address = { scheme: undefined, port: undefined, listensOn: 80 };
  const registry = new TenantRegistry({ database, log: silentLog, address });
  const keyring = tenantKeyring({ owner: database.owner, masterKey });
  const quiet = { log: silentLog, problemsOf: () => [], reloadStock: () => Promise.resolve() };
  const prepared = new PreparedTenants({ registry, keyring, ...quiet });
  await registry.refresh();
  await prepared.loadKeys();
  return {
    keys: () => prepared.keysOf(ID),
    async hears() {
      await registry.refresh();
      await prepared.catchUp();
    },
  };
}

it("opens at every server what any other seals, at each moment of a change of keys", async () => {
  const [one, two] = [await startServer(), await startServer()];
  const operator = tenantKeyring({ owner: own.database.owner, masterKey });
  const eachReads = (): void => {
    for (const [writer, reader] of [
      [one, two],
      [two, one],
    ] as const)
      expect(openText(reader.keys(), "x", sealText(writer.keys(), "x", "secret"))).toBe("secret");
  };
  await operator.addSealingKey(ID);
  await touchTenant(own.database, { id: ID, now });
  eachReads();
  await one.hears();
  eachReads();
  await two.hears();
  eachReads();
  expect(one.keys().currentVersion).toBe(1);

  await operator.useNewKeys(ID);
  await touchTenant(own.database, { id: ID, now });
  await one.hears();
  expect([one, two].map((server) => server.keys().currentVersion)).toEqual([2, 1]);
  eachReads();
  await two.hears();
  expect(two.keys().currentVersion).toBe(2);
  eachReads();
});
