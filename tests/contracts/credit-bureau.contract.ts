import { beforeAll, describe, expect, test } from "vitest";
import type {
  BureauCallContext,
  CreditBureau,
  IdentitySubject,
  QuestionSheet,
} from "#modules/credit-bureaus/providers/credit-bureau.ts";
import { forgetIdentityJob } from "#modules/credit-bureaus/providers/identity-tokens/forget-identity.ts";
import { testApplicant } from "#tests/support/credit-request.ts";
import type { TestWorld } from "#tests/support/test-context.ts";

export interface CreditBureauCase {
  readonly world: () => TestWorld;
  readonly bureau: () => CreditBureau;
  /** The same with little patience, for answers that never come. */
  readonly impatient: () => CreditBureau;
  /** The right choice of each question. */
  readonly rightChoice: (questionId: string) => string;
}

let count = 0;
const [home] = testApplicant().addresses;
/** Somebody new with this last name, who has given neither street nor number. */
export function named(lastName: string, over: Partial<IdentitySubject> = {}): IdentitySubject {
  count += 1;
  return {
    applicantId: `person-${count}`,
    firstName: "Avery",
    lastName,
    birthDate: "1988-04-12",
    phone: "5125550100",
    zipCode: "78701",
    address: null,
    ssn: null,
    ...over,
  };
}
const inFull = (subject: IdentitySubject): IdentitySubject => ({
  ...subject,
  address: home!,
  ssn: "123456789",
});

/** A call that did not fail. */
export async function answered<T extends object>(call: Promise<T>): Promise<Exclude<T, { kind: "failure" }>> {
  const answer = await call;
  if ("kind" in answer) throw new Error(JSON.stringify(answer));
  return answer as Exclude<T, { kind: "failure" }>;
}

/** What every bureau promises, whoever stands behind it. */
export function creditBureauContract(subject: CreditBureauCase): void {
  const { bureau, impatient: hasty, rightChoice } = subject;
  let world: TestWorld;
  let ctx: BureauCallContext;
  beforeAll(() => {
    world = subject.world();
    ({ ctx } = world);
  });
  const hard = (ssn: string) => answered(bureau().hardPull(ctx, testApplicant({ ssn })));
  const identify = (subject: IdentitySubject) => answered(bureau().identify(ctx, subject));
  const tokenOf = async (subject: IdentitySubject) => (await identify(subject)).token ?? "";
  const pull = (subject: IdentitySubject, token: string) => bureau().softPull(ctx, { ...subject, token });
  const refused = { kind: "failure", reason: "refused", vendorCode: "bureau-token" };

  test("a hit has a score within its range, four factors at most, and whom to call", async () => {
    const report = await hard("123456640");
    expect(report).toMatchObject({
      applicantId: "person-1",
      outcome: "HIT",
      alerts: [],
      score: { value: 640, low: 300, high: 850 },
    });
    expect(report.score?.factors).toHaveLength(4);
    expect(report.score?.date).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    expect(report.bureau.phone).toMatch(/^\d{10}$/u);
    expect(report.reference).not.toBe("");
  });

  test("counts what accounts take a month, without housing", async () => {
    expect((await hard("123456640")).obligationsCents).toBe(35_000);
    expect((await hard("123450010")).obligationsCents).toBe(400_000);
  });

  test("a frozen file is a report without a score, not a failure", async () => {
    expect(await hard("123450003")).toMatchObject({ outcome: "FROZEN", score: null, obligationsCents: 0 });
  });

  test.each([
    ["0001", { outcome: "THIN_FILE" }],
    ["0002", { outcome: "NO_HIT", score: null }],
    ["0004", { outcome: "HIT", alerts: ["FRAUD_ALERT"] }],
    ["0005", { outcome: "HIT", alerts: ["DECEASED"] }],
    ["0006", { outcome: "HIT", alerts: ["ADDRESS_MISMATCH"] }],
    ["0008", { bankruptcyMonthsAgo: 4, repossessionMonthsAgo: null }],
    ["0009", { bankruptcyMonthsAgo: null, repossessionMonthsAgo: 5 }],
  ])("a number ending in %s has the file %o", async (ending, expected) => {
    expect(await hard(`12345${ending}`)).toMatchObject(expected);
  });

  test("a bureau that does not answer is a failure of ours, never of the person", async () => {
    const report = await hasty().hardPull(ctx, testApplicant({ ssn: "123450007" }));
    expect(report).toMatchObject({ kind: "failure", reason: "timeout" });
    expect(await hasty().identify(ctx, named("Timeout"))).toMatchObject({ reason: "timeout" });
  });

  test.each([
    ["Sample", "VERIFIED", []],
    ["Quiz", "QUESTIONS", []],
    ["Fraudalert", "QUESTIONS", ["FRAUD_ALERT"]],
    ["Nohit", "NOT_FOUND", []],
    ["Newcomer", "NOT_FOUND", []],
    ["Mismatch", "NOT_FOUND", ["ADDRESS_MISMATCH"]],
    ["Frozen", "FROZEN", []],
    ["Deceased", "FAILED", ["DECEASED"]],
  ])("%s without street and number is %s, with the alerts %j", async (lastName, outcome, alerts) => {
    const answer = await identify(named(lastName));
    expect(answer).toMatchObject({ outcome, alerts });
    expect(answer.token !== null).toBe(outcome === "VERIFIED" || outcome === "QUESTIONS");
    expect(answer.bureau.phone).toMatch(/^\d{10}$/u);
  });

  test.each([
    ["Newcomer", "VERIFIED"],
    ["Mismatch", "VERIFIED"],
    ["Nohit", "NOT_FOUND"],
    ["Frozen", "FROZEN"],
  ])("%s with street and number is %s", async (lastName, outcome) => {
    expect(await identify(inFull(named(lastName)))).toMatchObject({ outcome });
  });

  test("a name near the list of specially designated nationals waits for a person", async () => {
    const near = named("Samplevich", { firstName: "Borya", birthDate: "1961-03-02" });
    expect(await identify(near)).toMatchObject({ outcome: "FAILED", token: null, alerts: ["SDN_NEAR"] });
  });

  test.each([
    ["Sample", { outcome: "HIT", score: { value: 715 } }],
    ["Nofile", { outcome: "NO_HIT", score: null }],
    ["Locked", { outcome: "FROZEN", score: null }],
  ])("the file of %s is read with a token, without street and number", async (lastName, expected) => {
    const subject = named(lastName);
    expect(await pull(subject, await tokenOf(subject))).toMatchObject({
      ...expected,
      applicantId: subject.applicantId,
    });
  });

  test("a token is good for one file, however many ask at one moment", async () => {
    const subject = named("Sample");
    const token = await tokenOf(subject);
    const reports = await Promise.all(Array.from({ length: 20 }, () => pull(subject, token)));
    expect(reports.filter((report) => "outcome" in report)).toHaveLength(1);
    expect(reports.filter((report) => "kind" in report)).toEqual(Array.from({ length: 19 }, () => refused));
    expect(await pull(subject, token)).toEqual(refused);
  });

  test("a token reads nobody else's file, and none for another retailer", async () => {
    const subject = named("Sample");
    const token = await tokenOf(subject);
    expect(await pull({ ...subject, lastName: "Other" }, token)).toEqual(refused);
    expect(await pull({ ...subject, birthDate: "1988-04-13" }, token)).toEqual(refused);
    expect(await pull({ ...subject, applicantId: "somebody" }, token)).toEqual(refused);
    expect(await bureau().softPull(world.otherTenantCtx, { ...subject, token })).toEqual(refused);
    expect(await pull({ ...subject, lastName: " sample ", address: home! }, token)).toMatchObject({
      outcome: "HIT",
    });
  });

  test("a token is good for half an hour, and then what it stood for is deleted", async () => {
    const subject = named("Sample");
    const token = await tokenOf(subject);
    world.clock.advance({ minutes: 30 });
    expect(await pull(subject, token)).toEqual(refused);
    await runForgetting(ctx);
    expect(await rowsOf(ctx, subject)).toBe(0);
  });

  test("nothing is left of a token once the file is read", async () => {
    const subject = named("Sample");
    await pull(subject, await tokenOf(subject));
    expect(await rowsOf(ctx, subject)).toBe(0);
  });

  test("what a token stands for is unreadable in the database", async () => {
    const subject = inFull(named("Fraudalert"));
    const token = await tokenOf(subject);
    const { questions } = await answered(bureau().askQuestions(ctx, token));
    const { rows } = await world.database.owner.query<{ row: string }>(
      "select r::text as row from bureau_identity r where applicant_id = $1 union all select payload::text from job",
      [subject.applicantId],
    );
    const stored = rows.map(({ row }) => row).join("\n");
    expect(stored).toContain(subject.applicantId);
    for (const secret of [
      token,
      "Quiz",
      "1988",
      subject.ssn!,
      subject.phone,
      home!.line1,
      questions[0]!.text,
    ])
      expect(stored).not.toContain(secret);
  });

  describe("with questions", () => {
    const rightAnswers = ({ questions }: QuestionSheet) =>
      questions.map(({ id }) => ({ questionId: id, choiceId: rightChoice(id) }));
    const wrongAnswers = (sheet: QuestionSheet) =>
      rightAnswers(sheet).map(({ questionId, choiceId }, at) => ({
        questionId,
        choiceId: at === 0 ? "1" : choiceId,
      }));
    const asked = async () => {
      const subject = named("Quiz");
      const token = await tokenOf(subject);
      return { subject, token, sheet: await answered(bureau().askQuestions(ctx, token)) };
    };
    const answer = (token: string, answers: ReturnType<typeof rightAnswers>) =>
      bureau().answerQuestions(ctx, { token, answers });

    test("a sheet has four, each with choices of which one says that none is right", async () => {
      const { token, sheet } = await asked();
      expect(sheet.questions).toHaveLength(4);
      for (const { choices } of sheet.questions) {
        expect(choices.length).toBeGreaterThan(2);
        expect(choices.filter(({ text }) => text === "None of the above")).toHaveLength(1);
      }
      expect(Date.parse(sheet.expiresAt) - ctx.clock.now().getTime()).toBe(120_000);
      world.clock.advance({ seconds: 30 });
      expect(await bureau().askQuestions(ctx, token)).toEqual(sheet);
    });

    test("the file is read after all are right, and not before", async () => {
      const { subject, token, sheet } = await asked();
      expect(await pull(subject, token)).toEqual(refused);
      expect(await answer(token, rightAnswers(sheet))).toEqual({ outcome: "PASSED", token });
      expect(await pull(subject, token)).toMatchObject({ outcome: "HIT" });
    });

    test("one wrong answer fails, and neither another one nor the file follows", async () => {
      const { subject, token, sheet } = await asked();
      const failed = { outcome: "FAILED", token: null };
      expect(await answer(token, wrongAnswers(sheet))).toEqual(failed);
      expect(await answer(token, rightAnswers(sheet))).toEqual(failed);
      expect(await bureau().askQuestions(ctx, token)).toEqual(refused);
      expect(await pull(subject, token)).toEqual(refused);
    });

    test("the first answers count, whoever guesses at the same moment", async () => {
      const { token, sheet } = await asked();
      await answer(token, wrongAnswers(sheet));
      const guesses = await Promise.all(Array.from({ length: 60 }, () => answer(token, rightAnswers(sheet))));
      expect(guesses).toEqual(Array.from({ length: 60 }, () => ({ outcome: "FAILED", token: null })));
      const second = await asked();
      const [first, ...rest] = await Promise.all([
        ...Array.from({ length: 30 }, () => answer(second.token, wrongAnswers(second.sheet))),
        ...Array.from({ length: 30 }, () => answer(second.token, rightAnswers(second.sheet))),
      ]);
      for (const other of rest) expect(other).toEqual(first);
    });

    test("answers are late after 120 seconds, and so is the sheet", async () => {
      const inTime = await asked();
      world.clock.advance({ seconds: 120 });
      expect(await answer(inTime.token, rightAnswers(inTime.sheet))).toMatchObject({ outcome: "PASSED" });
      const late = await asked();
      world.clock.advance({ seconds: 121 });
      expect(await bureau().askQuestions(ctx, late.token)).toEqual(refused);
      expect(await answer(late.token, rightAnswers(late.sheet))).toEqual({ outcome: "FAILED", token: null });
    });

    test("answers that are too few, doubled or not among the choices fail", async () => {
      const all = await asked();
      const right = rightAnswers(all.sheet);
      for (const answers of [
        [],
        right.slice(1),
        [...right, right[0]!],
        [right[1]!, ...right.slice(1)],
        right.map(({ questionId }) => ({ questionId, choiceId: "nonsense" })),
      ]) {
        const { token } = await asked();
        expect(await answer(token, answers)).toEqual({ outcome: "FAILED", token: null });
      }
    });

    test("there are none for a token that needs none, and no answers without a look", async () => {
      const known = await tokenOf(named("Sample"));
      expect(await bureau().askQuestions(ctx, known)).toEqual(refused);
      expect(await bureau().askQuestions(ctx, "never made")).toEqual(refused);
      expect(await answer(await tokenOf(named("Quiz")), [])).toEqual(refused);
    });
  });
}

/** How many rows are left of somebody. */
async function rowsOf(ctx: BureauCallContext, { applicantId }: IdentitySubject): Promise<number> {
  const rows = await ctx.db.transaction((trx) =>
    trx
      .selectFrom("bureau_identity")
      .select("token_hash")
      .where("tenant_id", "=", ctx.tenantId)
      .where("applicant_id", "=", applicantId)
      .execute(),
  );
  return rows.length;
}

/** Runs what is due, as a worker would. */
async function runForgetting(ctx: BureauCallContext): Promise<void> {
  const due = await ctx.db.transaction((trx) =>
    trx
      .selectFrom("job")
      .select("payload")
      .where("tenant_id", "=", ctx.tenantId)
      .where("kind", "=", forgetIdentityJob.kind)
      .where("run_at", "<=", ctx.clock.now())
      .execute(),
  );
  for (const { payload } of due) await forgetIdentityJob.handle(ctx, payload);
}
