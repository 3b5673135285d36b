import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOME, type JourneyWorld, makeJourneyWorld, RIGHT } from "#tests/support/journey-world.ts";
import { whenDue } from "#tests/support/when-due.ts";
import { advanceJourney } from "./advance-journey.ts";
import { answerQuestions } from "./answer-questions.ts";
import { identifyPerson } from "./identify-person.ts";
import { continueJourney, discardJourney, readJourney } from "./read-journey.ts";
import { readQuestions } from "./read-questions.ts";
import { sendPasscode } from "./send-passcode.ts";
import { startJourney } from "./start-journey.ts";
import { outdatedTraces, sweepJourneys } from "./sweep-journeys.ts";
import { verifyPasscode } from "./verify-passcode.ts";

/** How long a journey lives, whose it is, and in which order it goes (OP-06, OP-21). */
let world: JourneyWorld;
beforeAll(async () => {
  world = await makeJourneyWorld();
});
afterAll(() => world.close());

const idOf = (capability: string) => capability.split(".")[0];
async function rowsOf(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await world.database.owner.query(sql, values)).rows;
}
const journey = async (capability: string) =>
  (await rowsOf("select * from prequalification_journey where id = $1", idOf(capability)))[0];
const consentsOf = (capability: string) =>
  rowsOf("select * from prequalification_consent where journey_id = $1", idOf(capability));
const wrongCode = async (phone: string) =>
  String((Number(await world.codeFor(phone)) + 1) % 1_000_000).padStart(6, "0");
const NOTHING = { typed_sealed: null, ssn_sealed: null, token_sealed: null, answers_sealed: null };

describe("Silence", () => {
  it("warns after 780 seconds and ends after 900, when what was typed is gone", async () => {
    const capability = await world.begin();
    const view = await readJourney(world.ctx, { capability });
    const now = world.clock.now().getTime();
    expect([Date.parse(view.warnAt) - now, Date.parse(view.expiresAt) - now]).toEqual([780_000, 900_000]);
    world.clock.advance({ seconds: 899 });
    expect(await readJourney(world.ctx, { capability })).toMatchObject({ step: "passcode" });
    world.clock.advance({ seconds: 1 });
    expect(await readJourney(world.ctx, { capability })).toMatchObject({ step: "expired", phoneHint: "" });
    expect(await journey(capability)).toMatchObject(NOTHING);
  });

  it("is broken by Continue, and not by looking", async () => {
    const capability = await world.begin();
    world.clock.advance({ seconds: 800 });
    const view = await continueJourney(world.ctx, { capability });
    expect(Date.parse(view.expiresAt) - world.clock.now().getTime()).toBe(900_000);
    world.clock.advance({ seconds: 800 });
    await readJourney(world.ctx, { capability });
    world.clock.advance({ seconds: 100 });
    expect(await continueJourney(world.ctx, { capability })).toMatchObject({ step: "expired" });
  });

  it("is noticed by the sweep, also when the browser never comes back", async () => {
    const capability = await world.begin();
    world.clock.advance({ seconds: 900 });
    await sweepJourneys(world.ctx);
    expect(await journey(capability)).toMatchObject({ step: "expired", ...NOTHING });
    expect(await consentsOf(capability)).toEqual([]);
  });

  it("ends the page of full identification with the number that was typed", async () => {
    const { capability } = await world.reach("Newcomer");
    world.clock.advance({ seconds: 901 });
    const late = identifyPerson(world.ctx, { capability, body: HOME });
    await expect(late).rejects.toMatchObject({ details: { code: "prequalification.expired" } });
    expect(await journey(capability)).toMatchObject(NOTHING);
  });

  it("leaves a result alone", async () => {
    const { capability } = await world.reach("Buyer");
    world.clock.advance({ hours: 2 });
    await sweepJourneys(world.ctx);
    expect(await readJourney(world.ctx, { capability })).toMatchObject({ step: "result" });
  });
});

describe("What is left", () => {
  it("is nothing after it was discarded, at once and without a consent that nobody used", async () => {
    const capability = await world.begin();
    await discardJourney(world.ctx, { capability });
    await discardJourney(world.ctx, { capability });
    expect(await journey(capability)).toMatchObject({ step: "expired", ...NOTHING });
    expect(await consentsOf(capability)).toEqual([]);
  });

  it("of a consent that a bureau was asked on is kept for 25 months, word by word and with its proof", async () => {
    const { capability } = await world.reach("Frozen");
    const [consent] = await consentsOf(capability);
    expect(consent).toMatchObject({ version: "2", language: "en", proven_by: "sms" });
    expect(consent?.["words"]).toContain("written instructions under the Fair Credit Reporting Act");
    expect(consent?.["page_hash"]).toMatch(/^[0-9a-f]{64}$/u);
    world.clock.advance({ days: 3 });
    await sweepJourneys(world.ctx);
    expect(await journey(capability)).toBeUndefined();
    expect(await consentsOf(capability)).toHaveLength(1);
    world.clock.advance({ days: 770 });
    await whenDue(world.database, world.ctx, { run: sweepJourneys, due: outdatedTraces });
    expect(await consentsOf(capability)).toEqual([]);
  });
});

describe("A capability", () => {
  it("opens nothing with another secret, of another journey, at another retailer, or when it is missing", async () => {
    const one = await world.begin();
    const other = await world.begin();
    const [id, secret] = one.split(".");
    const theirs = `${idOf(other)}.${secret}`;
    const wrong = [
      null,
      "",
      "x",
      id!,
      `${id}.`,
      `${one}x`,
      theirs,
      `${id}.${"A".repeat(43)}`,
      "'; drop table--",
    ];
    for (const capability of wrong)
      await expect(readJourney(world.ctx, { capability })).rejects.toMatchObject({ kind: "not-found" });
    await expect(readJourney(world.otherTenantCtx, { capability: one })).rejects.toMatchObject({
      kind: "not-found",
    });
  });

  it("is kept as a hash only", async () => {
    const capability = await world.begin();
    const [, secret = ""] = capability.split(".");
    const stored = await rowsOf("select * from prequalification_journey");
    expect(JSON.stringify(stored)).not.toContain(secret);
  });
});

describe("The order of calls", () => {
  it("refuses every write that belongs to another page", async () => {
    const form = world.form({ lastName: "Newcomer" });
    const capability = await world.begin(form);
    const early = [
      () => identifyPerson(world.ctx, { capability, body: HOME }),
      () => readQuestions(world.ctx, { capability }),
      () => answerQuestions(world.ctx, { capability, answers: RIGHT }),
    ];
    for (const call of early)
      await expect(call()).rejects.toMatchObject({ details: { code: "state.transitionNotAllowed" } });
    const code = await world.codeFor(form.phone);
    await verifyPasscode(world.ctx, { capability, code });
    for (const call of [
      () => verifyPasscode(world.ctx, { capability, code }),
      () => sendPasscode(world.ctx, { capability }),
    ])
      await expect(call()).rejects.toMatchObject({ details: { code: "state.transitionNotAllowed" } });
  });

  it("lets a write be repeated under its key, and changes nothing then", async () => {
    const form = world.form({ lastName: "Newcomer" });
    const capability = await world.begin(form);
    const code = await world.codeFor(form.phone);
    const verify = () => verifyPasscode(world.ctx, { capability, code, idempotencyKey: "once" });
    const first = await verify();
    world.asked.length = 0;
    expect(await verify()).toEqual(first);
    expect(world.asked).toEqual([]);
  });

  it("makes one journey, one code and one consent of a form that is sent again under its key", async () => {
    const body = world.form();
    const start = () => startJourney(world.ctx, { body, idempotencyKey: `start-${body.phone}` });
    const all = await Promise.all(Array.from({ length: 8 }, start));
    expect(new Set(all.map(({ capability }) => capability)).size).toBe(1);
    expect(await consentsOf(all[0]!.capability)).toHaveLength(1);
    const other = await startJourney(world.ctx, {
      body: world.form(),
      idempotencyKey: `start-${body.phone}`,
    });
    expect(other.capability).not.toBe(all[0]?.capability);
  });
});

describe("Texts that do not get through", () => {
  const byMail = (capability: string, email?: string) =>
    sendPasscode(world.ctx, { capability, channel: "email", email });

  it("are replaced by a mail, whose code opens the journey and is noted as its proof", async () => {
    const form = world.form();
    const capability = await world.begin(form);
    const refused = byMail(capability, "robin.fallback@example.com");
    await expect(refused).rejects.toMatchObject({ kind: "conflict" });
    await rowsOf(
      "update message_outbox set last_error = 'twilio-503' where id = $1",
      (await journey(capability))?.["code_message_id"],
    );
    expect(await readJourney(world.ctx, { capability })).toMatchObject({ textsAreDown: true });
    await expect(byMail(capability)).rejects.toMatchObject({ details: { fields: { email: /./ } } });
    const view = await byMail(capability, "robin.fallback@example.com");
    expect(view).toMatchObject({ step: "passcode", fallbackChannel: "email" });
    const code = await world.codeFor("robin.fallback@example.com");
    expect(await verifyPasscode(world.ctx, { capability, code })).toMatchObject({ step: "result" });
    expect(await consentsOf(capability)).toMatchObject([{ proven_by: "email" }]);
  });
});

describe("Passcodes", () => {
  it("count only where they were sent last", async () => {
    const form = world.form();
    const capability = await world.begin(form);
    const first = await world.codeFor(form.phone);
    const soon = sendPasscode(world.ctx, { capability });
    await expect(soon).rejects.toMatchObject({ details: { code: "identity.resendTooSoon" } });
    world.clock.advance({ seconds: 31 });
    await sendPasscode(world.ctx, { capability });
    const second = await world.codeFor(form.phone);
    if (first !== second) {
      const old = verifyPasscode(world.ctx, { capability, code: first });
      await expect(old).rejects.toMatchObject({ details: { code: "identity.passcodeWrong" } });
    }
    expect(await verifyPasscode(world.ctx, { capability, code: second })).toMatchObject({ step: "result" });
  });

  it("stop after ten minutes", async () => {
    const form = world.form();
    const capability = await world.begin(form);
    const code = await world.codeFor(form.phone);
    world.clock.advance({ seconds: 601 });
    const late = verifyPasscode(world.ctx, { capability, code });
    await expect(late).rejects.toMatchObject({ details: { code: "identity.passcodeExpired" } });
  });

  it("survive 60 guesses at once: five count, then even the right one is refused", async () => {
    const form = world.form();
    const capability = await world.begin(form);
    const code = await wrongCode(form.phone);
    const guesses = await Promise.allSettled(
      Array.from({ length: 60 }, () => verifyPasscode(world.ctx, { capability, code })),
    );
    const codes = guesses.map((guess) => (guess.status === "rejected" ? guess.reason.details?.code : "in"));
    const times = (wanted: string) => codes.filter((one) => one === wanted).length;
    expect(times("identity.passcodeWrong") + times("identity.passcodeWrongOneLeft")).toBe(4);
    expect(times("identity.attemptsExceeded")).toBe(56);
    const [counted] = await rowsOf(
      "select attempts from email_code where id = $1",
      (await journey(capability))?.["code_id"],
    );
    expect(counted).toEqual({ attempts: 5 });
    const right = verifyPasscode(world.ctx, { capability, code: await world.codeFor(form.phone) });
    await expect(right).rejects.toMatchObject({ details: { code: "identity.attemptsExceeded" } });
  });

  it("that are right let one of 60 callers in, and the bureau is asked once", async () => {
    const form = world.form();
    const capability = await world.begin(form);
    const code = await world.codeFor(form.phone);
    world.asked.length = 0;
    const all = await Promise.allSettled(
      Array.from({ length: 60 }, () => verifyPasscode(world.ctx, { capability, code })),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(world.asked).toEqual(["identify", "softPull"]);
  });
});

describe("Answers", () => {
  it("of 60 callers at once are checked once", async () => {
    const { capability } = await world.reach("Quiz");
    await readQuestions(world.ctx, { capability });
    world.asked.length = 0;
    const guess = (at: number) =>
      RIGHT.map((answer, index) => ({ ...answer, choiceId: String(1 + ((at >> index) % 4)) }));
    const all = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) => answerQuestions(world.ctx, { capability, answers: guess(at) })),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(world.asked.filter((name) => name === "answerQuestions")).toHaveLength(1);
    expect(await readJourney(world.ctx, { capability })).toMatchObject({ step: "failed" });
  });

  it("are asked of a person in one of several journeys of a day", async () => {
    const form = world.form({ lastName: "Quiz" });
    const capabilities: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      world.clock.advance({ minutes: 3 });
      const capability = await world.begin(form);
      await verifyPasscode(world.ctx, { capability, code: await world.codeFor(form.phone) });
      capabilities.push(capability);
    }
    const read = await Promise.allSettled(
      capabilities.map((capability) => readQuestions(world.ctx, { capability })),
    );
    expect(read.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("A process that dies", () => {
  /** The bureau answers, and nothing of it is kept. */
  function dying(port: "identify" | "softPull" | "answerQuestions") {
    const bureau = {
      ...world.ctx.creditBureau,
      [port]: async (...args: never[]) => {
        await (world.ctx.creditBureau[port] as (...all: never[]) => Promise<unknown>)(...args);
        throw new Error("died");
      },
    };
    return { ...world.ctx, creditBureau: bureau };
  }
  const died = (work: Promise<unknown>) => expect(work).rejects.toThrow("died");

  it.each(["identify", "softPull"] as const)(
    "after %s is followed by the next look, and nothing is lost",
    async (port) => {
      const form = world.form();
      const capability = await world.begin(form);
      const code = await world.codeFor(form.phone);
      await died(verifyPasscode(dying(port), { capability, code, idempotencyKey: "k" }));
      const busy = verifyPasscode(world.ctx, { capability, code, idempotencyKey: "k" });
      await expect(busy).rejects.toMatchObject({ details: { code: "prequalification.busy" } });
      world.clock.advance({ seconds: 21 });
      expect(await readJourney(world.ctx, { capability })).toMatchObject({ step: "result" });
    },
  );

  it("after right answers is followed by the sweep", async () => {
    const { capability } = await world.reach("Quiz");
    await readQuestions(world.ctx, { capability });
    await died(answerQuestions(dying("answerQuestions"), { capability, answers: RIGHT }));
    world.clock.advance({ seconds: 200 });
    await sweepJourneys(world.ctx);
    expect(await readJourney(world.ctx, { capability })).toMatchObject({ step: "result" });
  });

  it("each time it is taken up leaves nothing typed behind after the 900 seconds, and holds nobody else up", async () => {
    const form = world.form();
    const capability = await world.begin(form);
    const other = await world.begin();
    const dead = dying("identify");
    await died(verifyPasscode(dead, { capability, code: await world.codeFor(form.phone) }));
    world.clock.advance({ seconds: 60 });
    await sweepJourneys(dead);
    expect(await journey(capability)).toMatchObject({ step: "passcode", work: "identify" });
    world.clock.advance({ seconds: 900 });
    await sweepJourneys(dead);
    for (const one of [capability, other])
      expect(await journey(one)).toMatchObject({ step: "expired", ...NOTHING });
  });

  it("with every try goes on with estimates in the end", async () => {
    const form = world.form();
    const capability = await world.begin(form);
    await died(verifyPasscode(dying("softPull"), { capability, code: await world.codeFor(form.phone) }));
    const refusing = {
      ...world.ctx,
      creditBureau: {
        ...world.ctx.creditBureau,
        softPull: async () => ({ kind: "failure", reason: "refused", vendorCode: "test" }) as const,
      },
    };
    world.clock.advance({ seconds: 21 });
    const row = await advanceJourney(refusing, { journeyId: idOf(capability) ?? "" });
    expect(row).toMatchObject({ step: "unavailable", ...NOTHING });
  });
});
