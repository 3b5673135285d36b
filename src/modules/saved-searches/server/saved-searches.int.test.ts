import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestAccount } from "#modules/sign-in/server/create-test-account.ts";
import type { VehicleSearch } from "#modules/vehicle-search/server/vehicle-search.ts";
import { ZipDirectory } from "#modules/places/server/zip-directory.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { makeIdentityWorld, type IdentityWorld } from "#tests/support/identity-world.ts";
import { insertTestRooftop } from "#tests/support/test-rooftop.ts";
import { testVehicleSearch } from "#tests/support/test-vehicle-search.ts";
import { deleteSearch } from "./delete-search.ts";
import { languageOfReader } from "#modules/accounts/server/people/language-of-reader.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import { TranslatedTenants } from "#server/language/translated-tenants.ts";
import { listSavedSearches } from "./list-saved-searches.ts";
import { openSavedSearch } from "./open-saved-search.ts";
import { mailNewMatches } from "./mail-new-matches.ts";
import { saveSearch } from "./save-search.ts";
import type { SavedSearchesContext } from "./saved-searches-context.ts";
import { stopSearchMails } from "./stop-search-mails.ts";

const ORIGIN = "https://shop.test";
const geo = await ZipDirectory.load();

let world: IdentityWorld;
let search: VehicleSearch;
let buyer: SavedSearchesContext;
let stranger: SavedSearchesContext;
let system: SavedSearchesContext;
let next = 0;

async function addCar(make: string, model: string): Promise<void> {
  const { db, tenantId } = world.ctx;
  const now = world.clock.now();
  const id = `veh_${(next += 1)}`;
  await db.transaction((trx) =>
    trx
      .insertInto("vehicle")
      .values({
        tenant_id: tenantId,
        id,
        identity_key: `stock:austin:${id}`,
        stock_number: id,
        rooftop_id: "austin",
        condition: "used",
        year: 2024,
        make,
        model,
        price_cents: 2_000_000,
        source: "test",
        created_at: now,
        updated_at: now,
      })
      .execute(),
  );
  await search.applyNow(tenantId, [id]);
}

async function contextOf(email: string): Promise<SavedSearchesContext> {
  const { accountId } = await createTestAccount(world.ctx, { email });
  return {
    ...system,
    actor: { kind: "account", accountId, sessionId: "ses" },
    // The address it was saved at is not the store's.
    caller: { address: "", userAgent: "", origin: "https://elsewhere.test" },
  };
}

const mailsTo = (email: string) => listSandboxMessages(world.ctx, { to: email });
const hours = (count: number) => world.clock.advance({ hours: count });

beforeEach(async () => {
  world = await makeIdentityWorld();
  search = testVehicleSearch(world);
  await search.start();
  await insertTestRooftop(world.ctx);
  system = {
    ...world.ctx,
    vehicleSearch: search,
    geo,
    actor: { kind: "system", name: "worker" },
    siteOrigin: ORIGIN,
  };
  buyer = await contextOf("ann@example.com");
  stranger = await contextOf("bob@example.com");
});
afterEach(async () => {
  await search.stop();
  await world.close();
});

const saveToyotas = (notify: boolean) =>
  saveSearch(buyer, { id: "search-1", name: "RAV4s", search: "make=toyota", notify });

describe("Saved searches", () => {
  it("are kept in one spelling, once, and are the owner's alone", async () => {
    await addCar("Toyota", "RAV4");
    const saved = await saveSearch(buyer, { id: "search-1", name: "My RAV4", search: "page=3&make=TOYOTA" });
    expect(saved).toMatchObject({ search: "make=toyota", total: 1, newCount: 0, notify: false });
    const again = await saveSearch(buyer, { id: "search-2", name: "RAV4s", search: "make=toyota" });
    expect(again).toMatchObject({ id: "search-1", name: "RAV4s" });
    expect((await listSavedSearches(buyer)).searches).toHaveLength(1);
    expect((await listSavedSearches(stranger)).searches).toEqual([]);
    await expect(openSavedSearch(stranger, { id: "search-1" })).rejects.toMatchObject({ kind: "not-found" });
    await deleteSearch(stranger, { id: "search-1" });
    expect((await listSavedSearches(buyer)).searches).toHaveLength(1);
    await deleteSearch(buyer, { id: "search-1" });
    expect((await listSavedSearches(buyer)).searches).toEqual([]);
  });

  it("need a name and somebody who is signed in", async () => {
    await expect(saveSearch(buyer, { id: "search-9", search: "" })).rejects.toMatchObject({
      kind: "invalid",
      details: { code: "savedSearch.nameRequired" },
    });
    await expect(listSavedSearches(system)).rejects.toMatchObject({ kind: "unauthenticated" });
  });

  it("count what came since their owner last looked", async () => {
    await addCar("Toyota", "RAV4");
    await saveToyotas(false);
    hours(1);
    await addCar("Toyota", "Camry");
    await addCar("Honda", "CR-V");
    const [one] = (await listSavedSearches(buyer)).searches;
    expect(one).toMatchObject({ total: 2, newCount: 1 });
    await openSavedSearch(buyer, { id: "search-1" });
    expect((await listSavedSearches(buyer)).searches[0]).toMatchObject({ total: 2, newCount: 0 });
  });

  it("end at fifty", async () => {
    for (let at = 1; at <= 50; at += 1)
      await saveSearch(buyer, { id: `many-${at}-------`, name: `${at}`, search: `priceMin=${at}` });
    const more = saveSearch(buyer, { id: "one-too-many", name: "51", search: "priceMin=99" });
    await expect(more).rejects.toMatchObject({ details: { code: "savedSearch.tooMany" } });
  });
});

describe("Mail about saved searches", () => {
  it("comes only when asked for, only with news, and at most once a day for all searches together", async () => {
    await saveToyotas(false);
    hours(1);
    await addCar("Toyota", "Corolla");
    expect(await mailNewMatches(system)).toBe(0);
    await saveSearch(buyer, { id: "search-1", notify: true });
    await saveSearch(buyer, { id: "search-3", name: "Hondas", search: "make=honda", notify: true });
    expect(await mailNewMatches(system)).toBe(0);

    hours(1);
    await addCar("Toyota", "Tacoma");
    await addCar("Honda", "Civic");
    expect(await mailNewMatches(system)).toBe(1);
    expect(await mailNewMatches(system)).toBe(0);
    const [mail] = await mailsTo("ann@example.com");
    expect(mail?.subject).toBe("2 new cars for your saved searches at Sunny Cars");
    expect(mail?.text).toContain("1 new car matches “RAV4s”.");
    expect(mail?.text).toContain("1 new car matches “Hondas”.");
    expect(mail?.text).toContain(`${ORIGIN}/saved-searches`);

    hours(1);
    await addCar("Toyota", "Tundra");
    expect(await mailNewMatches(system)).toBe(0);
    hours(24);
    expect(await mailNewMatches(system)).toBe(1);
    const mails = await mailsTo("ann@example.com");
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain(`${ORIGIN}/search?make=toyota`);
    expect(await mailsTo("bob@example.com")).toEqual([]);
  });

  it("says nothing of what its reader has looked at meanwhile", async () => {
    await saveToyotas(true);
    hours(1);
    await addCar("Toyota", "Sienna");
    await openSavedSearch(buyer, { id: "search-1" });
    expect(await mailNewMatches(system)).toBe(0);
  });

  it("is written once by two replicas", async () => {
    await saveToyotas(true);
    hours(1);
    await addCar("Toyota", "Venza");
    const written = await Promise.all([mailNewMatches(system), mailNewMatches(system)]);
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  it("speaks the language of its reader, and so do the pages it leads to", async () => {
    const translated = new TranslatedTenants();
    const readers = {
      languageOf: languageOfReader,
      translateTenant: (tenant: TenantConfig, language: Language) =>
        translated.translateTenant(tenant, language),
    };
    const spanish = { ...system, tenant: translated.translateTenant(system.tenant, "es") };
    const { accountId } = await createTestAccount(spanish, { email: "ana@example.com" });
    const actor = { kind: "account", accountId, sessionId: "ses" } as const;
    const ana = {
      ...spanish,
      actor,
      caller: { address: "", userAgent: "", origin: "https://elsewhere.test" },
    };
    await saveSearch(ana, { id: "search-5", name: "Mis Kia", search: "make=kia", notify: true });
    hours(1);
    await addCar("Kia", "EV9");
    expect(await mailNewMatches({ ...system, readers })).toBe(1);
    const [mail] = await mailsTo("ana@example.com");
    expect(mail?.text).toContain("“Mis Kia”");
    expect(mail?.text).toContain(`${ORIGIN}/es/search?make=kia`);
    expect(mail?.text).toContain(`${ORIGIN}/es/saved-searches/stop/`);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/\bnew cars?\b|matches/u);
  });

  it("stops by its link, without signing in, for all searches, in this shop only", async () => {
    await saveToyotas(true);
    await saveSearch(buyer, { id: "search-3", name: "Hondas", search: "make=honda", notify: true });
    hours(1);
    await addCar("Toyota", "Yaris");
    await mailNewMatches(system);
    const [mail] = await mailsTo("ann@example.com");
    const token = /saved-searches\/stop\/(\w+)/u.exec(mail?.text ?? "")?.[1] ?? "";
    expect(token).toHaveLength(32);
    const elsewhere = stopSearchMails(world.otherTenantCtx, { token });
    await expect(elsewhere).rejects.toMatchObject({ kind: "not-found" });
    await stopSearchMails(world.ctx, { token });
    await stopSearchMails(world.ctx, { token });
    expect((await listSavedSearches(buyer)).searches.map(({ notify }) => notify)).toEqual([false, false]);
    hours(25);
    await addCar("Toyota", "Prius");
    expect(await mailNewMatches(system)).toBe(0);
  });
});
