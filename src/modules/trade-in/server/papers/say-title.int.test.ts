import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { QUESTIONS } from "../../domain/questions-data.ts";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import { type ComposedApp, makeComposedApp } from "#tests/support/composed-app.ts";

/** What the papers of a kept car need, said after its offer. */
let app: ComposedApp;
beforeAll(async () => {
  app = await makeComposedApp();
}, 180_000);
afterAll(() => {
  expect(app.errors).toEqual([]);
  return app.close();
});

type Answer = TradeInView & { readonly code?: string; readonly fields?: Record<string, string> };
interface Kept {
  readonly headers: Record<string, string>;
  readonly view: TradeInView;
}

async function kept(more: object = {}): Promise<Kept> {
  const headers = await app.signIn();
  const started = await app.call("/public/trade-in", { method: "POST", body: { startedFrom: "page" } });
  const { capability, view } = (await started.json()) as { capability: string; view: TradeInView };
  const held = { "trade-in": capability };
  const said = {
    version: 1,
    car: { year: 2003, make: "Honda", model: "Accord", trim: "EX", bodyStyle: "sedan" },
    miles: 118_400,
    zipCode: "78701",
    ownership: "OWNED",
    answers: Object.fromEntries(QUESTIONS.map(({ id, answers }) => [id, answers[0]!.id])),
    ...more,
  };
  await app.call("/public/trade-in/current", { method: "PATCH", headers: held, body: said });
  await app.call("/public/trade-in/current/offer", { method: "POST", headers: held });
  const decision = { decision: "AVAILABLE", amountCents: 310_000 };
  await app.call(`/sandbox/api/trade-ins/${view.id}/decision`, { method: "POST", body: decision });
  const answer = await app.call("/api/trade-in/keep", { method: "POST", headers, body: { capability } });
  return { headers, view: (await answer.json()) as TradeInView };
}

const say = async ({ headers, view }: Kept, body: object) => {
  const answer = await app.call("/api/trade-in/title", {
    method: "PUT",
    headers,
    body: { version: view.version, titleState: "OH", titleNames: "one", ...body },
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
};

describe("What the papers of a traded-in car need", () => {
  it("is kept without moving the offer; a VIN comes back as its last characters only", async () => {
    const car = await kept();
    const { body } = await say(car, {
      vin: "1hgcm 82633a004352",
      plate: "kxb-4821",
      titleNames: "and",
      titleIs: "lost",
    });
    expect(body).toMatchObject({
      decision: "AVAILABLE",
      status: car.view.status,
      expiresAt: car.view.expiresAt,
      figure: car.view.figure,
      vinEnding: "004352",
      plate: "KXB-4821",
      title: { state: "OH", names: "and", isLost: true },
    });
    expect(JSON.stringify(body)).not.toContain("1HGCM82633A");
    const { rows } = await app.database.owner.query<{ text: string }>(
      "select row_to_json(t)::text as text from trade_in t where id = $1",
      [car.view.id],
    );
    expect(rows[0]!.text).not.toMatch(/KXB[ -]?4821|004352/u);
  });

  it("calls no title lost that a lender holds", async () => {
    const car = await kept({ ownership: "FINANCED", owedCents: 100_000 });
    const { body } = await say(car, { titleIs: "lost" });
    expect(body.title).toEqual({ state: "OH", names: "one", isLost: false });
  });

  it("asks nobody for the names on the title of a leased car: its lessor is on it", async () => {
    const car = await kept({ ownership: "LEASED" });
    const { status, body } = await say(car, { titleNames: undefined });
    expect(status).toBe(200);
    expect(body.title).toEqual({ state: "OH", names: "one", isLost: false });
  });

  it.each([
    [{ vin: "1HGCM82633A004353" }, "vin"],
    // Right by itself, of a model of 2011.
    [{ vin: "5YJSA1DG9DFP14705" }, "vin"],
    [{ plate: "<b>KXB</b>" }, "plate"],
    [{ titleState: "ZZ" }, "titleState"],
    [{ titleNames: "three" }, "titleNames"],
    [{ titleNames: undefined }, "titleNames"],
  ])("refuses %j with the field, and keeps what was there", async (wrong, field) => {
    const car = await kept();
    const { status, body } = await say(car, wrong);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    const { body: right } = await say(car, {});
    expect(right.title).toEqual({ state: "OH", names: "one", isLost: false });
  });

  it("is refused to a tab that has not seen the newest word", async () => {
    const car = await kept();
    expect((await say(car, {})).status).toBe(200);
    expect(await say(car, {})).toMatchObject({ status: 409, body: { code: "tradeIn.changed" } });
  });

  it("cannot be said of a car that nobody keeps", async () => {
    const headers = await app.signIn({ email: "second.buyer@example.com" });
    const answer = await app.call("/api/trade-in/title", {
      method: "PUT",
      headers,
      body: { version: 1, titleState: "OH", titleNames: "one" },
    });
    expect(answer.status).toBe(404);
  });
});
