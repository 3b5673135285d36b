import { expect, it } from "vitest";
import { REASON_CODES } from "#modules/credit-bureaus/domain/reason-codes.ts";
import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type {
  LenderCallContext,
  LenderProvider,
  Submission,
} from "#modules/lenders/providers/lender-provider.ts";

export type LenderOutcome = "approved" | "conditional" | "counter" | "declined" | "waiting";

/** One carrier of applications, and how a test makes a lender say something. */
export interface LenderProviderCase {
  readonly provider: LenderProvider;
  readonly ctx: LenderCallContext;
  /** An application that was submitted and to which the lender says this. */
  readonly given: (outcome: LenderOutcome) => Promise<Submission>;
  /** An application that was never submitted. */
  readonly fresh: () => Submission;
  /** From here on the lender cannot be reached, for the next call. */
  readonly breakDown: (submission: Submission) => Submission;
}

/** What everybody who carries applications to lenders has to do. */
export function lenderProviderContract(make: () => LenderProviderCase): void {
  const answerTo = async (outcome: LenderOutcome): Promise<LenderAnswer> => {
    const { provider, ctx, given } = make();
    const told = await provider.status(ctx, await given(outcome));
    if (told.kind !== "answer") throw new Error(`no answer but ${told.kind}`);
    return told.answer;
  };

  it("makes one application there, however often the same one is sent", async () => {
    const { provider, ctx, fresh } = make();
    const submission = fresh();
    const sent = await provider.submit(ctx, submission);
    expect(sent).toMatchObject({ kind: "submitted" });
    expect(await provider.submit(ctx, submission)).toEqual(sent);
  });

  it("says who answers to what, and until when its offers hold", async () => {
    const { ctx, fresh } = make();
    const { program } = fresh();
    const answer = await answerTo("approved");
    expect(answer).toMatchObject({
      lenderId: program.id,
      lenderName: program.name,
      state: "APPROVED",
      reasons: [],
      creditor: { legalName: program.legalName, phone: program.phone },
    });
    expect(answer.offers.length).toBeGreaterThan(0);
    expect(Date.parse(answer.expiresAt ?? "")).toBeGreaterThan(ctx.clock.now().getTime());
  });

  it("offers terms in whole cents that a buyer can take as they are", async () => {
    const [offer] = (await answerTo("approved")).offers;
    expect(offer?.counter).toBeNull();
    expect(offer?.terms).toMatchObject({ kind: "loan", termMonths: 60 });
    expect(offer?.terms.ratePpm).toBeGreaterThanOrEqual(offer?.terms.buyRatePpm ?? 0);
    for (const cents of [offer?.amountFinancedCents, offer?.paymentCents, offer?.dealerDiscountFeeCents])
      expect(Number.isInteger(cents)).toBe(true);
  });

  it("names what has to be shown", async () => {
    const answer = await answerTo("conditional");
    expect(answer.state).toBe("CONDITIONAL");
    expect(answer.offers[0]?.stipulations.length).toBeGreaterThan(0);
  });

  it("says what a counter-offer changes", async () => {
    const answer = await answerTo("counter");
    expect(answer.state).toBe("COUNTER_OFFER");
    const [offer] = answer.offers;
    expect(offer?.counter?.termMonths).toBe(offer?.terms.termMonths);
    expect(offer?.counter?.amountFinancedCents).toBe(offer?.amountFinancedCents);
  });

  it("declines without an offer, for one to four reasons of the list", async () => {
    const { offers, state, reasons } = await answerTo("declined");
    expect({ offers, state }).toEqual({ offers: [], state: "DECLINED" });
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.length).toBeLessThanOrEqual(4);
    for (const { code } of reasons) expect(REASON_CODES).toContain(code);
  });

  it("says that it waits, and when to look again", async () => {
    const { provider, ctx, given } = make();
    const told = await provider.status(ctx, await given("waiting"));
    expect(told).toMatchObject({ kind: "waiting" });
    expect(told.kind === "waiting" && told.lookAgainSeconds).toBeGreaterThan(0);
  });

  it("holds no number of an applicant in what it answers", async () => {
    for (const outcome of ["approved", "declined"] as const) {
      const [person] = make().fresh().request.applicants;
      expect(JSON.stringify(await answerTo(outcome))).not.toContain(person?.ssn);
    }
  });

  it("fails without a vendor's words when the lender cannot be reached", async () => {
    const { provider, ctx, fresh, breakDown } = make();
    const failed = await provider.submit(ctx, breakDown(fresh()));
    expect(failed).toMatchObject({ kind: "failure", reason: "unavailable" });
    expect(JSON.stringify(failed)).not.toMatch(/secret detail/u);
  });

  it("takes an application back once and twice, also one that it never saw", async () => {
    const { provider, ctx, given, fresh } = make();
    const submission = await given("approved");
    for (const one of [submission, submission, fresh()])
      expect(await provider.cancel(ctx, one)).toEqual({ kind: "canceled" });
  });

  it("accepts an offer that it made, once and twice", async () => {
    const { provider, ctx, given } = make();
    const submission = await given("approved");
    const told = await provider.status(ctx, submission);
    const offerId = told.kind === "answer" ? (told.answer.offers[0]?.offerId ?? "") : "";
    for (let turn = 0; turn < 2; turn += 1)
      expect(await provider.accept(ctx, { ...submission, offerId })).toEqual({ kind: "accepted" });
  });
}
