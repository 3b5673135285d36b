import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { worksheetRulesOf } from "#modules/worksheet/domain/worksheet-rules.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { choosePersonally, dropTerms, keepTerms, reopenTerms } from "./keep-terms.ts";
import { hasPersonalTerms } from "./has-personal-terms.ts";
import { openTerms } from "./personal-terms-store.ts";

const { config } = (demoTenants[0] as (typeof demoTenants)[number]).config;
const terms = { version: 1, key: "k", asOf: "2026-11-25", zipCode: "96915", programs: [] };
let kept = new Map<string, string>();
let state = 0;
let asked: string[] = [];

/** Each test lives in a state of its own: rules are kept by state. */
function tokenOf(change = {}): string {
  state += 1;
  return `${Buffer.from(JSON.stringify({ ...terms, state: `S${state}`, city: "Hagåtña", ...change })).toString("base64url")}.signature`;
}

beforeEach(() => {
  kept = new Map();
  asked = [];
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.spyOn(apiClient, "get").mockImplementation(async (path) => {
    asked.push(path);
    return { contractDate: "2026-11-25", rules: worksheetRulesOf(config, null), overrides: [], phones: {} };
  });
});

afterEach(() => {
  dropTerms();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("prices cars by what was signed, until the terms are dropped", async () => {
  const token = tokenOf();
  await keepTerms(token);
  expect(openTerms.get()).toMatchObject({
    token,
    terms: { asOf: "2026-11-25", city: "Hagåtña" },
    choices: {},
  });
  expect(hasPersonalTerms()).toBe(true);
  dropTerms();
  expect([openTerms.get(), hasPersonalTerms(), kept.size]).toEqual([null, false, 0]);
});

it("goes on in the same tab after another page was loaded, with the wishes that were chosen", async () => {
  const token = tokenOf();
  await keepTerms(token);
  await choosePersonally({ termMonths: 48 });
  const { priceOf } = openTerms.get() ?? {};
  openTerms.set(null);
  await reopenTerms();
  expect(openTerms.get()).toMatchObject({ token, choices: { termMonths: 48 } });
  expect(openTerms.get()?.priceOf).not.toBe(priceOf);
});

it("asks for a state's rules once", async () => {
  const token = tokenOf();
  await keepTerms(token);
  await choosePersonally({ termMonths: 36 });
  await choosePersonally({ termMonths: 60 });
  expect(asked).toEqual(["/public/prequalification/price-book"]);
});

it("keeps usual estimates where the rules cannot be had, and for terms that nobody can read", async () => {
  vi.spyOn(apiClient, "get").mockRejectedValue(new Error("offline"));
  await keepTerms(tokenOf());
  expect(openTerms.get()).toBeNull();
  await keepTerms("nonsense.signature");
  expect([openTerms.get(), hasPersonalTerms()]).toEqual([null, false]);
});

it("lets the latest of two terms count, whichever answers last", async () => {
  let answer: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (answer = resolve));
  const book = {
    contractDate: "2026-11-25",
    rules: worksheetRulesOf(config, null),
    overrides: [],
    phones: {},
  };
  vi.spyOn(apiClient, "get").mockImplementationOnce(async () => {
    await slow;
    return book;
  });
  const first = keepTerms(tokenOf());
  const latest = tokenOf();
  await keepTerms(latest);
  answer();
  await first;
  expect(openTerms.get()?.token).toBe(latest);
});

it("prices cars also where nothing may be stored", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const token = tokenOf();
  await keepTerms(token);
  expect(openTerms.get()?.token).toBe(token);
  expect(hasPersonalTerms()).toBe(false);
});
