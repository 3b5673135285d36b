import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { textOf } from "../domain/translate-tenant.ts";
import { upsertTenant } from "./save-tenant.ts";
import { TenantRegistry } from "./tenant-registry.ts";

const now = new Date("2026-11-20T12:00:00Z");
const [demo, harbor] = demoTenants as unknown as [(typeof demoTenants)[number], (typeof demoTenants)[number]];

describe("the tenant registry", () => {
  let world: TestWorld;
  let registry: TenantRegistry;

  beforeAll(async () => {
    world = await makeTestContext();
    for (const tenant of [demo, harbor]) await upsertTenant(world.database, { ...tenant, isDemo: true, now });
    registry = new TenantRegistry({
      database: world.database,
      log: silentLog,
      address: { scheme: undefined, port: undefined, listensOn: 3000 },
      pollSeconds: 1,
    });
    await registry.start();
  });

  afterAll(async () => {
    await registry.close();
    await world.close();
  });

  it.each([
    ["localhost", "demo"],
    ["LOCALHOST:3000", "demo"],
    ["127.0.0.1:3000", "demo"],
    ["[::1]:3000", "demo"],
    ["demo.localhost:3000", "demo"],
    ["harbor.localhost", "harbor"],
    ["Harbor.LocalHost.:8080", "harbor"],
  ])("chooses the retailer of %s", (host, id) => expect(registry.forHost(host)?.id).toBe(id));

  it.each([
    "nobody.localhost",
    "example.com",
    "harbor.localhost.example.com",
    "a b",
    "",
    undefined,
    "localhost:99999",
  ])("knows no retailer at %s and never falls back to one", (host) => {
    expect(registry.forHost(host)).toBeUndefined();
    try {
      registry.requireHost(host);
      expect.unreachable();
    } catch (error) {
      expect(isAppError(error) && error.details.code).toBe("tenant.unknownHost");
    }
  });

  it("says a retailer's wordings by text id, and refuses to save one that cannot be said", async () => {
    const save = (wordings: Readonly<Record<string, string>>) =>
      upsertTenant(world.database, { ...harbor, config: { ...harbor.config, wordings }, isDemo: true, now });
    await save({ "app.dealerships": "Our story" });
    await registry.refresh();
    const harborsText = () => textOf(registry.requireId("harbor").config);
    expect(harborsText()("Dealerships")).toBe("Our story");
    expect(textOf(registry.requireId("demo").config)("Dealerships")).toBe("Dealerships");
    await expect(save({ "app.nothing-like-it": "Our story" })).rejects.toMatchObject({
      details: { fields: { "wordings.app.nothing-like-it": "is not the id of a text" } },
    });
    await save({});
    await registry.refresh();
    expect(harborsText()("Dealerships")).toBe("Dealerships");
  });

  it("leads pages of unknown hosts to the retailer whose flag says so, and nothing else (FLG-04)", async () => {
    const ask = (host: string) => registry.defaultAddress(host, "/search?make=kia");
    expect(ask("nobody.localhost:3000")).toBeUndefined();
    const flags = { ...demo.config.flags, default_tenant: true };
    await upsertTenant(world.database, { ...demo, config: { ...demo.config, flags }, isDemo: true, now });
    await registry.refresh();
    expect(ask("nobody.localhost:3000")).toBe("http://localhost:3000/search?make=kia");
    expect(registry.defaultAddress("shop.example.org", "/")).toBe("http://localhost:3000/");
    expect(registry.defaultAddress("shop.example.org", "//")).toBe("http://localhost:3000//");
    expect(ask("harbor.localhost:3000")).toBeUndefined();
    expect(registry.defaultAddress("a b", "/")).toBeUndefined();
    // The host itself stays nobody's: no call, no mail and no page is made for it.
    expect(registry.forHost("nobody.localhost")).toBeUndefined();
    await upsertTenant(world.database, { ...demo, isDemo: true, now });
    await registry.refresh();
    expect(ask("nobody.localhost:3000")).toBeUndefined();
  });

  it("hears of a change and of a new host", async () => {
    const before = registry.requireId("harbor").version;
    const config = { ...harbor.config, brandName: "Harbor & Oak" };
    const saved = await upsertTenant(world.database, {
      ...harbor,
      hosts: ["shop.example.com"],
      config,
      isDemo: true,
      now,
    });
    expect(saved).toEqual({ version: before + 1, changed: true });
    await expect
      .poll(() => registry.forHost("shop.example.com")?.config.brandName, { timeout: 5000 })
      .toBe("Harbor & Oak");
  });

  it("does not move the version when nothing changed", async () => {
    const first = await upsertTenant(world.database, { ...demo, isDemo: true, now });
    expect(first.changed).toBe(false);
    expect(first.version).toBe(registry.requireId("demo").version);
  });

  it("refuses a wrong configuration as a whole and keeps the good one", async () => {
    const config = { ...demo.config, brandName: 5 };
    const refused = upsertTenant(world.database, { ...demo, config, isDemo: true, now });
    await expect(refused).rejects.toMatchObject({
      kind: "invalid",
      details: { fields: { brandName: "must be a text" } },
    });
    await registry.refresh();
    expect(registry.requireId("demo").config.brandName).toBe("Sunlane Motors");
  });

  it("keeps the last good configuration when somebody breaks the stored one", async () => {
    const config = { ...demo.config, id: "fragile", brandName: "Fragile" };
    await upsertTenant(world.database, {
      id: "fragile",
      slug: "fragile",
      hosts: [],
      config,
      isDemo: true,
      now,
    });
    await registry.refresh();
    await world.database.owner.query(
      "update tenant set config = '{}', version = version + 1 where id = 'fragile'",
    );
    await registry.refresh();
    expect(registry.forHost("fragile.localhost")?.config.brandName).toBe("Fragile");
  });
});
