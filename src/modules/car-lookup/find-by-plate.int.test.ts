import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkVin } from "#modules/inventory/domain/vin.ts";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import { heldBy, wordCanary } from "#tests/support/canary.ts";
import { type ComposedApp, makeComposedApp, OTHER_HOST } from "#tests/support/composed-app.ts";
import type { FoundByPlate } from "./domain/found-by-plate.ts";

/** Cars by their plates, from the question to the trade-in that has the car. */
let app: ComposedApp;
beforeAll(async () => {
  app = await makeComposedApp();
}, 180_000);
afterAll(async () => {
  expect(app.errors).toEqual([]);
  await app.close();
});

const find = async (plate: string, state = "TX"): Promise<FoundByPlate> => {
  const answer = await app.call("/public/trade-in/plate", { method: "POST", body: { plate, state } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as FoundByPlate;
};
const carsOf = (answer: FoundByPlate) => (answer.kind === "found" ? answer.cars : []);

async function beginWith(said: object, more: { host?: string } = {}) {
  const started = await app.call("/public/trade-in", {
    ...more,
    method: "POST",
    body: { startedFrom: "page" },
  });
  const { capability, view } = (await started.json()) as { capability: string; view: TradeInView };
  const answer = await app.call("/public/trade-in/current", {
    ...more,
    method: "PATCH",
    headers: { "trade-in": capability },
    body: { version: 1, ...said },
  });
  const body = (await answer.json()) as TradeInView & { readonly code?: string };
  return { id: view.id, status: answer.status, body };
}

describe("A car that is looked for by its plate", () => {
  it("is found, known again by year, make, model and the end of its VIN, and taken", async () => {
    const [one] = carsOf(await find("KXB 4821"));
    expect(carsOf(await find("kxb-4821"))[0]).toMatchObject({ car: one?.car, vinEnding: one?.vinEnding });
    const { body } = await beginWith({ found: one?.found });
    expect(body).toMatchObject({ car: one?.car, plate: "KXB4821", plateState: "TX" });
    expect(body.vinEnding?.endsWith(one?.vinEnding ?? "-")).toBe(true);
  });

  it("is one of two, and the one its owner says", async () => {
    const cars = carsOf(await find("DEMO 002"));
    expect(cars).toHaveLength(2);
    expect((await beginWith({ found: cars[1]?.found })).body.car).toEqual(cars[1]?.car);
  });

  it.each([
    ["DEMO 003", "TX", { kind: "not-found" }],
    ["DEMO 004", "TX", { kind: "other-state", state: "OH" }],
    ["DEMO 005", "TX", { kind: "unavailable" }],
  ])("with the plate %s of %s is not", async (plate, state, answer) => {
    expect(await find(plate, state)).toEqual(answer);
  });

  it("is found at the second try where the service was down at the first", async () => {
    expect((await find("DEMO 006", "CA")).kind).toBe("unavailable");
    expect((await find("DEMO 006", "CA")).kind).toBe("found");
  });

  it("is nobody's with an altered answer, another store's, or an old one", async () => {
    const [one] = carsOf(await find("KXB 4822"));
    const found = one?.found ?? "";
    expect((await beginWith({ found: `${found.slice(0, -2)}AA` })).body.code).toBe("tradeIn.foundOver");
    expect((await beginWith({ found: "no such thing" })).body.code).toBe("tradeIn.foundOver");
    expect((await beginWith({ found }, { host: OTHER_HOST })).body.code).toBe("tradeIn.foundOver");
    expect((await beginWith({ found })).status).toBe(200);
  });

  it("loses its plate when its owner names another car", async () => {
    const [one] = carsOf(await find("KXB 4823"));
    const car = { year: 2016, make: "Saturn", model: "Sample", trim: null, bodyStyle: null };
    expect((await beginWith({ found: one?.found, car })).body).toMatchObject({
      car: one?.car,
      plate: "KXB4823",
    });
    expect((await beginWith({ car })).body).toMatchObject({ car, plate: null });
  });

  it("leaves its plate in no column and no log, and its VIN in no answer", async () => {
    const plate = wordCanary("QZ7XKW");
    const answer = await app.call("/public/trade-in/plate", {
      method: "POST",
      body: { plate: plate.typed, state: "TX" },
    });
    const text = await answer.text();
    expect(heldBy(text, [plate])).toEqual([]);
    expect(checkVin(/[A-HJ-NPR-Z0-9]{17}/u.exec(text)?.[0] ?? "").kind).not.toBe("valid");
    const [one] = carsOf(JSON.parse(text) as FoundByPlate);
    const { id } = await beginWith({ found: one?.found });
    const { rows } = await app.database.owner.query<{ text: string }>(
      "select row_to_json(t)::text as text from trade_in t where id = $1 union all select row_to_json(p)::text from sandbox_plate p",
      [id],
    );
    expect(heldBy(JSON.stringify([rows, app.errors, app.security]), [plate])).toEqual([]);
  });

  it("is looked for so often from one network, and no more", async () => {
    const statuses: number[] = [];
    for (let host = 0; host < 41; host += 1) {
      const answer = await app.call("/public/trade-in/plate", {
        method: "POST",
        headers: { "x-client-address": `192.0.2.${host}` },
        body: { plate: `N${host}`, state: "TX" },
      });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
  });
});
