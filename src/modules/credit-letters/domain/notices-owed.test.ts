import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { evaluateApplication } from "#modules/underwriting/domain/evaluation/evaluate-application.ts";
import { LENDER_RULES, type RuleCode } from "#modules/underwriting/domain/lender-rules.ts";
import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import { REASON_CODES, type ReasonCode } from "#modules/credit-bureaus/domain/reason-codes.ts";
import { FACTORS } from "#modules/credit-bureaus/domain/report/report-factors.ts";
import { testApplicant, testCreditRequest, testReport } from "#tests/support/credit-request.ts";
import {
  answerOf,
  BUREAU,
  noticeFacts,
  RETAILER,
  ROBIN,
  ROSA,
  usedScore,
} from "#tests/support/notice-facts.ts";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { draws } from "#tests/support/draws.ts";
import type { NoticeFacts } from "./notice-facts.ts";
import { noticesOwed } from "./notices-owed.ts";

const NOW = "2026-06-10";
const DAY_25 = "2026-07-05";
const DAY_30 = "2026-07-10";
const DAY_90 = "2026-09-08";

const lake = (state: LenderAnswer["state"], over = {}) =>
  answerOf("Lake", state, { reasons: state === "DECLINED" ? ["BANKRUPTCY"] : [], ...over });
const mile = (state: LenderAnswer["state"], over = {}) =>
  answerOf("Mile", state, { reasons: ["INCOME_INSUFFICIENT"], ...over });
const frozen = (): LenderAnswer =>
  answerOf("Mile", "PENDING", { waitingFor: ["CREDIT_FILE_FROZEN"], bureaus: [BUREAU] });
const notSent = (name: string, code: RuleCode): LenderAnswer =>
  answerOf(name, "LENDER_CONSTRAINT", { failedRules: [{ code, values: {}, margin: 0, unit: "none" }] });

/** `who: kind of creditors, goes, is due`; creditors by their first word. */
const owedBy = (facts: NoticeFacts): string[] =>
  noticesOwed(facts).notices.map(({ content, sendAt, dueAt }) => {
    const creditors = content.creditors.map(({ contact }) => contact.legalName.split(" ")[0]).join("+");
    const about = creditors === "" ? content.kind : `${content.kind} of ${creditors}`;
    return `${content.reader.firstName}: ${about}, goes ${sendAt.slice(0, 10)}, due ${dueAt.slice(0, 10)}`;
  });

const SCORE = `Robin: SCORE_DISCLOSURE, goes ${NOW}, due ${DAY_30}`;
const SCORE_LATER = `Robin: SCORE_DISCLOSURE, goes 2026-06-11, due ${DAY_30}`;

describe("What the law asks for", () => {
  test.each<[string, NoticeFacts["event"], readonly LenderAnswer[], readonly string[]]>([
    [
      "the clock starts with the application",
      "submitted",
      [lake("PENDING"), mile("PENDING")],
      [`Robin: ADVERSE_ACTION of North, goes ${DAY_25}, due ${DAY_30}`],
    ],
    [
      "everybody declined: one letter names each creditor, at once",
      "all-declined",
      [lake("DECLINED"), mile("DECLINED")],
      [`Robin: ADVERSE_ACTION of Lake+Mile, goes ${NOW}, due ${DAY_30}`],
    ],
    [
      "everybody that decided declined, and one takes no such application: it has nothing to tell",
      "all-declined",
      [lake("DECLINED"), notSent("Mile", "ITIN_NOT_TAKEN")],
      [`Robin: ADVERSE_ACTION of Lake, goes ${NOW}, due ${DAY_30}`],
    ],
    [
      "no lender takes such an application: the retailer gives notice",
      "dealer-declined",
      [notSent("Lake", "STATE_NOT_SERVED"), notSent("Mile", "STATE_NOT_SERVED")],
      [`Robin: ADVERSE_ACTION of North, goes ${NOW}, due ${DAY_30}`],
    ],
    [
      "one declined, one still decides: the letter waits for its clock, the score a day",
      "score-received",
      [lake("DECLINED"), mile("PENDING")],
      [`Robin: ADVERSE_ACTION of Lake, goes ${DAY_25}, due ${DAY_30}`, SCORE_LATER],
    ],
    [
      "one approved, one declined, nothing accepted yet",
      "score-received",
      [lake("DECLINED"), mile("APPROVED")],
      [`Robin: ADVERSE_ACTION of Lake, goes ${DAY_25}, due ${DAY_30}`, SCORE],
    ],
    [
      "all approved: nobody refused anything",
      "score-received",
      [lake("APPROVED"), mile("CONDITIONAL")],
      [SCORE],
    ],
    ["one accepted: the others need not tell", "accepted", [lake("DECLINED"), mile("APPROVED")], [SCORE]],
    [
      "approved by one, declined by one, and the buyer let it go: who declined tells",
      "withdrawn",
      [lake("DECLINED"), mile("APPROVED")],
      [`Robin: ADVERSE_ACTION of Lake, goes ${NOW}, due ${DAY_30}`],
    ],
    ["all approved and the buyer let it go: nobody refused", "withdrawn", [lake("APPROVED")], [SCORE]],
    ["withdrawn before anybody decided", "withdrawn", [lake("PENDING"), mile("PENDING")], []],
    [
      "counter-offers are all there is: one combined letter, at once",
      "score-received",
      [lake("COUNTER_OFFER"), mile("COUNTER_OFFER")],
      [`Robin: COUNTER_OFFER of Lake+Mile, goes ${NOW}, due ${DAY_30}`, SCORE],
    ],
    [
      "a counter-offer and a no: each in a letter of its own kind",
      "score-received",
      [lake("COUNTER_OFFER"), mile("DECLINED")],
      [
        `Robin: COUNTER_OFFER of Lake, goes ${NOW}, due ${DAY_30}`,
        `Robin: ADVERSE_ACTION of Mile, goes ${DAY_25}, due ${DAY_30}`,
        SCORE,
      ],
    ],
    [
      "a counter-offer while another still decides waits for the better one",
      "score-received",
      [lake("COUNTER_OFFER"), mile("PENDING")],
      [`Robin: COUNTER_OFFER of Lake, goes ${DAY_25}, due ${DAY_30}`, SCORE],
    ],
    [
      "only counter-offers and none accepted: the combined letter was enough",
      "counter-not-accepted",
      [lake("COUNTER_OFFER")],
      [`Robin: COUNTER_OFFER of Lake, goes ${NOW}, due ${DAY_30}`, SCORE],
    ],
    [
      "a counter-offer beside an approval, none accepted: its creditor has 90 days",
      "counter-not-accepted",
      [lake("COUNTER_OFFER"), mile("APPROVED")],
      [`Robin: ADVERSE_ACTION of Lake, goes ${NOW}, due ${DAY_90}`],
    ],
    [
      "nobody answered in time: the retailer tells before the 30 days are over",
      "timed-out",
      [lake("TIMEOUT"), mile("ERROR")],
      [`Robin: ADVERSE_ACTION of North, goes ${DAY_25}, due ${DAY_30}`],
    ],
    ["a frozen file is no decline", "score-received", [frozen(), lake("TIMEOUT")], []],
    [
      "a frozen file does not hide that somebody else declined",
      "score-received",
      [frozen(), lake("DECLINED", { scores: [] })],
      [`Robin: ADVERSE_ACTION of Lake, goes ${DAY_25}, due ${DAY_30}`],
    ],
    [
      "a person without a score hears that there is none",
      "score-received",
      [lake("APPROVED", { scores: [], bureaus: [BUREAU] })],
      [SCORE],
    ],
  ])("%s", (_, event, answers, owed) => {
    expect(owedBy(noticeFacts({ event, answers }))).toEqual(owed);
  });

  it("an incomplete application: what is missing, at once, and the clock of everything else goes on", () => {
    const missing = { items: ["Two recent pay stubs"], answerBy: "2026-06-24" };
    expect(owedBy(noticeFacts({ event: "incomplete", answers: [lake("PENDING")], missing }))).toEqual([
      `Robin: INCOMPLETE, goes ${NOW}, due ${DAY_30}`,
      `Robin: ADVERSE_ACTION of North, goes ${DAY_25}, due ${DAY_30}`,
    ]);
    expect(owedBy(noticeFacts({ event: "incomplete", answers: [frozen()] }))).toEqual([]);
  });

  it("the last word settles every version, all others their own", () => {
    const settled = (event: NoticeFacts["event"]) => noticesOwed(noticeFacts({ event })).settles;
    expect(
      (["all-declined", "dealer-declined", "counter-not-accepted", "withdrawn", "accepted"] as const).map(
        settled,
      ),
    ).toEqual(Array.from({ length: 5 }, () => "application"));
    expect((["submitted", "score-received", "timed-out", "incomplete"] as const).map(settled)).toEqual(
      Array.from({ length: 4 }, () => "version"),
    );
  });
});

describe("Two applicants", () => {
  const both = { applicants: [ROBIN, ROSA] };
  const used = { scores: [usedScore(ROBIN, 537), usedScore(ROSA, 688)] };

  it("get a letter each when both reports were used, with the reader's own score only", () => {
    const { notices } = noticesOwed(noticeFacts({ ...both, answers: [lake("DECLINED", used)] }));
    expect(
      notices.map(({ content }) => [content.reader.firstName, content.scores.map(({ value }) => value)]),
    ).toEqual([
      ["Robin", [537]],
      ["Rosa", [688]],
    ]);
    const [toRobin, toRosa] = notices.map(({ content }) => JSON.stringify(content));
    expect(toRobin).not.toContain("688");
    expect(toRobin).not.toContain("Rosa");
    expect(toRosa).not.toContain("537");
    expect(toRosa).not.toContain("Robin");
  });

  it("get one to the primary applicant when no report was used (1002.9(f))", () => {
    const answers = [notSent("Lake", "JOINT_NOT_TAKEN")];
    expect(owedBy(noticeFacts({ ...both, event: "dealer-declined", answers }))).toEqual([
      `Robin: ADVERSE_ACTION of North, goes ${NOW}, due ${DAY_30}`,
    ]);
  });

  it("see a score each, and who has none is told so", () => {
    const answers = [lake("APPROVED", { scores: [usedScore(ROBIN, 640)], bureaus: [BUREAU] })];
    const { notices } = noticesOwed(noticeFacts({ ...both, event: "score-received", answers }));
    expect(
      notices.map(({ content }) => [
        content.scores.length,
        content.bureausWithoutScore.map(({ name }) => name),
      ]),
    ).toEqual([
      [1, []],
      [0, [BUREAU.name]],
    ]);
  });
});

describe("Reasons", () => {
  it("stand under the creditor that gave them", () => {
    const { notices } = noticesOwed(noticeFacts());
    expect(
      notices[0]?.content.creditors.map(({ contact, reasons }) => [
        contact.legalName,
        reasons.map(({ code }) => code),
      ]),
    ).toEqual([
      ["Lake Bank, N.A.", ["DELINQUENT_OBLIGATIONS", "INCOME_INSUFFICIENT"]],
      ["Mile Bank, N.A.", ["BANKRUPTCY"]],
    ]);
  });

  it("of the retailer are the rules by which it sent nobody the application, the most frequent first", () => {
    const answers = [
      notSent("Lake", "ITIN_NOT_TAKEN"),
      notSent("Mile", "STATE_NOT_SERVED"),
      notSent("Pond", "STATE_NOT_SERVED"),
    ];
    const { notices } = noticesOwed(noticeFacts({ event: "dealer-declined", answers }));
    expect(notices[0]?.content.creditors).toEqual([
      {
        contact: RETAILER,
        reasons: [{ code: "STATE_NOT_SERVED" }, { code: "ITIN_NOT_TAKEN" }],
        counters: [],
      },
    ]);
  });

  it("are never invented: each is among those of its creditor's answer, four at most", () => {
    const states = [
      "DECLINED",
      "COUNTER_OFFER",
      "APPROVED",
      "PENDING",
      "TIMEOUT",
      "LENDER_CONSTRAINT",
    ] as const;
    const events = [
      "submitted",
      "score-received",
      "timed-out",
      "all-declined",
      "counter-not-accepted",
      "withdrawn",
    ] as const;
    const said = fc.record({
      state: fc.constantFrom(...states),
      reasons: fc.uniqueArray(fc.constantFrom(...REASON_CODES), { maxLength: 7 }),
    });
    const cases = fc.tuple(fc.constantFrom(...events), fc.array(said, { minLength: 1, maxLength: 5 }));
    let seen = 0;
    fc.assert(
      fc.property(cases, ([event, all]) => {
        const answers = all.map(({ state, reasons }, at) => answerOf(`Lender${at}`, state, { reasons }));
        for (const { content } of noticesOwed(noticeFacts({ event, answers })).notices)
          for (const { contact, reasons } of content.creditors) {
            const answer = answers.find(({ creditor }) => creditor.legalName === contact.legalName);
            const given = (answer?.reasons ?? []).map(({ code }) => code);
            expect(reasons.map(({ code }) => code)).toEqual(given.slice(0, 4));
            seen += reasons.length;
          }
      }),
      { numRuns: draws(500) },
    );
    expect(seen).toBeGreaterThan(draws(100));
  });

  /** By the rules' own table, which `lender-rules.test.ts` checks against the law's words. */
  const behind = (reason: ReasonCode | RuleCode): readonly RuleCode[] => {
    const rules = (Object.keys(LENDER_RULES) as RuleCode[]).filter(
      (code) => LENDER_RULES[code].reason === reason,
    );
    return rules.length > 0 ? rules : [reason as RuleCode];
  };

  it("of embedded lenders each follow from a rule that the application failed, or from what weighed on a low score", () => {
    const { programs } = testTenantConfig("t").config.lenders;
    const applications = fc.record({
      score: fc.integer({ min: 400, max: 820 }),
      incomeCents: fc.integer({ min: 600_000, max: 12_000_000 }),
      months: fc.integer({ min: 0, max: 60 }),
      mileage: fc.integer({ min: 100, max: 220_000 }),
      year: fc.integer({ min: 2004, max: 2026 }),
      down: fc.integer({ min: 0, max: 500_000 }),
      bankrupt: fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }),
      at: fc.nat({ max: programs.length - 1 }),
    });
    let seen = 0;
    fc.assert(
      fc.property(applications, ({ score, incomeCents, months, mileage, year, down, bankrupt, at }) => {
        const program = programs[at]!;
        const person = testApplicant();
        const applicant = {
          ...person,
          grossAnnualIncomeCents: incomeCents,
          employments: person.employments.map((job) => ({ ...job, months })),
        };
        const request = testCreditRequest({
          applicants: [applicant],
          car: { mileage, year },
          deal: { downPaymentCents: down },
        });
        const report = testReport(score, { bankruptcyMonthsAgo: bankrupt });
        const decision = evaluateApplication(program, request, [report]);
        const answer = { ...answerOf("Lake", decision.state), ...decision };
        const reader = { ...ROBIN, applicantId: applicant.applicantId };
        const facts = noticeFacts({ event: "all-declined", applicants: [reader], answers: [answer] });
        const failed = new Set(decision.failedRules.map(({ code }) => code));
        const weighed = new Set((report.score?.factors ?? []).map((code) => FACTORS[code].reason));
        for (const { content } of noticesOwed(facts).notices)
          for (const { code } of content.creditors.flatMap(({ reasons }) => reasons)) {
            seen += 1;
            const isOfScore = failed.has("SCORE_BELOW_MINIMUM") && weighed.has(code as ReasonCode);
            const rules = behind(code);
            expect(isOfScore || rules.some((rule) => failed.has(rule)), code).toBe(true);
          }
      }),
      { numRuns: draws(400) },
    );
    expect(seen).toBeGreaterThan(draws(200));
  });
});
