import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeComposedApp, type ComposedApp } from "#tests/support/composed-app.ts";

let app: ComposedApp;
/** Another process of the same store, with a cache in front. */
let behind: Awaited<ReturnType<ComposedApp["again"]>>;
let cache: Server;
/** Tags that the cache was told. */
const purged: string[] = [];

beforeAll(async () => {
  cache = createServer((incoming, outgoing) => {
    if (incoming.method === "PURGE") purged.push(...String(incoming.headers["surrogate-key"]).split(" "));
    outgoing.end();
  });
  cache.listen(0, "127.0.0.1");
  await once(cache, "listening");
  app = await makeComposedApp();
  const { port } = cache.address() as AddressInfo;
  behind = await app.again({ edgeCacheSeconds: 60, edgePurgeUrls: [`http://127.0.0.1:${port}`] });
}, 120_000);
afterAll(async () => {
  await behind.close();
  await app.close();
  cache.closeAllConnections();
  cache.close();
});

const LIST = "/public/inventory/vehicles?make=Toyota&sort=price-asc";
interface Car {
  readonly id: string;
  readonly vin: string;
  readonly priceCents: number;
}
const firstCar = async (call: ComposedApp["call"]): Promise<Car> => {
  const [car] = ((await (await call(LIST)).json()) as { vehicles: Car[] }).vehicles;
  return car!;
};
const headersOf = async (path: string, headers = {}) => {
  const answer = await behind.call(path, { headers });
  const of = (name: string) => answer.headers.get(name);
  return {
    kept: of("cache-control"),
    edge: of("cdn-cache-control"),
    tags: of("surrogate-key"),
    vary: of("vary"),
  };
};

it("what anybody may see may be kept in front for a minute, by names of what it is made of", async () => {
  const kept = "public, max-age=0, s-maxage=60";
  const edge = "max-age=60, stale-while-revalidate=30, stale-if-error=600";
  const whole = { kept, edge, vary: "accept-encoding" };
  const { vin } = await firstCar(app.call);
  for (const path of ["/", "/search?make=toyota", "/es/search", LIST, "/public/inventory/facets"])
    expect(await headersOf(path), path).toEqual({ ...whole, tags: "t-demo s-demo" });
  expect(await headersOf(`/vehicles/${vin}`)).toEqual({
    ...whole,
    tags: `t-demo v-demo-${vin.toLowerCase()}`,
  });
  expect(await headersOf("/privacy-policy")).toEqual({ ...whole, tags: "t-demo" });
  // Nothing depends on cookies, languages of browsers or who is signed in: the address says it all.
  expect(await headersOf("/search", { cookie: "a=b", "accept-language": "es" })).toMatchObject(whole);
});

it("what is about somebody may be kept by nobody", async () => {
  for (const path of [
    "/checkout",
    "/account",
    "/api/commerce/orders",
    "/public/inventory/vehicles/nothing",
    "/health",
  ])
    expect((await headersOf(path)).kept ?? "no-store", path).toBe("no-store");
});

it("nothing may be kept in front where nobody asked for it", async () => {
  const answer = await app.call("/search");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("surrogate-key")).toBeNull();
});

it("a change of a car purges its page and the lists, in every process that has applied it, and ETags stay equal", async () => {
  const { id, vin: ownVin } = await firstCar(app.call);
  const makeCheaper = async (): Promise<number> => {
    const { rows } = await app.database.owner.query<{ price_cents: number }>(
      "update vehicle set price_cents = price_cents - 100 where id = $1 returning price_cents::int",
      [id],
    );
    return rows[0]!.price_cents;
  };
  // What a start purges is on its way until a car's own change has gone out.
  await expect
    .poll(async () => makeCheaper().then(() => purged), { interval: 1_000 })
    .toEqual(expect.arrayContaining([expect.stringMatching(/^v-demo-/u)]));
  purged.length = 0;
  const priceCents = await makeCheaper();
  for (const { call } of [app, behind])
    await expect.poll(async () => (await firstCar(call)).priceCents).toBe(priceCents);
  const vin = ownVin.toLowerCase();
  await expect
    .poll(() => purged)
    .toEqual(expect.arrayContaining(["s-demo", `v-demo-${vin}`, `v-demo-${id}`]));
  expect(purged.filter((tag) => tag.startsWith("t-"))).toEqual([]);
  for (const path of [LIST, "/public/inventory/facets", "/public/inventory/count?make=toyota"]) {
    const [one, other] = [await app.call(path), await behind.call(path)];
    expect(one.headers.get("etag"), path).toMatch(/^W\/"/u);
    expect(other.headers.get("etag"), path).toBe(one.headers.get("etag"));
  }
});

it("a change of the store purges all of it", async () => {
  purged.length = 0;
  await app.database.owner.query(
    "update tenant set version = version + 1, updated_at = now() where id = 'harbor'",
  );
  await expect.poll(() => purged, { timeout: 20_000 }).toContain("t-harbor");
});
