import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApplicant, testCreditRequest } from "#tests/support/credit-request.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import type { CreditRequest } from "#modules/underwriting/domain/credit-request.ts";
import { lendersJobs } from "../jobs.ts";
import { acceptLenderOffer } from "#tests/support/accept-lender-offer.ts";
import { testCreditBureau } from "#tests/support/test-credit-bureau.ts";
import { sandboxLenderProvider } from "../providers/sandbox/sandbox-lender-provider.ts";
import { askAgain } from "./ask-again.ts";
import { askLenders } from "./ask-lenders.ts";
import { sendRequests } from "./call-several.ts";
import { cancelRequests } from "./cancel-requests.ts";
import type { LenderAnswered, LendersContext } from "./lenders-context.ts";
import { listAnswers } from "./list-answers.ts";
import { playLender } from "./play-lender.ts";
import { ownAnswer } from "./own-answer.ts";
import { recordAnswer } from "./record-answer.ts";
import { notifyLender, sendRequest } from "./send-request.ts";

let world: TestWorld;
let ctx: LendersContext;
let news: LenderAnswered[] = [];
let count = 0;
beforeAll(async () => {
  world = await makeTestContext();
  ctx = {
    ...world.ctx,
    lenderProvider: sandboxLenderProvider,
    creditBureau: testCreditBureau,
    lenderNews: {
      holdOrder: async () => {},
      onAcceptedOffer: () => Promise.resolve(),
      onLenderAnswered: async (_trx, _ctx, told) => void news.push(told),
    },
  };
});
beforeEach(() => {
  news = [];
});
afterAll(() => world.close());

/** A new application of somebody with this number. */
function application(ssn: string, over: Parameters<typeof testCreditRequest>[0] = {}): CreditRequest {
  count += 1;
  return testCreditRequest({ applicationId: `app-${count}`, applicants: [testApplicant({ ssn })], ...over });
}
/** What was told of one application; jobs of others may be due as well. */
const newsOf = ({ applicationId }: CreditRequest) =>
  news.filter((told) => told.applicationId === applicationId);
const ask = (request: CreditRequest) => ctx.db.transaction((trx) => askLenders(trx, ctx, request));
const answersOf = ({ applicationId }: CreditRequest) =>
  ctx.db.transaction((trx) => listAnswers(trx, ctx, { applicationId }));
const statesOf = async (request: CreditRequest) =>
  Object.fromEntries((await answersOf(request)).map(({ lenderId, state }) => [lenderId, state]));
/** The sealed answer that stands, and those that were received, oldest first. */
const textsOf = (requestId: string) =>
  ctx.db.transaction(async (trx) => {
    const rows = await trx
      .selectFrom("lender_request")
      .innerJoin("lender_answer", "request_id", "id")
      .where("lender_request.tenant_id", "=", ctx.tenantId)
      .where("id", "=", requestId)
      .select(["lender_request.answer_sealed as stands", "lender_answer.answer_sealed as received"])
      .orderBy("occurred_at")
      .orderBy("sequence")
      .execute();
    return { stands: rows[0]?.stands, received: rows.map(({ received }) => received) };
  });

/** Runs everything that is due, and what that leaves due, as a worker would. */
async function runJobs(jobCtx: LendersContext = ctx): Promise<void> {
  for (;;) {
    const due = await ctx.db.transaction((trx) =>
      trx
        .updateTable("job")
        .set({ done_at: ctx.clock.now() })
        .where("tenant_id", "=", ctx.tenantId)
        .where("done_at", "is", null)
        .where("run_at", "<=", ctx.clock.now())
        .returningAll()
        .execute(),
    );
    if (due.length === 0) return;
    for (const { kind, payload } of due)
      await lendersJobs
        .find((job) => job.kind === kind)!
        .handle(jobCtx, payload)
        .catch(() => {});
  }
}
/** A context that notes what each lender is told, in which something happens when it is told. */
function listening(happens: (call: "submit" | "accept" | "cancel") => Promise<unknown>) {
  const told: string[] = [];
  const { lenderProvider } = ctx;
  const noted =
    <Input extends { readonly program: { readonly id: string } }, Answer>(
      call: "submit" | "accept" | "cancel",
      method: (callCtx: LendersContext, input: Input) => Promise<Answer>,
    ) =>
    async (callCtx: unknown, input: Input): Promise<Answer> => {
      told.push(`${input.program.id} ${call}`);
      await happens(call);
      return method(callCtx as LendersContext, input);
    };
  const asked: LendersContext = {
    ...ctx,
    lenderProvider: {
      ...lenderProvider,
      submit: noted("submit", (...args) => lenderProvider.submit(...args)),
      accept: noted("accept", (...args) => lenderProvider.accept(...args)),
      cancel: noted("cancel", (...args) => lenderProvider.cancel(...args)),
    },
  };
  return { told, asked };
}
async function decide(request: CreditRequest, seconds = 60): Promise<void> {
  await ask(request);
  await runJobs();
  world.clock.advance({ seconds });
  await runJobs();
}

describe("Asking several lenders at once", () => {
  test("each answers after its own time, and whoever owns the application hears it", async () => {
    const request = application("123456780");
    expect(await ask(request)).toEqual({
      asked: ["lakeshore-union", "meridian-auto", "second-mile"],
      notSent: [],
    });
    await runJobs();
    expect(new Set(Object.values(await statesOf(request)))).toEqual(new Set(["PENDING"]));
    world.clock.advance({ seconds: 2 });
    await runJobs();
    expect(await statesOf(request)).toMatchObject({
      "meridian-auto": "APPROVED",
      "lakeshore-union": "PENDING",
    });
    world.clock.advance({ seconds: 60 });
    await runJobs();
    expect(await statesOf(request)).toEqual({
      "lakeshore-union": "APPROVED",
      "meridian-auto": "APPROVED",
      "second-mile": "CONDITIONAL",
    });
    expect(
      newsOf(request)
        .map(({ lenderId }) => lenderId)
        .toSorted(),
    ).toEqual(["lakeshore-union", "meridian-auto", "second-mile"]);
  });

  test("those that decide at once are read by the job that sends, and told of together", async () => {
    const { config } = ctx.tenant;
    const programs = config.lenders.programs.map((program) => ({ ...program, answerSeconds: 0 }));
    const lenders = { ...config.lenders, programs };
    const quick = { ...ctx, tenant: { ...ctx.tenant, config: { ...config, lenders } } };
    const request = application("123456780");
    await ask(request);
    const requestIds = (await answersOf(request)).map(({ requestId }) => requestId);
    await Promise.all(requestIds.map((requestId) => sendRequest(quick, requestId)));
    expect(Object.values(await statesOf(request)).toSorted()).toEqual([
      "APPROVED",
      "APPROVED",
      "CONDITIONAL",
    ]);
    expect(newsOf(request)).toHaveLength(1);
    await Promise.all(requestIds.map((requestId) => sendRequest(quick, requestId)));
    expect(newsOf(request)).toHaveLength(1);
  });

  test("an answer is stored once: with its request while it stands, and where it was received after that", async () => {
    const request = application("123456780");
    await decide(request);
    const [standing] = await answersOf(request);
    if (!standing?.answer) throw new Error("a lender answered");
    const { requestId } = standing;
    const first = await textsOf(requestId);
    expect(first.stands).toMatch(/./u);
    expect(first.received).toEqual([null]);
    const later = { ...standing.answer, sequence: standing.answer.sequence + 1 };
    expect(await ctx.db.transaction((trx) => recordAnswer(trx, ctx, later))).toBe("applied");
    const second = await textsOf(requestId);
    expect(second.stands).not.toBe(first.stands);
    expect(second.received).toEqual([first.stands, null]);
    const older = { ...standing.answer, sequence: standing.answer.sequence - 1 };
    expect(await ctx.db.transaction((trx) => recordAnswer(trx, ctx, older))).toBe("older");
    expect(await textsOf(requestId)).toEqual({
      stands: second.stands,
      received: [expect.any(String), first.stands, null],
    });
  });

  test("one that is away is asked by a job of its own, and no other is asked twice", async () => {
    // What other tests left would be told as well.
    await runJobs();
    const request = application("123456780");
    await ask(request);
    let isAway = true;
    const { told, asked } = listening(async () => {
      if (!isAway || told.at(-1) !== "lakeshore-union submit") return;
      isAway = false;
      throw new Error("away");
    });
    await runJobs(asked);
    world.clock.advance({ seconds: 1 });
    await runJobs(asked);
    const once = ["meridian-auto submit", "second-mile submit"];
    expect(told.toSorted()).toEqual(["lakeshore-union submit", "lakeshore-union submit", ...once]);
  });

  test("a round that is sent again, because its process died, goes only to those who have not named it", async () => {
    const request = application("123456780");
    await ask(request);
    const requestIds = (await answersOf(request)).map(({ requestId }) => requestId);
    const { told, asked } = listening(async () => undefined);
    await sendRequest(asked, requestIds[0]!);
    await sendRequests(asked, requestIds);
    await sendRequests(asked, requestIds);
    expect(told).toHaveLength(3);
  });

  test("the same version again asks nobody twice", async () => {
    const request = application("123456780");
    await Promise.all([ask(request), ask(request)]);
    await ask(request);
    expect(await answersOf(request)).toHaveLength(3);
  });

  test("what is declined has reasons, and the score with its bureau", async () => {
    const request = application("123456510");
    await decide(request);
    const answers = await answersOf(request);
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(["DECLINED"]));
    for (const { answer } of answers) {
      expect(answer?.reasons.length).toBeGreaterThan(0);
      expect(answer?.score).toMatchObject({ value: 510, low: 300, high: 850 });
    }
  });

  test("an ITIN is not sent where it is not taken", async () => {
    const request = application("912345780");
    expect(await ask(request)).toEqual({
      asked: ["lakeshore-union", "second-mile"],
      notSent: ["meridian-auto"],
    });
    expect((await statesOf(request))["meridian-auto"]).toBe("LENDER_CONSTRAINT");
  });

  test("a frozen file waits instead of being declined", async () => {
    const request = application("123450003");
    await decide(request);
    const answers = await answersOf(request);
    expect(answers.map(({ answer }) => answer?.waitingFor)).toEqual([
      ["CREDIT_FILE_FROZEN"],
      ["CREDIT_FILE_FROZEN"],
      ["CREDIT_FILE_FROZEN"],
    ]);
  });

  test("looks again once somebody lifted the freeze", async () => {
    const request = application("123450003");
    await decide(request);
    const again = await ctx.db.transaction((trx) => askAgain(trx, ctx, request));
    expect(again).toEqual(["lakeshore-union", "meridian-auto", "second-mile"]);
    const lifted = { ...ctx };
    const open: LendersContext["creditBureau"] = {
      ...testCreditBureau,
      hardPull: (call, person) => testCreditBureau.hardPull(call, { ...person, ssn: "123456780" }),
    };
    ctx = { ...ctx, creditBureau: open };
    world.clock.advance({ seconds: 1 });
    await runJobs();
    ctx = lifted;
    expect(Object.values(await statesOf(request))).not.toContain("PENDING");
  });

  test.each(["123450011", "123450012", "123450007"])("nobody answers %s: all time out", async (ssn) => {
    const request = application(ssn);
    await decide(request, 3601);
    expect(new Set(Object.values(await statesOf(request)))).toEqual(new Set(["TIMEOUT"]));
  });

  test("no number is left anywhere once all have decided, and nothing is readable before", async () => {
    const request = application("123456780");
    await ask(request);
    const rows = () =>
      ctx.db.transaction((trx) =>
        trx
          .selectFrom("lender_request")
          .selectAll()
          .where("tenant_id", "=", ctx.tenantId)
          .where("application_id", "=", request.applicationId)
          .execute(),
      );
    expect(JSON.stringify(await rows())).not.toMatch(/123456780|Avery|Sample Street/u);
    await runJobs();
    world.clock.advance({ seconds: 60 });
    await runJobs();
    expect((await rows()).map(({ numbers_sealed: numbers }) => numbers)).toEqual([null, null, null]);
  });
});

describe("Answers that come twice or out of order", () => {
  test("a thousand deliveries of five answers end with the latest, and each copy has one effect at most", async () => {
    const request = application("123450011");
    await ask(request);
    const [first] = await answersOf(request);
    const program = ctx.tenant.config.lenders.programs.find(({ id }) => id === first?.lenderId)!;
    const at = ctx.clock.now().getTime();
    const said = (["PENDING", "PENDING", "DECLINED", "PENDING", "APPROVED"] as const).map(
      (state, sequence) => ({
        ...ownAnswer(
          program,
          { requestId: first!.requestId },
          { state, now: new Date(at + sequence * 1000) },
        ),
        sequence,
      }),
    );
    // A fixed shuffle: every answer two hundred times.
    const deliveries = Array.from({ length: 1000 }, (_, i) => said[(i * 7 + Math.floor(i / 5) * 3) % 5]!);
    await Promise.all(
      Array.from({ length: 4 }, async (_, lane) => {
        for (const answer of deliveries.filter((_one, i) => i % 4 === lane))
          await ctx.db.transaction((trx) => recordAnswer(trx, ctx, answer));
      }),
    );
    expect((await answersOf(request))[0]).toMatchObject({ state: "APPROVED", answer: { sequence: 4 } });
    expect(newsOf(request).filter(({ state }) => state === "APPROVED")).toHaveLength(1);
    expect(newsOf(request).length).toBeLessThanOrEqual(5);
  });

  test("the time of those that have answered ends without keeping their order", async () => {
    const request = application("123456780", { orderId: "order-with-answers" });
    await decide(request);
    const kept: string[] = [];
    const holdOrder = async (_trx: unknown, _ctx: unknown, { orderId }: { readonly orderId: string }) =>
      void kept.push(orderId);
    world.clock.advance({ days: 1 });
    await runJobs({ ...ctx, lenderNews: { ...ctx.lenderNews, holdOrder } });
    expect(kept).not.toContain("order-with-answers");
  });

  test("a lender that answers after its time still counts", async () => {
    const request = application("123450011");
    await decide(request, 3601);
    const [first] = await answersOf(request);
    const program = ctx.tenant.config.lenders.programs.find(({ id }) => id === first?.lenderId)!;
    world.clock.advance({ seconds: 1 });
    const late = ownAnswer(program, first!, { state: "DECLINED", now: ctx.clock.now() });
    await ctx.db.transaction((trx) => recordAnswer(trx, ctx, late));
    expect((await answersOf(request))[0]?.state).toBe("DECLINED");
  });
});

describe("Playing a lender at the desk", () => {
  test.each([
    ["approve", "APPROVED"],
    ["stipulate", "CONDITIONAL"],
    ["counter", "COUNTER_OFFER"],
    ["decline", "DECLINED"],
    ["wait", "PENDING"],
    ["timeout", "TIMEOUT"],
    ["error", "ERROR"],
  ] as const)("%s: the request is %s", async (outcome, state) => {
    const request = application("123450011");
    await ask(request);
    const [first] = await answersOf(request);
    const { requestId } = first!;
    const played = await playLender(ctx, { requestId, outcome, reasons: ["INCOME_INSUFFICIENT"] });
    expect(played).toEqual({ requestId, state, effect: "applied" });
    const [now] = await answersOf(request);
    expect(now?.answer?.offers).toHaveLength(["approve", "stipulate", "counter"].includes(outcome) ? 1 : 0);
  });
});

describe("Taking an offer", () => {
  const accept = (request: CreditRequest, lenderId: string, offerId: string) =>
    acceptLenderOffer(ctx, { applicationId: request.applicationId, lenderId, offerId });
  const offerOf = async (request: CreditRequest, lenderId: string) =>
    (await answersOf(request)).find((one) => one.lenderId === lenderId)?.answer?.offers[0]?.offerId ?? "none";

  test("takes back all others, once", async () => {
    const request = application("123456780");
    await decide(request);
    const offerId = await offerOf(request, "meridian-auto");
    const other = await offerOf(request, "lakeshore-union");
    expect(await accept(request, "meridian-auto", offerId)).toMatchObject({
      kind: "accepted",
      offer: { offerId },
    });
    expect(await accept(request, "meridian-auto", offerId)).toMatchObject({ kind: "repeated" });
    expect(await accept(request, "lakeshore-union", other)).toEqual({ kind: "other-accepted" });
    expect(await statesOf(request)).toEqual({
      "lakeshore-union": "CANCELED",
      "meridian-auto": "APPROVED",
      "second-mile": "CANCELED",
    });
    await runJobs();
  });

  test("an offer ends, and one that nobody made is unknown", async () => {
    const request = application("123456780");
    await decide(request);
    const offerId = await offerOf(request, "meridian-auto");
    expect(await accept(request, "meridian-auto", "made-up")).toEqual({ kind: "unknown" });
    world.clock.advance({ days: 31 });
    expect(await accept(request, "meridian-auto", offerId)).toEqual({ kind: "expired" });
  });

  test("after a withdrawal nothing counts anymore", async () => {
    const request = application("123456780");
    await ask(request);
    await ctx.db.transaction((trx) => cancelRequests(trx, ctx, request));
    news = [];
    await runJobs();
    world.clock.advance({ seconds: 60 });
    await runJobs();
    expect(new Set(Object.values(await statesOf(request)))).toEqual(new Set(["CANCELED"]));
    expect(newsOf(request)).toEqual([]);
  });

  const takenBack = (request: CreditRequest, alsoAccepted: boolean) =>
    ctx.db.transaction((trx) => cancelRequests(trx, ctx, { ...request, alsoAccepted }));

  test("a lender that was being asked when the application was taken back hears of it last", async () => {
    const request = application("123456780");
    await ask(request);
    const { told, asked } = listening(async (call) => {
      if (call === "submit") await takenBack(request, false);
    });
    for (const { requestId } of await answersOf(request)) await sendRequest(asked, requestId);
    await runJobs(asked);
    for (const { lenderId } of await answersOf(request))
      expect(told.filter((one) => one.startsWith(lenderId)).at(-1)).toBe(`${lenderId} cancel`);
  });

  test("a lender hears that an application was taken back without its request being opened", async () => {
    const request = application("123456780");
    await ask(request);
    await takenBack(request, false);
    await ctx.db.transaction((trx) =>
      trx
        .updateTable("lender_request")
        .set({ request_sealed: "cannot be opened" })
        .where("tenant_id", "=", ctx.tenantId)
        .where("application_id", "=", request.applicationId)
        .execute(),
    );
    const { told, asked } = listening(async () => undefined);
    const [first] = await answersOf(request);
    if (first === undefined) throw new Error("nobody was asked");
    await notifyLender(asked, { requestId: first.requestId, offerId: null });
    expect(told).toEqual([`${first.lenderId} cancel`]);
  });

  test.each([
    ["before the lender heard of it", "submit", ["meridian-auto cancel"]],
    ["while the lender heard of it", "accept", ["meridian-auto accept", "meridian-auto cancel"]],
  ] as const)("an accepted offer is taken back as well, %s", async (_when, during, expected) => {
    const request = application("123456780");
    await decide(request);
    await accept(request, "meridian-auto", await offerOf(request, "meridian-auto"));
    const { told, asked } = listening(async (call) => {
      if (call === during) await takenBack(request, true);
    });
    if (during === "submit") await takenBack(request, true);
    await runJobs(asked);
    expect([...new Set(told.filter((one) => one.startsWith("meridian-auto")))]).toEqual(expected);
    expect((await statesOf(request))["meridian-auto"]).toBe("CANCELED");
    const before = told.length;
    await takenBack(request, true);
    await runJobs(asked);
    expect(told).toHaveLength(before);
  });

  test("another retailer sees nothing of it", async () => {
    const request = application("123456780");
    await ask(request);
    const other = { ...ctx, ...world.otherTenantCtx };
    const seen = await other.db.transaction((trx) => listAnswers(trx, other, request));
    expect(seen).toEqual([]);
  });
});
