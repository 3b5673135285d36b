import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { type Call, type ComposedApp, makeComposedApp, OTHER_HOST } from "#tests/support/composed-app.ts";
import { whenDue } from "#tests/support/when-due.ts";
import { QUESTIONS } from "./domain/questions-data.ts";
import type { TradeInView } from "./domain/trade-in-view.ts";
import { deleteTradeInsOfAccount } from "./server/internal/forget-repo.ts";
import { forgetTradeIns, idleTradeIns } from "./server/retention/forget-trade-ins.ts";
import { fitStock } from "#modules/trade-in-valuation/server/fit-stock.ts";

/** The whole product over a real database: a car from its first word to an offer, on a browser and in an account. */
let app: ComposedApp;
let known: { make: string; model: string; trim: string | null; body_style: string | null; year: number };
beforeAll(async () => {
  app = await makeComposedApp();
  const [tenant] = demoTenants;
  const db = app.database.forTenant(tenant!.id);
  await fitStock({
    tenantId: tenant!.id,
    tenant: tenant!.config,
    db,
    clock: { now: () => new Date() },
  } as TenantContext);
  known = await db.transaction((trx) =>
    trx
      .selectFrom("vehicle")
      .select(["make", "model", "trim", "body_style", "year"])
      .where("tenant_id", "=", tenant!.id)
      .where("condition", "!=", "new")
      .where("availability", "=", "Available")
      .groupBy(["make", "model", "trim", "body_style", "year"])
      .orderBy((order) => order.fn.countAll(), "desc")
      .executeTakeFirstOrThrow(),
  );
}, 180_000);
afterAll(() => {
  expect(app.errors).toEqual([]);
  return app.close();
});

const best = Object.fromEntries(QUESTIONS.map(({ id, answers }) => [id, answers[0]!.id]));
interface Held {
  readonly headers: Record<string, string>;
  readonly path: string;
}
const ask = async (held: Held, method: string, more: Pick<Call, "body" | "host"> & { to?: string } = {}) => {
  const { to = "", ...call } = more;
  const answer = await app.call(`${held.path}${to}`, { method, headers: held.headers, ...call });
  return {
    status: answer.status,
    body: (await answer.json()) as TradeInView & { code?: string; fields?: object },
  };
};

async function started(): Promise<Held & { view: TradeInView }> {
  const answer = await app.call("/public/trade-in", { method: "POST", body: { startedFrom: "page" } });
  expect(answer.status).toBe(201);
  const { capability, view } = (await answer.json()) as { capability: string; view: TradeInView };
  return { headers: { "trade-in": capability }, path: "/public/trade-in/current", view };
}

const whole = (change: object = {}) => {
  const { make, model, trim, body_style: bodyStyle, year } = known;
  return {
    version: 1,
    car: { make, model, trim, bodyStyle, year },
    miles: 41_000,
    zipCode: "78701",
    ownership: "OWNED",
    answers: best,
    ...change,
  };
};

describe("A car that is described on a browser", () => {
  it("gets an offer whose lines add up, valid seven days, and the same one when it is asked again", async () => {
    const held = await started();
    const described = await ask(held, "PATCH", { body: whole() });
    expect(described.body).toMatchObject({ status: "Unconfirmed", version: 2 });
    const { body: offered } = await ask(held, "POST", { to: "/offer" });
    expect(offered).toMatchObject({
      status: "In progress",
      decision: "AVAILABLE",
      figure: { kind: "offer" },
    });
    const { figure, expiresAt } = offered;
    if (figure?.kind !== "offer") throw new Error("no offer was made");
    expect(figure.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(figure.amountCents);
    expect((Date.parse(expiresAt ?? "") - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
    const { now: _now, ...same } = offered;
    expect((await ask(held, "POST", { to: "/offer" })).body).toMatchObject(same);
  });

  it("is priced again when an answer changes, and says what it was before", async () => {
    const held = await started();
    await ask(held, "PATCH", { body: whole() });
    const { body: first } = await ask(held, "POST", { to: "/offer" });
    const changed = await ask(held, "PATCH", {
      body: { version: first.version, answers: { tires: "four" } },
    });
    expect(changed.body).toMatchObject({ status: "Unconfirmed", decision: null });
    const { body: second } = await ask(held, "POST", { to: "/offer" });
    expect(second.figureBefore).toEqual(first.figure);
    expect(second.figure).not.toEqual(first.figure);
  });

  it("waits for a person where too few cars are known, and where an answer needs eyes", async () => {
    const rare = await started();
    await ask(rare, "PATCH", { body: whole({ car: { ...whole().car, model: "Unobtainium" } }) });
    const { body: unknown } = await ask(rare, "POST", { to: "/offer" });
    expect(unknown).toMatchObject({
      decision: "PENDING",
      expiresAt: null,
      figure: { kind: "review", reasons: ["too-few-cars"] },
    });
    expect(Date.parse(unknown.reviewDueAt ?? "")).toBeGreaterThan(Date.now());
    const salvage = await started();
    await ask(salvage, "PATCH", { body: whole({ answers: { ...best, title: "rebuilt" } }) });
    expect((await ask(salvage, "POST", { to: "/offer" })).body.figure).toEqual({
      kind: "review",
      reasons: ["answers"],
    });
  });

  it("hears a person's word: an amount with a boost, or no", async () => {
    const decide = (id: string, body: object) =>
      app.call(`/sandbox/api/trade-ins/${id}/decision`, { method: "POST", body });
    const rare = await started();
    await ask(rare, "PATCH", { body: whole({ car: { ...whole().car, model: "Unobtainium" } }) });
    await ask(rare, "POST", { to: "/offer" });
    expect((await decide(rare.view.id, { decision: "AVAILABLE" })).status).toBe(400);
    await decide(rare.view.id, { decision: "AVAILABLE", amountCents: 900_000, boostCents: 50_000 });
    expect((await ask(rare, "GET")).body).toMatchObject({
      decision: "AVAILABLE",
      figure: { kind: "offer", amountCents: 950_000 },
    });
    await decide(rare.view.id, { decision: "DENIED" });
    expect((await ask(rare, "GET")).body).toMatchObject({
      status: "Failed",
      decision: "DENIED",
      expiresAt: null,
    });
    expect((await decide(rare.view.id, { decision: "AVAILABLE", amountCents: 1 })).status).toBe(409);
  });
});

describe("A car that its owner takes back", () => {
  it("has no offer any more, however often it is said, and starts again with the next words", async () => {
    const held = await started();
    await ask(held, "PATCH", { body: whole() });
    const { body: offered } = await ask(held, "POST", { to: "/offer" });
    const early = await ask(held, "POST", { to: "/cancel", body: { version: offered.version - 1 } });
    expect(early).toMatchObject({ status: 409, body: { code: "tradeIn.changed" } });
    const { version } = offered;
    const { body: gone } = await ask(held, "POST", { to: "/cancel", body: { version } });
    expect(gone).toMatchObject({ status: "Cancelled", decision: null, expiresAt: null, miles: 41_000 });
    expect((await ask(held, "POST", { to: "/cancel", body: { version } })).body).toMatchObject({
      status: "Cancelled",
      version: gone.version,
    });
    expect((await ask(held, "POST", { to: "/offer" })).body.code).toBe("state.transitionNotAllowed");
    const { body: again } = await ask(held, "PATCH", { body: { version: gone.version } });
    expect(again.status).toBe("Unconfirmed");
    expect((await ask(held, "POST", { to: "/offer" })).body.decision).toBe("AVAILABLE");
  });

  it("is looked at by nobody any more", async () => {
    const held = await started();
    await ask(held, "PATCH", { body: whole({ answers: { ...best, title: "rebuilt" } }) });
    const { body: waiting } = await ask(held, "POST", { to: "/offer" });
    await ask(held, "POST", { to: "/cancel", body: { version: waiting.version } });
    const word = await app.call(`/sandbox/api/trade-ins/${waiting.id}/decision`, {
      method: "POST",
      body: { decision: "AVAILABLE", amountCents: 500_000 },
    });
    expect(word.status).toBe(409);
  });
});

describe("A VIN", () => {
  it("names the car by what its maker wrote into it", async () => {
    const named = await app.call("/public/trade-in/vehicle", {
      method: "POST",
      body: { vin: " 1hgcm82633a004352 " },
    });
    expect(await named.json()).toMatchObject({ year: 2003, make: "Honda", model: "Accord" });
  });

  it("that holds a typing error is refused by its field", async () => {
    const refused = await app.call("/public/trade-in/vehicle", {
      method: "POST",
      body: { vin: "1HGCM82633A004353" },
    });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fields: { vin: expect.stringContaining("typing error") } });
  });
});

describe("Whoever keeps an offer", () => {
  it("is written to when they keep it, when a person decides, and a day before it ends, once", async () => {
    const held = await started();
    await ask(held, "PATCH", { body: whole() });
    await ask(held, "POST", { to: "/offer" });
    const headers = await app.signIn();
    const capability = held.headers["trade-in"];
    await app.call("/api/trade-in/keep", { method: "POST", headers, body: { capability } });
    const { id: tenantId } = demoTenants[0]!;
    const db = app.database.forTenant(tenantId);
    const mails = async () =>
      (
        await db.transaction((trx) =>
          trx
            .selectFrom("message_outbox")
            .select("template")
            .where("tenant_id", "=", tenantId)
            .where("template", "like", "tradeIn.%")
            .execute(),
        )
      ).map(({ template }) => template);
    const before = await mails();
    expect(before).toContain("tradeIn.offerReady");
    const decide = (decision: string) =>
      app.call(`/sandbox/api/trade-ins/${held.view.id}/decision`, { method: "POST", body: { decision } });
    await decide("FURTHER_REVIEW");
    await decide("FURTHER_REVIEW");
    expect((await mails()).filter((template) => template === "tradeIn.needsMore")).toHaveLength(1);
    await decide("DENIED");
    expect(await mails()).toContain("tradeIn.notTaken");
  });
});

describe("What nobody needs anymore", () => {
  it("goes with the account that kept it", async () => {
    const held = await started();
    const headers = await app.signIn();
    await app.call("/api/trade-in/keep", {
      method: "POST",
      headers,
      body: { capability: held.headers["trade-in"] },
    });
    const { id: tenantId } = demoTenants[0]!;
    const db = app.database.forTenant(tenantId);
    const kept = await db.transaction((trx) =>
      trx
        .selectFrom("trade_in")
        .selectAll()
        .where("tenant_id", "=", tenantId)
        .where("id", "=", held.view.id)
        .execute(),
    );
    await db.transaction((trx) =>
      deleteTradeInsOfAccount(trx, { tenantId } as TenantContext, kept[0]!.account_id!),
    );
    expect((await ask({ headers, path: "/api/trade-in" }, "GET")).status).toBe(404);
  });

  it("goes 30 days after somebody who kept nothing touched it last", async () => {
    const held = await started();
    const { id: tenantId } = demoTenants[0]!;
    const at = (days: number) =>
      ({
        tenantId,
        db: app.database.forTenant(tenantId),
        clock: { now: () => new Date(Date.now() + days * 86_400_000) },
        log: { info: () => undefined },
      }) as unknown as TenantContext;
    await whenDue(app.database, at(29), { run: forgetTradeIns, due: idleTradeIns });
    expect((await ask(held, "GET")).status).toBe(200);
    await whenDue(app.database, at(31), { run: forgetTradeIns, due: idleTradeIns });
    expect((await ask(held, "GET")).status).toBe(404);
  });
});

describe("Whose trade-in it is", () => {
  it("belongs to the account that keeps it, on every device, and no longer to the browser", async () => {
    const held = await started();
    await ask(held, "PATCH", { body: whole() });
    const headers = await app.signIn();
    const keep = () =>
      app.call("/api/trade-in/keep", {
        method: "POST",
        headers,
        body: { capability: held.headers["trade-in"] },
      });
    expect((await keep()).status).toBe(200);
    expect((await ask({ headers, path: "/api/trade-in" }, "GET")).body).toMatchObject({
      isKept: true,
      miles: 41_000,
    });
    expect((await ask(held, "GET")).status).toBe(404);
    expect((await keep()).status).toBe(404);
  });

  it("opens with its own secret in its own store only", async () => {
    const held = await started();
    expect((await ask(held, "GET", { host: OTHER_HOST })).status).toBe(404);
    const capability = held.headers["trade-in"]!;
    for (const wrong of ["", "x", capability.slice(0, -1), `${capability.slice(0, -1)}Z`, `${capability}0`])
      expect((await ask({ ...held, headers: { "trade-in": wrong } }, "GET")).status, wrong).toBe(404);
  });

  it("takes the words of one of two tabs, and tells the other", async () => {
    const held = await started();
    const both = await Promise.all(
      ["OWNED", "LEASED"].map((ownership) => ask(held, "PATCH", { body: { version: 1, ownership } })),
    );
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    expect(both.find(({ status }) => status === 409)?.body.code).toBe("tradeIn.changed");
  });
});

describe("What cannot be true of a car", () => {
  it.each([
    ["no miles at all", { miles: 0 }, "miles"],
    ["an odometer that shows its limit", { miles: 999_999 }, "miles"],
    ["half a mile", { miles: 1.5 }, "miles"],
    ["a zip code that does not exist", { zipCode: "00001" }, "zipCode"],
    ["a VIN with a typing error", { vin: "1HGCM82633A004353" }, "vin"],
    ["another model year than its VIN", { vin: "1HGCM82633A004352", car: { year: 2019 } }, "car.year"],
    ["a model year to come", { car: { year: new Date().getUTCFullYear() + 2 } }, "car.year"],
    ["an answer that nobody offers", { answers: { keys: "three" } }, "answers.keys"],
    ["a debt below nothing", { owedCents: -1 }, "owedCents"],
  ])("is refused by its field: %s", async (_, change, field) => {
    const held = await started();
    const before = (await ask(held, "GET")).body;
    const { car, ...more } = change as { car?: object };
    const body = whole({ ...more, ...(car && { car: { ...whole().car, ...car } }) });
    const refused = await ask(held, "PATCH", { body });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields ?? {})).toContain(field);
    const { now: _now, ...same } = before;
    expect((await ask(held, "GET")).body).toMatchObject(same);
  });

  it("is a debt of more than ten times the offer, also where the debt was said before the offer", async () => {
    const held = await started();
    await ask(held, "PATCH", { body: whole({ ownership: "FINANCED", owedCents: 50_000_000 }) });
    const refused = await ask(held, "POST", { to: "/offer" });
    expect(refused).toMatchObject({ status: 400, body: { code: "body.invalid" } });
    expect(refused.body.fields).toEqual({
      owedCents: "This is more than ten times what your car is worth. Check the amount.",
    });
    const { body: kept } = await ask(held, "GET");
    expect(kept).toMatchObject({ status: "Unconfirmed", owedCents: 50_000_000, miles: 41_000 });
    await ask(held, "PATCH", { body: { version: kept.version, owedCents: 500_000 } });
    expect((await ask(held, "POST", { to: "/offer" })).body.decision).toBe("AVAILABLE");
  });

  it("asks for an offer too early, and hears what is left to say", async () => {
    const held = await started();
    await ask(held, "PATCH", { body: { version: 1, miles: 5_000 } });
    const refused = await ask(held, "POST", { to: "/offer" });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields ?? {})).toEqual(
      expect.arrayContaining(["car", "zipCode", "ownership", "answers.title"]),
    );
  });
});

it("keeps no VIN and no answers readable in its table", async () => {
  const held = await started();
  const vin = "1HGCM82633A004352";
  await ask(held, "PATCH", { body: whole({ vin, car: { ...whole().car, year: 2003 }, zipCode: "78701" }) });
  const { id: tenantId } = demoTenants[0]!;
  const rows = await app.database
    .forTenant(tenantId)
    .transaction((trx) => trx.selectFrom("trade_in").selectAll().where("tenant_id", "=", tenantId).execute());
  const text = JSON.stringify(rows);
  expect(rows.length).toBeGreaterThan(0);
  for (const secret of [vin, vin.slice(-6), "78701", held.headers["trade-in"]!.split(".")[1]!])
    expect(text).not.toContain(secret);
  expect((await ask(held, "GET")).body.vinEnding).toBe(vin.slice(-6));
});

describe("An odometer that shows less than the retailer's own record of the VIN", () => {
  const soldOnce = async () => {
    const [tenant] = demoTenants;
    const { rows } = await app.database.owner.query<{ vin: string; year: number; mileage: number }>(
      `select vin, year, mileage from vehicle where tenant_id = $1 and condition <> 'new' and vin is not null
         and mileage > 20000 limit 1`,
      [tenant!.id],
    );
    return rows[0]!;
  };

  it("is asked about, kept once it is confirmed, and looked at by a person", async () => {
    const { vin, year, mileage } = await soldOnce();
    const held = await started();
    const car = { year, make: known.make, model: known.model, trim: null, bodyStyle: null };
    const said = { car, vin, zipCode: "78701", ownership: "OWNED", answers: best };
    const asked = await ask(held, "PATCH", { body: { version: 1, ...said, miles: mileage - 1 } });
    expect(asked).toMatchObject({ status: 400, body: { code: "tradeIn.milesBackwards" } });
    expect(Object.keys(asked.body.fields ?? {})).toEqual(["miles", "milesConfirmed"]);
    const kept = await ask(held, "PATCH", {
      body: { version: 1, ...said, miles: mileage - 1, milesConfirmed: true },
    });
    expect(kept.body).toMatchObject({ miles: mileage - 1, status: "Unconfirmed" });
    const { body } = await ask(held, "POST", { to: "/offer", body: {} });
    expect(body).toMatchObject({ decision: "PENDING", figure: { kind: "review" } });
    expect(body.figure).toMatchObject({ reasons: expect.arrayContaining(["odometer"]) });
    const again = await ask(held, "PATCH", { body: { version: body.version, miles: mileage - 2 } });
    expect(again.body.code).toBe("tradeIn.milesBackwards");
    expect((await ask(held, "PATCH", { body: { version: body.version, miles: mileage } })).status).toBe(200);
  });

  it.each([0, 999_999, -5, 1.5])("is no number of miles: %s has words", async (miles) => {
    const held = await started();
    const { status, body } = await ask(held, "PATCH", { body: { version: 1, miles } });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      miles: "Enter the miles that the odometer shows. 0 and 999,999 can't be right.",
    });
  });
});
