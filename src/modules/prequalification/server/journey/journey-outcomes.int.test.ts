import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { HOME, type JourneyWorld, makeJourneyWorld, RIGHT } from "#tests/support/journey-world.ts";
import type { JourneyStep } from "../../domain/journey-view.ts";
import { answerQuestions } from "./answer-questions.ts";
import { identifyPerson } from "./identify-person.ts";
import { readJourney } from "./read-journey.ts";
import { readQuestions } from "./read-questions.ts";
import { verifyPasscode } from "./verify-passcode.ts";

/** Every outcome of PQ-05, chosen by what is typed. */
let world: JourneyWorld;
beforeAll(async () => {
  world = await makeJourneyWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.asked.length = 0;
});

const SSN = "123456715";
const rowOf = async (capability: string) => {
  const [id] = capability.split(".");
  const { rows } = await world.database.owner.query("select * from prequalification_journey where id = $1", [
    id,
  ]);
  return rows[0] as Record<string, unknown>;
};
/** This very person, to where the bureau sends them. */
async function walk(form: ReturnType<JourneyWorld["form"]>) {
  const capability = await world.begin(form);
  const view = await verifyPasscode(world.ctx, { capability, code: await world.codeFor(form.phone) });
  return { ...view, capability };
}
const NOTHING = { typed_sealed: null, ssn_sealed: null, token_sealed: null, answers_sealed: null };

describe("Somebody whom the bureau knows by name", () => {
  it("has a result at once, is asked for nothing more, and leaves nothing typed behind", async () => {
    const { capability, view } = await world.reach("Buyer");
    expect(view).toMatchObject({ step: "result", returnTo: "/search?make=toyota", phoneHint: "" });
    expect(world.asked).toEqual(["identify", "softPull"]);
    expect(await rowOf(capability)).toMatchObject({ step: "result", ...NOTHING });
  });
});

describe("Somebody whom the bureau does not find", () => {
  it("is asked for the address first and for the number last, and then found", async () => {
    const { capability, view } = await world.reach("Newcomer");
    expect(view).toMatchObject({ step: "identity", asks: { address: true, ssn: false } });
    const again = await identifyPerson(world.ctx, { capability, body: HOME });
    expect(again).toMatchObject({ step: "identity", asks: { address: false, ssn: true } });
    const body = { emailOptIn: false, textOptIn: false, ssn: SSN };
    expect(await identifyPerson(world.ctx, { capability, body })).toMatchObject({ step: "result" });
    expect(await rowOf(capability)).toMatchObject(NOTHING);
  });

  it("reads that there is no file, and of which bureau, when nobody is found by the number either", async () => {
    const { capability } = await world.reach("Nohit");
    await identifyPerson(world.ctx, { capability, body: HOME });
    const view = await identifyPerson(world.ctx, { capability, body: { ...HOME, ssn: SSN } });
    expect(view).toMatchObject({ step: "no-file", bureau: { phone: "8005550150" }, retryOn: null });
  });

  it("keeps no number that was not asked for, and the bureau never hears it", async () => {
    const { capability } = await world.reach("Newcomer");
    const view = await identifyPerson(world.ctx, { capability, body: { ...HOME, ssn: SSN } });
    expect(view.asks).toEqual({ address: false, ssn: true });
    expect(await rowOf(capability)).toMatchObject({ ssn_sealed: null });
  });

  it.each([
    ["address.line1", { ...HOME, address: undefined }],
    ["email", { ...HOME, email: undefined }],
    ["address.city", { ...HOME, address: { ...HOME.address, city: "Houston" } }],
    ["address.state", { ...HOME, address: { ...HOME.address, state: "OH" } }],
    ["address.zipCode", { ...HOME, address: { ...HOME.address, zipCode: "00000" } }],
  ])("reads what is wrong beside %s", async (field, body) => {
    const { capability } = await world.reach("Newcomer");
    const refused = identifyPerson(world.ctx, { capability, body });
    await expect(refused).rejects.toMatchObject({ kind: "invalid", details: { fields: { [field]: /./ } } });
  });

  it("has to give the number once it is asked", async () => {
    const { capability } = await world.reach("Newcomer");
    await identifyPerson(world.ctx, { capability, body: HOME });
    const refused = identifyPerson(world.ctx, { capability, body: HOME });
    await expect(refused).rejects.toMatchObject({ kind: "invalid", details: { fields: { ssn: /./ } } });
  });
});

describe("Ends without a decision", () => {
  it.each<readonly [string, JourneyStep]>([
    ["Frozen", "frozen"],
    ["Locked", "frozen"],
    ["Timeout", "unavailable"],
    ["Outage", "unavailable"],
    ["Deceased", "failed"],
  ])("%s leads to %s and leaves nothing typed behind", async (lastName, step) => {
    const { capability, view } = await world.reach(lastName);
    expect(view).toMatchObject({ step, retryOn: null });
    expect(await rowOf(capability)).toMatchObject(NOTHING);
  });

  it("names the bureau whose file is frozen, and the next try may find it thawed", async () => {
    const frozen = world.form({ lastName: "Thawed" });
    const first = await walk(frozen);
    expect(first).toMatchObject({ step: "frozen", bureau: { phone: "8005550150" }, retryOn: null });
    world.clock.advance({ minutes: 5 });
    expect(await walk(frozen)).toMatchObject({ step: "result" });
  });

  it("tells the retailer, without a name, and nobody else that a name is near the list", async () => {
    const form = world.form({ firstName: "Borya", lastName: "Samplevich", birthDate: "1961-03-12" });
    const view = await walk(form);
    expect(view).toMatchObject({ step: "failed", bureau: null, retryOn: null });
    expect(world.asked).toEqual([]);
    const to = world.ctx.tenant.support.email;
    const [mail] = await listSandboxMessages(world.ctx, { to });
    expect(mail?.subject).toBe("A pre-qualification was stopped");
    expect(mail?.text).not.toMatch(/borya|samplevich|1961|512555/iu);
  });
});

describe("A decline", () => {
  it("names the bureau and the day, and stands until then without another look at the file", async () => {
    const form = world.form({ phone: "5122345320" });
    const declined = await walk(form);
    expect(declined).toMatchObject({ step: "declined", bureau: { phone: "8005550150" } });
    expect(declined.retryOn).toMatch(/^2026-07-/u);
    world.asked.length = 0;
    world.clock.advance({ minutes: 5 });
    expect(await walk(form)).toMatchObject({ step: "declined", retryOn: declined.retryOn });
    expect(world.asked).toEqual([]);
    world.clock.set("2026-08-10T15:00:00.000Z");
    await walk(form);
    expect(world.asked).toEqual(["identify", "softPull"]);
    world.clock.set("2026-06-10T15:30:00.000Z");
  });
});

describe("Questions", () => {
  it("lead to a result when all four are right", async () => {
    const { capability, view } = await world.reach("Quiz");
    expect(view).toMatchObject({ step: "questions", answerBy: null });
    const sheet = await readQuestions(world.ctx, { capability });
    expect(sheet.questions).toHaveLength(4);
    expect(Date.parse(sheet.answerBy) - world.clock.now().getTime()).toBe(120_000);
    expect(await answerQuestions(world.ctx, { capability, answers: RIGHT })).toMatchObject({
      step: "result",
    });
  });

  it("are the same, with the same end, when they are read again", async () => {
    const { capability } = await world.reach("Quiz");
    const first = await readQuestions(world.ctx, { capability });
    world.clock.advance({ seconds: 30 });
    expect(await readQuestions(world.ctx, { capability })).toEqual(first);
  });

  it("are over for the day after a wrong answer, for the same person in another journey too", async () => {
    const form = world.form({ lastName: "Quiz" });
    const { capability } = await walk(form);
    await readQuestions(world.ctx, { capability });
    const wrong = RIGHT.map((answer) => ({ ...answer, choiceId: "2" }));
    const failed = await answerQuestions(world.ctx, { capability, answers: wrong });
    expect(failed).toMatchObject({ step: "failed", retryOn: "2026-06-11" });
    world.clock.advance({ minutes: 5 });
    expect(await walk(form)).toMatchObject({ step: "failed", retryOn: "2026-06-11" });
    world.clock.set("2026-06-11T15:00:00.000Z");
    expect(await walk(form)).toMatchObject({ step: "questions" });
    world.clock.set("2026-06-10T16:00:00.000Z");
  });

  it("count as failed when they are answered late", async () => {
    const { capability } = await world.reach("Quiz");
    await readQuestions(world.ctx, { capability });
    world.clock.advance({ seconds: 121 });
    const late = answerQuestions(world.ctx, { capability, answers: RIGHT });
    await expect(late).rejects.toMatchObject({ details: { code: "state.transitionNotAllowed" } });
    expect(await readJourney(world.ctx, { capability })).toMatchObject({ step: "failed" });
  });

  it("cannot be answered before they were read, nor in part, nor by choices that were not offered", async () => {
    const { capability } = await world.reach("Quiz");
    const answer = (answers: typeof RIGHT) => answerQuestions(world.ctx, { capability, answers });
    await expect(answer(RIGHT)).rejects.toMatchObject({ kind: "conflict" });
    await readQuestions(world.ctx, { capability });
    const bad = [
      RIGHT.slice(1),
      [...RIGHT.slice(1), RIGHT[1]!],
      [...RIGHT.slice(1), { ...RIGHT[0]!, choiceId: "x" }],
    ];
    for (const answers of bad)
      await expect(answer(answers)).rejects.toMatchObject({ details: { fields: { answers: /./ } } });
    expect(await answer(RIGHT)).toMatchObject({ step: "result" });
  });
});
