import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ComposedApp, makeComposedApp, OTHER_HOST } from "#tests/support/composed-app.ts";
import { beginToPreQualify, preQualify } from "#tests/support/pre-qualify.ts";
import { expectSound } from "./expect-sound.ts";
import { hostileValue } from "./hostile-values.ts";

/** The identification form is an oracle for no one, and only so many try it from one place. */
let app: ComposedApp;
let version: string;
beforeAll(async () => {
  app = await makeComposedApp();
  ({ version } = (await (await app.call(`${BASE}/consent`)).json()) as { version: string });
}, 120_000);
afterAll(() => app.close());

const BASE = "/public/prequalification";
let people = 0;
const form = (change: object = {}) => ({
  firstName: "Robin",
  lastName: "Buyer",
  birthDate: "1985-07-04",
  phone: `512234${String(5000 + (people += 1))}`,
  zipCode: "78701",
  annualIncomeCents: 6_500_000,
  consent: { version, agreed: true },
  returnTo: "/search",
  startedFrom: "header",
  ...change,
});
const start = (body: object, headers: Record<string, string> = {}, host?: string) =>
  app.call(`${BASE}/sessions`, { method: "POST", body, headers, ...(host && { host }) });
const from = (address: string) => ({ "x-client-address": address });
async function errorOf(answer: Response) {
  const { code, fields } = (await answer.json()) as { code: string; fields?: Record<string, string> };
  return { status: answer.status, code, fields };
}
/** An answer without its secret and its instants. */
async function shapeOf(answer: Response): Promise<unknown> {
  const { view } = (await answer.json()) as { view: Record<string, unknown> };
  const { phoneHint: _, now: _now, warnAt: _warn, expiresAt: _end, resendAt: _resend, ...rest } = view;
  return { status: answer.status, rest, headers: [...answer.headers.keys()] };
}

describe("The identification form", () => {
  it.each([
    ["firstName", { firstName: "R" }],
    ["firstName", { firstName: "Robin2" }],
    ["lastName", { lastName: "" }],
    ["birthDate", { birthDate: "07/04/1985" }],
    ["birthDate", { birthDate: "1985-02-30" }],
    ["birthDate", { birthDate: "2099-01-01" }],
    ["birthDate", { birthDate: "2015-07-04" }],
    ["birthDate", { birthDate: "1901-07-04" }],
    ["phone", { phone: "512234567" }],
    ["phone", { phone: "5121234567" }],
    ["phone", { phone: "0002345678" }],
    ["zipCode", { zipCode: "7870" }],
    ["zipCode", { zipCode: "00000" }],
    ["annualIncomeCents", { annualIncomeCents: 99 }],
    ["annualIncomeCents", { annualIncomeCents: 99_999_901 }],
    ["annualIncomeCents", { annualIncomeCents: 65_000.5 }],
    ["annualIncomeCents", { annualIncomeCents: null }],
    ["consent.agreed", { consent: { version: "1", agreed: false } }],
    ["consent", { consent: undefined }],
  ])("names %s of %j", async (field, change) => {
    const { status, fields } = await errorOf(await start(form(change)));
    expect({ status, fields: Object.keys(fields ?? {}) }).toEqual({ status: 400, fields: [field] });
    expect(fields?.[field]).toMatch(/\.$/u);
  });

  it("is refused when other instructions were read than today's", async () => {
    const old = [
      { version: "0", agreed: true },
      { version, hash: "0".repeat(64), agreed: true },
    ];
    for (const consent of old)
      expect(await errorOf(await start(form({ consent })))).toMatchObject({
        status: 409,
        code: "prequalification.consentChanged",
      });
  });

  it("answers somebody with an account, a result or a name near a list as anybody", async () => {
    const anybody = await shapeOf(await start(form()));
    for (const who of [
      { firstName: "Avery", lastName: "Buyer", phone: "5122345678" },
      { lastName: "Frozen" },
      { lastName: "Nohit" },
      { firstName: "Borya", lastName: "Samplevich", birthDate: "1961-03-12" },
    ])
      expect(await shapeOf(await start(form(who)))).toEqual(anybody);
  });

  it("leads back to a path of this store only", async () => {
    for (const returnTo of [
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
    ]) {
      const { view } = (await (await start(form({ returnTo }))).json()) as { view: { returnTo: string } };
      expect(view.returnTo).toBe("/search");
    }
  });

  it("gives the capability to one retailer only", async () => {
    const { capability } = (await (await start(form())).json()) as { capability: string };
    const headers = { prequalification: capability };
    expect((await app.call(`${BASE}/session`, { headers })).status).toBe(200);
    expect((await app.call(`${BASE}/session`, { headers, host: OTHER_HOST })).status).toBe(404);
  });

  it("is never kept by a cache", async () => {
    const { capability } = (await (await start(form())).json()) as { capability: string };
    const answer = await app.call(`${BASE}/session`, { headers: { prequalification: capability } });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

describe("A journey that is under way", () => {
  const WRITES = {
    "/passcode": ["channel", "email"],
    "/passcode/verify": ["code"],
    "/identity": ["address", "email", "emailOptIn", "textOptIn", "ssn"],
    "/questions": ["answers"],
    "/continue": ["a"],
  } as const;

  it.each(Object.entries(WRITES))("survives any value at %s, and stays where it is", async (path, names) => {
    const { capability } = await beginToPreQualify(app.call, {
      lastName: "Newcomer",
      phone: `512236${String(1000 + (people += 1))}`,
    });
    const headers = { prequalification: capability };
    const body = fc.record(Object.fromEntries(names.map((name) => [name, hostileValue])), {
      requiredKeys: [],
    });
    await fc.assert(
      fc.asyncProperty(body, async (value) => {
        const answer = await app.call(`${BASE}/session${path}`, { method: "POST", headers, body: value });
        await expectSound(answer, `${path} ${JSON.stringify(value).slice(0, 200)}`);
      }),
      { numRuns: 60 },
    );
    const view = await (await app.call(`${BASE}/session`, { headers })).json();
    expect(view).toMatchObject({ step: "passcode" });
    expect(app.errors).toEqual([]);
  });

  it("has a result that no other capability, no other store and nobody without one can read", async () => {
    const mine = await preQualify(app.call, { lastName: "Buyer", phone: "5122349715" });
    const other = await beginToPreQualify(app.call, { lastName: "Buyer", phone: "5122348715" });
    const read = async (held: string, host?: string) =>
      app.call(`${BASE}/result`, { headers: { prequalification: held }, ...(host && { host }) });
    expect(await (await read(mine.capability)).json()).toMatchObject({ state: "mq_approved" });
    expect(await (await read(other.capability)).json()).toMatchObject({
      state: "mq_incompleted",
      terms: null,
    });
    expect((await read(mine.capability, OTHER_HOST)).status).toBe(404);
    const [id] = mine.capability.split(".");
    const [, secret] = other.capability.split(".");
    for (const held of ["", `${id}.${secret}`]) expect((await read(held)).status).toBe(404);
  });
});

describe("Limits", () => {
  const until429 = async (send: (turn: number) => Promise<Response>, most: number): Promise<number> => {
    for (let turn = 0; turn < most; turn += 1) if ((await send(turn)).status === 429) return turn;
    return most;
  };
  const unlike = (turn: number) => ({ birthDate: `19${60 + (turn % 40)}-07-04`, lastName: "Other" });

  it("take 20 forms an hour from one address", async () => {
    const send = (turn: number) => start(form(unlike(turn)), from("203.0.113.77"));
    expect(await until429(send, 25)).toBe(20);
    expect((await start(form(), from("203.0.113.78"))).status).toBe(201);
  });

  it("take ten forms an hour from one browser, wherever it is", async () => {
    const first = await start(form(), from("198.51.100.1"));
    const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
    const send = (turn: number) =>
      start(form({ ...unlike(turn), lastName: "Browser" }), { cookie, ...from(`198.51.${101 + turn}.1`) });
    expect(await until429(send, 15)).toBe(9);
  });

  it("take six forms a day about one person, whatever phone and address they come from", async () => {
    const who = { firstName: "Targeted", lastName: "Person", birthDate: "1970-01-02" };
    const send = (turn: number) => start(form(who), from(`192.0.${turn}.9`));
    expect(await until429(send, 10)).toBe(6);
  });

  it("send one phone no more than five codes in half an hour, known or not", async () => {
    const send = async (turn: number) => {
      await app.call("/sandbox/api/clock", { method: "POST", body: { advanceSeconds: 121 } });
      return start(form({ ...unlike(turn), phone: "5122340001" }));
    };
    expect(await until429(send, 10)).toBe(5);
  });
});
