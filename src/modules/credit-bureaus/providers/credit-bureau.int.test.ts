import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  answered,
  creditBureauContract,
  type CreditBureauCase,
  named,
} from "#tests/contracts/credit-bureau.contract.ts";
import { testApplicant } from "#tests/support/credit-request.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { RIGHT_CHOICE } from "#tests/vendors/seven-hundred-credit/bureau-answers-data.ts";
import {
  type SevenHundredCreditStub,
  startSevenHundredCreditStub,
} from "#tests/vendors/seven-hundred-credit/seven-hundred-credit-stub.ts";
import type { BureauCallContext, CreditBureau, IdentitySubject } from "./credit-bureau.ts";
import { sandboxBureauWith } from "./sandbox/sandbox-credit-bureau.ts";
import { FILE_OUTCOMES } from "./sandbox/sandbox-outcomes.ts";
import { SAMPLE_ANSWERS } from "./sandbox/sandbox-questions-data.ts";
import { sevenHundredCreditBureau } from "./seven-hundred-credit/seven-hundred-credit-bureau.ts";

let world: TestWorld;
let ctx: BureauCallContext;
let stub: SevenHundredCreditStub;
let sevenHundredCredit: CreditBureau;
/** The same with little patience, for answers that never come: sixty callers at once need more on a busy machine. */
let impatient: CreditBureau;
const paused: number[] = [];
const sandbox = sandboxBureauWith(async (milliseconds) => void paused.push(milliseconds));
beforeAll(async () => {
  world = await makeTestContext();
  ({ ctx } = world);
  stub = await startSevenHundredCreditStub();
  const secrets = (reference: string) => stub.passwords[reference] ?? "";
  const parts = { settings: stub.settings, secrets };
  sevenHundredCredit = sevenHundredCreditBureau({ ...parts, deadlineMs: 30_000 });
  impatient = sevenHundredCreditBureau({ ...parts, deadlineMs: 300 });
});
afterAll(async () => {
  await stub.close();
  await world.close();
});

const adapters: readonly [string, CreditBureauCase][] = [
  [
    "sandbox",
    {
      world: () => world,
      bureau: () => sandbox,
      impatient: () => sandbox,
      rightChoice: (id) => SAMPLE_ANSWERS[id] ?? "",
    },
  ],
  [
    "700credit, by a stub",
    {
      world: () => world,
      bureau: () => sevenHundredCredit,
      impatient: () => impatient,
      rightChoice: () => RIGHT_CHOICE,
    },
  ],
];

const [home] = testApplicant().addresses;

describe.each(adapters)("A credit bureau: %s", (_name, subject) => creditBureauContract(subject));

describe("The embedded bureau", () => {
  test.each(FILE_OUTCOMES.filter(({ ending }) => ending !== null))(
    "$ending and $lastName select the same file",
    async ({ ending, lastName }) => {
      const byNumber = await sandbox.hardPull(ctx, testApplicant({ ssn: `12345${ending}` }));
      expect(
        await sandbox.hardPull(ctx, testApplicant({ ssn: "123450000", lastName: lastName.toUpperCase() })),
      ).toEqual(byNumber);
    },
  );

  test("takes the score from the mobile number, unless a number of their own says another", async () => {
    const scoreOf = async (subject: IdentitySubject) => {
      const { token } = await answered(sandbox.identify(ctx, subject));
      return (await answered(sandbox.softPull(ctx, { ...subject, token: token ?? "" }))).score?.value;
    };
    expect(await scoreOf(named("Sample", { phone: "5125550640" }))).toBe(640);
    expect(await scoreOf(named("Sample", { phone: "5125550142" }))).toBe(715);
    const inBoth = { phone: "5125550640", ssn: "123456510", address: home! };
    expect(await scoreOf(named("Sample", inBoth))).toBe(510);
    expect(await scoreOf(named("Sample", { ...inBoth, ssn: "123456900" }))).toBe(640);
  });

  test("finds a file that was frozen when it is asked again for the same person", async () => {
    const subject = named("Thawed");
    expect(await sandbox.identify(ctx, subject)).toMatchObject({ outcome: "FROZEN" });
    expect(await sandbox.identify(ctx, named("Thawed"))).toMatchObject({ outcome: "FROZEN" });
    expect(await sandbox.identify(ctx, subject)).toMatchObject({ outcome: "VERIFIED" });
  });

  test("is slow for some and down for others", async () => {
    paused.length = 0;
    expect(await sandbox.identify(ctx, named("Slow"))).toMatchObject({ outcome: "VERIFIED" });
    expect(paused).toEqual([3000]);
    expect(await sandbox.identify(ctx, named("Outage"))).toMatchObject({ reason: "unavailable" });
  });

  test("says how to reach everything, and what the right answers are", () => {
    const inputs = (sandbox.scenarios ?? []).map(({ input }) => input).join("\n");
    for (const { lastName } of FILE_OUTCOMES) expect(inputs).toContain(lastName);
    expect(inputs).toContain("Old Mill Road; Bluestem Sample Credit Union; 2012; None of the above");
  });
});

describe("700Credit's gateway", () => {
  test("gives the token back when a pull brings no report", async () => {
    const subject = named("Sample");
    const { token } = await answered(sevenHundredCredit.identify(ctx, subject));
    const asked = { ...subject, token: token ?? "" };
    stub.next.push([500, "down"]);
    expect(await sevenHundredCredit.softPull(ctx, asked)).toMatchObject({ reason: "unavailable" });
    expect(await sevenHundredCredit.softPull(ctx, asked)).toMatchObject({ outcome: "HIT" });
  });

  test("reads a file again two minutes after a pull that nobody finished", async () => {
    const subject = named("Sample");
    const { token } = await answered(sevenHundredCredit.identify(ctx, subject));
    const asked = { ...subject, token: token ?? "" };
    await ctx.db.transaction((trx) =>
      trx
        .updateTable("bureau_identity")
        .set({ pulled_at: ctx.clock.now() })
        .where("tenant_id", "=", ctx.tenantId)
        .where("applicant_id", "=", subject.applicantId)
        .execute(),
    );
    world.clock.advance({ seconds: 119 });
    expect(await sevenHundredCredit.softPull(ctx, asked)).toMatchObject({ reason: "refused" });
    world.clock.advance({ seconds: 1 });
    expect(await sevenHundredCredit.softPull(ctx, asked)).toMatchObject({ outcome: "HIT" });
  });

  test("gets the first answers again after an answer that was lost", async () => {
    const subject = named("Quiz");
    const token = (await answered(sevenHundredCredit.identify(ctx, subject))).token ?? "";
    const { questions } = await answered(sevenHundredCredit.askQuestions(ctx, token));
    const choose = (choiceId: string) => ({
      token,
      answers: questions.map(({ id }) => ({ questionId: id, choiceId })),
    });
    stub.next.push([502, "lost"]);
    const before = stub.asked.length;
    expect(await sevenHundredCredit.answerQuestions(ctx, choose("1"))).toMatchObject({
      reason: "unavailable",
    });
    expect(stub.asked).toHaveLength(before + 1);
    expect(await sevenHundredCredit.answerQuestions(ctx, choose(RIGHT_CHOICE))).toEqual({
      outcome: "FAILED",
      token: null,
    });
    expect(stub.asked.at(-1)).toMatchObject({ ANSWER1: "1", TRANSID: "555111", TOKEN: "tok-3" });
  });
});
