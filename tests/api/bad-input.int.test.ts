import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { FACETS } from "#modules/search-index/domain/facets.ts";
import type { Endpoint } from "#platform/server/http/endpoint.ts";
import { endpoints } from "#server/modules.ts";
import { makeComposedApp, type Call, type ComposedApp } from "#tests/support/composed-app.ts";
import { anyLetter } from "#tests/support/any-letter.ts";
import { draws } from "#tests/support/draws.ts";
import { expectSound } from "./expect-sound.ts";
import { hostileValue, NASTY_TEXTS } from "./hostile-values.ts";

/** Every endpoint meets every kind of nonsense; none may fail, and all must answer the one error shape. */
let app: ComposedApp;
let signedIn: Record<string, string>;
let counting: string;
let before: Record<string, number>;

beforeAll(async () => {
  app = await makeComposedApp();
  signedIn = await app.signIn();
  // Makes the keys that are made on first use.
  await app.call("/.well-known/jwks.json");
  await app.call("/api/push-messages", { headers: signedIn });
  counting = await countStatement();
  before = await rowCounts();
}, 120_000);
afterAll(() => app.close());
afterEach(() => expect(app.errors).toEqual([]));

/** After all nonsense for one call; counting after each of its tests was a third of this file (0837). */
const expectUnchanged = async (): Promise<void> => expect(await rowCounts()).toEqual(before);

/** Tables that a refused request may change: counters of abuse and what is derived from time. */
const MAY_CHANGE = new Set(["rate_limit", "identity_failure", "session", "idempotency"]);

/** One statement for all tables, prepared once: it runs after the tests of every call. */
async function countStatement(): Promise<string> {
  const { rows } = await app.database.owner.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  return rows
    .filter(({ name }) => !MAY_CHANGE.has(name))
    .map(({ name }) => `select '${name}' as name, count(*)::int as n from "${name}"`)
    .join(" union all ");
}

async function rowCounts(): Promise<Record<string, number>> {
  const question = { name: "row_counts", text: counting };
  const { rows } = await app.database.owner.query<{ name: string; n: number }>(question);
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

const filled = (path: string, value: string) => path.replaceAll(/:\w+/g, encodeURIComponent(value));
const nameOf = ({ method, path }: Endpoint<never>) => `${method} ${path}`;
const withBody = endpoints.filter(({ body }) => body !== undefined);
/** Moving the product's clock is what this call is for: valid numbers would do so. */
const movesTheClock = (endpoint: Endpoint<never>) => endpoint.path === "/sandbox/api/clock";

const send = (endpoint: Endpoint<never>, address: string, call: Call = {}) =>
  app.call(address, {
    ...call,
    method: endpoint.method,
    headers: { ...(endpoint.access === "account" && signedIn), ...call.headers },
  });

describe.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))("%s", (name, endpoint) => {
  afterAll(expectUnchanged);

  it("survives nasty path segments and queries", async () => {
    const nasty = NASTY_TEXTS.map(async (text) => {
      const question = `?q=${encodeURIComponent(text)}&${encodeURIComponent(text)}=1&zip=${encodeURIComponent(text)}`;
      const address = filled(endpoint.path, text.slice(0, 2_000)) + question;
      await expectSound(await send(endpoint, address), `${name} ${JSON.stringify(text.slice(0, 60))}`);
    });
    const halves = ["%", "%zz", "%ff%fe", "%00", "..%2f..%2fetc%2fpasswd", "%2e%2e", "%c0%af"];
    const broken = halves.map(async (half) => {
      const address = `${endpoint.path.replaceAll(/:\w+/g, half)}?to=${half}&${half}&zip=${half}`;
      await expectSound(await send(endpoint, address), `${name} ${half}`);
    });
    await Promise.all([...nasty, ...broken]);
  });

  it("survives foreign, malformed and oversized headers", async () => {
    const tokens = ["", "Bearer", "Bearer x", "Basic YTpi", "Bearer a.b.c", `Bearer ${"x".repeat(9_000)}`];
    const asked = tokens.map(async (authorization) => {
      const response = await app.call(filled(endpoint.path, "x"), {
        method: endpoint.method,
        headers: { authorization },
      });
      const { status } = await expectSound(response, `${name} ${authorization.slice(0, 20)}`);
      if (endpoint.access === "account") expect(status, authorization.slice(0, 20)).toBe(401);
    });
    await Promise.all(asked);
    const headers = {
      cookie: `=; a=b=c;;; \u00ff=\u00fe; refresh=${"y".repeat(5_000)}; __Host-refresh=%00; x`,
      "x-id-token": "not.a.token",
      "idempotency-key": "\u00e9".repeat(300),
      "x-correlation-id": "<script>alert(1)</script>",
      "accept-language": "*;q=9,".repeat(200),
      "content-length": "x",
    };
    await expectSound(await send(endpoint, filled(endpoint.path, "x"), { headers }), name);
  });
});

describe.each(withBody.map((endpoint) => [nameOf(endpoint), endpoint] as const))("%s", (name, endpoint) => {
  const json = { "content-type": "application/json" };
  const address = filled(endpoint.path, "x");

  afterAll(expectUnchanged);

  it("refuses bodies that are not JSON, with a reason", async () => {
    const bodies: [string, Call][] = [
      ["no body", { headers: json }],
      ["no type", { body: "{}", headers: { "content-type": "" } }],
      ["wrong type", { body: "a=b", headers: { "content-type": "application/x-www-form-urlencoded" } }],
      ["XML", { body: "<a/>", headers: { "content-type": "text/xml" } }],
      ["half", { body: '{"a":', headers: json }],
      ["two", { body: "{}{}", headers: json }],
      ["bad UTF-8", { body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31]), headers: json }],
      ["NUL", { body: '{"email":"a\\u0000b"}', headers: json }],
      ["raw NUL", { body: '{"email":"a\0b"}', headers: json }],
      ["huge", { body: JSON.stringify({ a: "x".repeat(2_000_000) }), headers: json }],
      ["deep", { body: "[".repeat(20_000), headers: json }],
    ];
    const refused = bodies.map(async ([what, call]) => {
      const { status } = await expectSound(await send(endpoint, address, call), `${name} ${what}`);
      expect(status, what).toBeGreaterThanOrEqual(400);
    });
    await Promise.all(refused);
  });

  it("names the field of a body that has the wrong shape", async () => {
    for (const body of [{ unknown: 1 }, [], "text", 7, null].map((value) => JSON.stringify(value))) {
      const { status, envelope } = await expectSound(
        await send(endpoint, address, { body, headers: json }),
        `${name} ${body}`,
      );
      if (envelope?.["code"] !== "body.invalid") continue;
      expect(status).toBe(400);
      expect(Object.keys(envelope["fields"] as object).length, `${name} ${body}`).toBeGreaterThan(0);
    }
  });

  it("survives values of any shape under its own names", async () => {
    const names = fieldNames(endpoint);
    expect(names).not.toEqual([]);
    const body = fc.record(Object.fromEntries(names.map((field) => [field, hostileValue])), {
      requiredKeys: [],
    });
    await fc.assert(
      fc.asyncProperty(body, async (value) => {
        if (movesTheClock(endpoint)) delete (value as Record<string, unknown>)["advanceSeconds"];
        await expectSound(
          await send(endpoint, address, { body: value, headers: json }),
          `${name} ${JSON.stringify(value).slice(0, 200)}`,
        );
      }),
      { numRuns: draws(60) },
    );
  });
});

/** Names that the schema of a body knows, one level deep and through variants. */
function fieldNames(endpoint: Endpoint<never>): string[] {
  const names = new Set<string>();
  const visit = (schema: unknown): void => {
    const { entries, options, pipe, wrapped } = (schema ?? {}) as Record<string, unknown>;
    for (const field of Object.keys(entries ?? {})) names.add(field);
    for (const option of [...((options as unknown[]) ?? []), ...((pipe as unknown[]) ?? []), wrapped])
      if (typeof option === "object" && option !== null) visit(option);
  };
  visit(endpoint.body);
  return [...names];
}

describe("Search", () => {
  afterAll(expectUnchanged);

  it("answers random questions with pages of vehicles", async () => {
    const names = [...FACETS, ...OTHER_SEARCH_NAMES];
    const text = fc.oneof(
      fc.string({ unit: anyLetter, maxLength: 30 }),
      fc.constantFrom(...NASTY_TEXTS.map((nasty) => nasty.slice(0, 200))),
      fc.integer().map(String),
      fc.constantFrom("Toyota", "78701", "price-asc", "1", "NaN", "-1", "1e309", "0x10"),
    );
    const pairs = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), text), text), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(pairs, async (asked) => {
        const question = asked.map(([key, value]) => `${quote(key)}=${quote(value)}`).join("&");
        const response = await app.call(`/public/inventory/vehicles?${question}`);
        if (question.includes("%00")) expect(response.status).toBe(400);
        else {
          expect(response.status, question).toBe(200);
          const { total, vehicles } = (await response.json()) as { total: number; vehicles: unknown[] };
          expect(vehicles.length, question).toBeLessThanOrEqual(Math.min(24, total));
        }
      }),
      { numRuns: draws(10_000) },
    );
  }, 120_000);
});

const OTHER_SEARCH_NAMES =
  "q priceMin priceMax paymentMin paymentMax mileageMin mileageMax yearMin yearMax zip distance rooftop availability onlineExclusive sort page".split(
    " ",
  );
const quote = (text: string) => encodeURIComponent(text.toWellFormed());
