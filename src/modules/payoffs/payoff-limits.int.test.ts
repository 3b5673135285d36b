import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ComposedApp, makeComposedApp } from "#tests/support/composed-app.ts";

/** Questions to lenders by somebody who guesses. */
let app: ComposedApp;
beforeAll(async () => {
  app = await makeComposedApp();
}, 180_000);
afterAll(async () => {
  expect(app.errors).toEqual([]);
  await app.close();
});

/** A trade-in of nobody's, with a loan on it. */
async function startFinanced(): Promise<Record<string, string>> {
  const started = await app.call("/public/trade-in", { method: "POST", body: { startedFrom: "page" } });
  const { capability } = (await started.json()) as { capability: string };
  const held = { "trade-in": capability };
  const body = { version: 1, ownership: "FINANCED", owedCents: 400_000 };
  const said = await app.call("/public/trade-in/current", { method: "PATCH", headers: held, body });
  expect(said.status).toBe(200);
  return held;
}

/** One question of an hour in which eleven are asked with every trade-in: as many as one may ask. */
async function guess(
  headers: Record<string, string>,
  digits: number,
  accountNumber = "88-0002",
): Promise<number> {
  const ssnLast4 = String(1_000 + digits);
  const body = { lender: "Ally Bank", accountNumber, lastName: "Guess", ssnLast4, consent: true };
  return (await app.call("/public/trade-in/current/payoff", { method: "POST", headers, body })).status;
}

describe("Somebody who guesses at one loan", () => {
  it("is stopped, however many trade-ins they start", async () => {
    const answers: number[] = [];
    for (let trade = 0; trade < 5; trade += 1) {
      const held = await startFinanced();
      for (let digits = 0; digits < 11; digits += 1) answers.push(await guess(held, trade * 11 + digits));
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(40);
    expect(answers.slice(40).every((status) => status === 429)).toBe(true);
  });

  it("is stopped in its network, however many loans and browsers they try", async () => {
    const answers: number[] = [];
    for (let visitor = 0; visitor < 7; visitor += 1) {
      const held = { ...(await startFinanced()), "x-client-address": `203.0.113.${visitor}` };
      for (let asked = 0; asked < 10; asked += 1)
        answers.push(await guess(held, asked, `55-${visitor}${asked}-0002`));
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
  });
});

it("starts no more trade-ins than a network may, however often the cookie is thrown away", async () => {
  const start = async (host: number): Promise<number> => {
    const headers = { "x-client-address": `198.51.100.${host}` };
    const body = { startedFrom: "page" };
    return (await app.call("/public/trade-in", { method: "POST", headers, body })).status;
  };
  const answers: number[] = [];
  for (let host = 0; host < 201; host += 1) answers.push(await start(host));
  expect(answers.filter((status) => status === 201)).toHaveLength(200);
  expect(answers.at(-1)).toBe(429);
});
