import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTestDatabase } from "#tests/support/test-database.ts";
import type { TestDatabase } from "#tests/support/test-database.ts";
import { openText, sealText } from "./field-encryption.ts";
import { loadMasterKey } from "./master-key.ts";
import { tenantKeyring } from "./tenant-keyring.ts";

let own: TestDatabase;
const masterKey = randomBytes(32);
beforeAll(async () => {
  own = await makeTestDatabase();
});
afterAll(() => own.close());

const keyring = (key = masterKey) => tenantKeyring({ owner: own.database.owner, masterKey: key });

async function countKeys(): Promise<number> {
  const { rows } = await own.database.owner.query<{ count: number }>(
    "select count(*)::int as count from tenant_key",
  );
  return rows[0]!.count;
}

describe("a tenant's keys", () => {
  test("are the same for replicas that ask at the same moment and after a restart", async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => keyring().forTenant("together")));
    const [first] = all;
    for (const keys of all) expect(keys).toEqual(first);
    expect(await keyring().forTenant("together")).toEqual(first);
  });

  test("are made for many tenants at once, and once when replicas start together", async () => {
    const many = Array.from({ length: 50 }, (_, at) => `many-${at}`);
    const rings = [keyring(), keyring(), keyring()];
    const before = await countKeys();
    await Promise.all(rings.map((ring, at) => ring.preload(at === 1 ? many.toReversed() : many)));
    expect(await countKeys()).toBe(before + 3 * many.length);
    for (const id of many) {
      const [first, ...others] = await Promise.all(rings.map((ring) => ring.forTenant(id)));
      for (const keys of others) expect(keys).toEqual(first);
    }
  });

  test("differ between tenants", async () => {
    const [a, b] = [await keyring().forTenant("tenant-a"), await keyring().forTenant("tenant-b")];
    expect(a.index.equals(b.index)).toBe(false);
    expect(a.sealing.get(1)?.equals(b.sealing.get(1) as Buffer)).toBe(false);
  });

  test("do not open with another master key", async () => {
    await keyring().forTenant("locked");
    await expect(keyring(randomBytes(32)).forTenant("locked")).rejects.toThrow(
      /MASTER_KEY does not open the keys of retailer locked/,
    );
  });

  test("open with an earlier master key until they are wrapped with the new one", async () => {
    await keyring().forTenant("rewrapped");
    const next = randomBytes(32);
    const both = () =>
      tenantKeyring({ owner: own.database.owner, masterKey: next, earlierMasterKeys: [masterKey] });
    const keys = await both().forTenant("rewrapped");
    expect([await both().rewrap("rewrapped"), await both().rewrap("rewrapped")]).toEqual([3, 0]);
    expect(await keyring(next).forTenant("rewrapped")).toEqual(keys);
    await expect(keyring().forTenant("rewrapped")).rejects.toThrow(
      /MASTER_KEY does not open the keys of retailer rewrapped/,
    );
  });

  test("are not readable in the database", async () => {
    const keys = await keyring().forTenant("stored");
    const { rows } = await own.database.owner.query("select * from tenant_key where tenant_id = 'stored'");
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain(keys.index.toString("base64url"));
  });

  test("keep opening old values after a rotation", async () => {
    const ring = keyring();
    const before = await ring.forTenant("rotating");
    const sealed = sealText(before, "x", "old");
    await ring.addSealingKey("rotating");
    await ring.addSealingKey("rotating");
    const between = await ring.reload("rotating");
    expect(between.currentVersion).toBe(1);
    expect([...between.sealing.keys()]).toEqual([1, 2]);
    await ring.useNewKeys("rotating");
    const after = await ring.forTenant("rotating");
    expect([after.currentVersion, after.ssn.currentVersion]).toEqual([2, 2]);
    expect(openText(between, "x", sealText(after, "x", "new"))).toBe("new");
    expect(openText(after, "x", sealed)).toBe("old");
    expect(after.index.equals(before.index)).toBe(true);
  });
});

describe("the master key", () => {
  test("is made once, readable by its owner only", () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), "forecourt-key-"));
    const first = loadMasterKey({ masterKey: undefined, dataDir });
    expect(loadMasterKey({ masterKey: undefined, dataDir }).equals(first)).toBe(true);
    expect(statSync(path.join(dataDir, "master.key")).mode & 0o777).toBe(0o600);
    rmSync(dataDir, { recursive: true });
  });

  test("given by the deployer wins over the file", () => {
    const given = "ab".repeat(32);
    expect(loadMasterKey({ masterKey: given, dataDir: "/nowhere" }).toString("hex")).toBe(given);
  });
});
