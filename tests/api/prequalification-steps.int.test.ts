import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ClientConnection } from "#platform/server/database/pool/client-dialect.ts";
import { type ComposedApp, makeComposedApp } from "#tests/support/composed-app.ts";
import { RIGHT } from "#tests/support/journey-world.ts";
import type { Caller } from "#tests/support/place-order.ts";
import { beginToPreQualify, preQualify } from "#tests/support/pre-qualify.ts";
import { expectSound } from "./expect-sound.ts";
import { hostileValue } from "./hostile-values.ts";

/** The pages after the first one: whatever arrives there, and whoever else looks. */
let app: ComposedApp;
beforeAll(async () => {
  app = await makeComposedApp();
}, 120_000);
afterAll(() => {
  expect(app.errors).toEqual([]);
  return app.close();
});
afterEach(() => void vi.restoreAllMocks());

const SESSION = "/public/prequalification/session";
let people = 0;
/** Each from an address of its own: only so many forms are taken from one. */
const call: Caller = (path, input = {}) =>
  app.call(path, { ...input, headers: { ...input.headers, "x-client-address": `198.51.100.${people}` } });
/** Another person each time, whom as many forms may be about. */
const birthDate = () => `19${60 + (people % 30)}-07-04`;
const phone = () => `512239${String(1000 + (people += 1))}`;
/** On the page that asks for the address, or for answers. */
const ASKED = { identity: "Newcomer", questions: "Quiz" } as const;
async function asked(step: keyof typeof ASKED): Promise<Record<string, string>> {
  const { capability, view } = await preQualify(call, {
    lastName: ASKED[step],
    phone: phone(),
    birthDate: birthDate(),
  });
  expect(view.step).toBe(step);
  return { prequalification: capability };
}
const post = (path: string, headers: Record<string, string>, body: object | string) =>
  app.call(`${SESSION}${path}`, { method: "POST", headers, body });
const stepOf = async (headers: Record<string, string>): Promise<string> =>
  ((await (await app.call(SESSION, { headers })).json()) as { step: string }).step;

const FIELDS = {
  identity: ["address", "email", "emailOptIn", "textOptIn", "ssn"],
  questions: ["answers"],
} as const;

describe.each(["identity", "questions"] as const)("The page of %s", (step) => {
  it("survives any value, and nobody gets on by one", async () => {
    const headers = await asked(step);
    const body = fc.record(Object.fromEntries(FIELDS[step].map((name) => [name, hostileValue])), {
      requiredKeys: [],
    });
    await fc.assert(
      fc.asyncProperty(body, async (value) => {
        const answer = await post(`/${step}`, headers, value);
        await expectSound(answer, `${step} ${JSON.stringify(value).slice(0, 200)}`);
        expect(answer.ok).toBe(false);
      }),
      { numRuns: 80 },
    );
    expect(await stepOf(headers)).toBe(step);
  });

  it.each([
    ["half an object", '{"answers":['],
    ["bytes that are no text", "\u00ff\u00fe{\u0000}"],
    ["a list", "[]"],
    ["nothing", ""],
    ["a number", "1e999"],
    ["a thousand brackets", "[".repeat(1000)],
    ["a key twice", '{"ssn":"123456789","ssn":{"a":1},"answers":1,"answers":[]}'],
  ])("refuses %s in place of a form", async (_, body) => {
    const headers = await asked(step);
    const answer = await post(`/${step}`, { ...headers, "content-type": "application/json" }, body);
    await expectSound(answer, body);
    expect(answer.ok).toBe(false);
    expect(await stepOf(headers)).toBe(step);
  });
});

describe("Two tabs of one journey", () => {
  it("that type the same code at once go on together", async () => {
    const { capability, code } = await beginToPreQualify(call, { lastName: "Buyer", phone: phone() });
    const headers = { prequalification: capability };
    const both = await Promise.all([1, 2].map(() => post("/passcode/verify", headers, { code })));
    for (const answer of both) await expectSound(answer, "verify");
    expect(both.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect(await stepOf(headers)).toBe("result");
  });

  it("that answer the questions differently have one attempt between them", async () => {
    const headers = await asked("questions");
    await app.call(`${SESSION}/questions`, { headers });
    const wrong = RIGHT.map((answer) => ({ ...answer, choiceId: "none" }));
    const both = await Promise.all([RIGHT, wrong].map((answers) => post("/questions", headers, { answers })));
    expect(both.every(({ status }) => status < 500)).toBe(true);
    const first = await stepOf(headers);
    await post("/questions", headers, { answers: RIGHT });
    expect(await stepOf(headers)).toBe(first);
  });
});

describe("Somebody who is known and somebody who is not", () => {
  /** What the database was asked while a form was answered, which is what an answer takes its time for. */
  async function workOf(typed: { readonly lastName: string; readonly phone: string }): Promise<string[]> {
    const sent: string[] = [];
    const execute = Reflect.get(
      ClientConnection.prototype,
      "executeQuery",
    ) as ClientConnection["executeQuery"];
    vi.spyOn(ClientConnection.prototype, "executeQuery").mockImplementation(function asked(
      this: ClientConnection,
      query,
    ) {
      sent.push(query.sql);
      return execute.call(this, query) as never;
    });
    await beginToPreQualify(call, typed);
    vi.restoreAllMocks();
    // Limits count attempts, whoever is known: the first one begins their rows.
    return sent.filter((sql) => /prequalification|account|email_code/u.test(sql)).toSorted();
  }

  it("are answered with the same work, so that no clock tells them apart", async () => {
    await preQualify(call, { lastName: "Buyer", phone: "5122348700" });
    // So soon nobody is sent a second code.
    await app.call("/sandbox/api/clock", { method: "POST", body: { advanceSeconds: 121 } });
    const stranger = await workOf({ lastName: "Stranger", phone: phone() });
    expect(stranger.length).toBeGreaterThan(3);
    expect(await workOf({ lastName: "Buyer", phone: "5122348700" })).toEqual(stranger);
    expect(await workOf({ lastName: "Frozen", phone: phone() })).toEqual(stranger);
    expect(await workOf({ lastName: "Nohit", phone: phone() })).toEqual(stranger);
  });
});
