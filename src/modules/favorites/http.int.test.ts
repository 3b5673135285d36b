import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ComposedApp, DEMO_HOST, makeComposedApp, OTHER_HOST } from "#tests/support/composed-app.ts";
import type { FavoriteKeysView, FavoritesView } from "./domain/favorite-view.ts";

/** Saved vehicles over HTTP with everything wired as in the product. */
let app: ComposedApp;
let buyer: Record<string, string>;
let cars: { id: string; key: string; priceCents: number }[];

beforeAll(async () => {
  app = await makeComposedApp();
  buyer = await app.signIn();
  const answer = await app.call("/public/inventory/vehicles?availability=available");
  const { vehicles } = (await answer.json()) as { vehicles: typeof cars };
  cars = vehicles.slice(0, 6);
}, 120_000);
afterAll(() => app.close());
afterEach(async () => {
  await app.database.owner.query("delete from favorite");
  expect(app.errors).toEqual([]);
});

const ask = (method: string, path: string, who: { headers?: typeof buyer; host?: string } = {}) =>
  app.call(`/api/favorites${path}`, { method, headers: buyer, ...who });
const keysAfter = async (answer: Promise<Response>) => {
  const response = await answer;
  expect(response.status).toBe(200);
  return (await response.json()) as FavoriteKeysView;
};
const save = (at: number) => keysAfter(ask("PUT", `/${cars[at]!.key}`));
const list = async (headers = buyer) => (await (await ask("GET", "", { headers })).json()) as FavoritesView;
const change = (at: number, set: string) =>
  app.database.owner.query(`update vehicle set ${set} where id = $1`, [cars[at]!.id]);
const restore = (at: number) =>
  change(at, `availability = 'Available', price_cents = ${cars[at]!.priceCents}`);

describe("Saving a vehicle", () => {
  it("Nothing is saved for somebody who is not signed in (ROLE-03)", async () => {
    const answer = await ask("PUT", `/${cars[0]!.key}`, { headers: {} });
    expect(answer.status).toBe(401);
    expect((await list()).keys).toEqual([]);
  });

  it("The newest stands first, and saving twice keeps one with its first moment", async () => {
    await save(0);
    await app.call("/sandbox/api/clock", { method: "POST", body: { advanceSeconds: 60 } });
    expect(await save(1)).toEqual({ keys: [cars[1]!.key, cars[0]!.key], count: 2 });
    const before = await list();
    await app.call("/sandbox/api/clock", { method: "POST", body: { advanceSeconds: 60 } });
    expect(await save(0)).toEqual({ keys: [cars[1]!.key, cars[0]!.key], count: 2 });
    expect(await list()).toEqual(before);
  });

  it("Twenty devices that save the same car at once end with one", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask("PUT", `/${cars[0]!.key}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await keysAfter(ask("GET", "?only=keys"))).toEqual({ keys: [cars[0]!.key], count: 1 });
  });

  it("Forgetting is repeatable, and unknown vehicles are forgotten already", async () => {
    await save(0);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await keysAfter(ask("DELETE", `/${cars[0]!.key}`))).toEqual({ keys: [], count: 0 });
    expect(await keysAfter(ask("DELETE", "/no-such-vehicle"))).toEqual({ keys: [], count: 0 });
  });

  it("Unknown, withdrawn and sold vehicles cannot be saved, and the answer says why", async () => {
    await change(2, "availability = 'Sold'");
    await change(3, "availability = 'Deleted'");
    const codes = [];
    for (const key of ["no-such-vehicle", cars[3]!.key, cars[2]!.key]) {
      const answer = await ask("PUT", `/${key}`);
      codes.push([answer.status, ((await answer.json()) as { code: string }).code]);
    }
    expect(codes).toEqual([
      [404, "favorites.notFound"],
      [404, "favorites.notFound"],
      [409, "favorites.sold"],
    ]);
    await restore(2);
    await restore(3);
  });

  it("One account keeps at most 200", async () => {
    await save(1);
    await app.database.owner.query(
      `insert into favorite select f.tenant_id, f.account_id, v.id, f.saved_at, null from favorite f
        join vehicle v on v.tenant_id = f.tenant_id and v.id <> all($1) limit 199`,
      [cars.map(({ id }) => id)],
    );
    const answer = await ask("PUT", `/${cars[0]!.key}`);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: "favorites.full",
      message: "You can save up to 200 vehicles. Remove one to save another.",
    });
  });
});

describe("The favorites page", () => {
  it("shows the price of then and now, and what changed", async () => {
    await save(0);
    await change(0, "price_cents = price_cents - 120000");
    const { saves } = await list();
    expect(saves).toMatchObject([
      {
        savedPriceCents: cars[0]!.priceCents,
        priceChangeCents: -120_000,
        vehicle: { key: cars[0]!.key, priceCents: cars[0]!.priceCents - 120_000 },
      },
    ]);
    await change(0, "price_cents = null");
    expect((await list()).saves).toMatchObject([{ priceChangeCents: null, vehicle: { priceCents: null } }]);
    await restore(0);
  });

  it("moves sold and withdrawn vehicles into Sold Vehicles, out of the count, until they are all removed", async () => {
    for (const at of [0, 1, 2, 3]) await save(at);
    await change(0, "availability = 'Sold'");
    await change(1, "availability = 'Deleted'");
    await change(2, "availability = 'PendingSale'");
    const { saves, sold, count, keys } = await list();
    expect(new Set(saves.map(({ vehicle }) => vehicle.key))).toEqual(new Set([cars[2]!.key, cars[3]!.key]));
    expect(new Set(sold.map(({ vehicle }) => vehicle.key))).toEqual(new Set([cars[0]!.key, cars[1]!.key]));
    expect([count, keys.length]).toEqual([2, 4]);
    expect(await keysAfter(ask("DELETE", "/sold"))).toMatchObject({ count: 2 });
    expect((await list()).sold).toEqual([]);
    // A sale that falls through comes back to the list it never left.
    await restore(2);
    expect((await list()).saves).toHaveLength(2);
    await restore(0);
    await restore(1);
  });
});

describe("The list is one person's", () => {
  it("another buyer and another store see nothing of it, and it goes with the account", async () => {
    await save(0);
    const second = await app.signIn({ email: "second.buyer@example.com", host: DEMO_HOST });
    expect((await list(second)).keys).toEqual([]);
    const elsewhere = await app.signIn({ host: OTHER_HOST });
    const answer = await ask("PUT", `/${cars[0]!.key}`, { host: OTHER_HOST, headers: elsewhere });
    expect(answer.status).toBe(404);
    expect((await list()).keys).toEqual([cars[0]!.key]);

    await ask("PUT", `/${cars[0]!.key}`, { headers: second });
    const removed = await app.call("/api/profile/delete", {
      method: "POST",
      headers: second,
      body: { confirm: "delete-account" },
    });
    expect(removed.status).toBe(200);
    const { rows } = await app.database.owner.query<{ n: number }>("select count(*)::int as n from favorite");
    expect(rows).toEqual([{ n: 1 }]);
  });
});
