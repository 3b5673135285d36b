import { describe, expect, it, test } from "vitest";
import { SPANISH } from "#tests/support/spanish.ts";
import {
  answerOf,
  BUREAU,
  noticeFacts,
  RETAILER,
  ROBIN,
  ROSA,
  usedScore,
} from "#tests/support/notice-facts.ts";
import { englishText, textIn } from "#platform/shared/texts/text.ts";
import { letterOf } from "./letter-of.ts";
import type { Letter } from "./letter.ts";
import type { NoticeFacts } from "./notice-facts.ts";
import { noticesOwed } from "./notices-owed.ts";
import type { NoticeKind } from "./owed-notice.ts";
import { scoreRank } from "./score-rank.ts";

const DATE = "2026-06-10";
const spanish = textIn("es", SPANISH);

/** The letters of one kind that are owed, in the sequence of their readers. */
function lettersOf(kind: NoticeKind, over: Partial<NoticeFacts> = {}, t = englishText): Letter[] {
  return noticesOwed(noticeFacts(over))
    .notices.filter(({ content }) => content.kind === kind)
    .map(({ content }) => letterOf(content, { date: DATE, t }));
}

/** All words of a letter's body, top to bottom. */
const wordsOf = (letter: Letter | undefined): string =>
  (letter?.blocks ?? [])
    .map((block) => {
      if (block.kind === "list") return block.items.join("\n");
      return block.kind === "facts" ? block.rows.map((row) => row.join(": ")).join("\n") : block.text;
    })
    .join("\n");

describe("A notice of action taken", () => {
  it("is dated and addressed, and says which application it is about", () => {
    const [letter] = lettersOf("ADVERSE_ACTION");
    expect(letter).toMatchObject({
      title: "Notice of action taken on your credit application",
      date: "June 10, 2026",
      to: ["Robin Buyer", "12 Main Street", "Austin, TX 78701"],
      about: "Application for credit for a 2022 Toyota RAV4, order FC0123456789ABCD",
      introduction: null,
    });
  });

  it("names each creditor with its address, and under each its own reasons", () => {
    const words = wordsOf(lettersOf("ADVERSE_ACTION")[0]);
    const [before = "", ofLake = "", ofMile = ""] = words.split(/(?:Lake|Mile) Bank, N\.A\.\n/u);
    expect(before).toContain("North Motors LLC gives you this notice for each creditor named below");
    expect(ofLake).toContain("Address: Lake Plaza 1, Columbus, OH 43215\nPhone: (614) 555-0100");
    expect(ofLake).toContain(
      "Late payments or unpaid obligations with other creditors\nIncome is too low for the amount requested",
    );
    expect(ofLake).not.toContain("A bankruptcy");
    expect(ofMile).toContain("A bankruptcy");
    expect(ofMile).not.toContain("Income is too low");
  });

  it("has the text of the Fair Credit Reporting Act, the bureau and the reader's score with what weighed on it", () => {
    const words = wordsOf(lettersOf("ADVERSE_ACTION")[0]);
    for (const said of [
      "The reporting agency played no part in the decision and is unable to supply specific reasons",
      "a free copy of your report from the reporting agency, if you request it no later than 60 days",
      "the right to dispute the matter with the reporting agency",
      "Consumer reporting agency: Sample Credit Bureau (invented)",
      "Address: 100 Example Avenue, Springfield, IL 62701",
      "Toll-free phone: (800) 555-0150",
      "Your credit score: 537",
      "Date: June 10, 2026",
      "Scores range from a low of 300 to a high of 850",
      "Late payments on accounts\nAccounts in collection",
    ])
      expect(words).toContain(said);
    expect(words.split("Your credit score: 537")).toHaveLength(2);
  });

  it("has the text of the Equal Credit Opportunity Act once for all creditors of one agency", () => {
    const words = wordsOf(lettersOf("ADVERSE_ACTION")[0]);
    expect(words).toContain("prohibits creditors from discriminating against credit applicants");
    expect(words).toContain(
      "concerning Lake Bank, N.A. and Mile Bank, N.A. is the Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580.",
    );
    expect(words.split("Equal Credit Opportunity Act prohibits")).toHaveLength(2);
  });

  it("names another agency for another creditor", () => {
    const [first, second] = noticeFacts().answers;
    const creditor = { ...second!.creditor, agencyLines: ["National Credit Union Administration"] };
    const answers = [first!, { ...second!, creditor }];
    const words = wordsOf(lettersOf("ADVERSE_ACTION", { answers })[0]);
    expect(words).toContain("concerning Lake Bank, N.A. is the Federal Trade Commission");
    expect(words).toContain("concerning Mile Bank, N.A. is the National Credit Union Administration.");
  });

  it("tells of the right to reasons where a creditor gave none", () => {
    const answers = [answerOf("Lake", "DECLINED")];
    const words = wordsOf(lettersOf("ADVERSE_ACTION", { answers })[0]);
    expect(words).toContain("You have the right to a statement of the specific reasons.");
    expect(words).toContain(
      "contact Lake Bank, N.A., Lake Plaza 1, Columbus, OH 43215, (614) 555-0100, within 60 days",
    );
    expect(words).not.toContain("Principal reasons");
  });

  it("says nothing of reports where none was used", () => {
    const answers = [answerOf("Lake", "DECLINED", { scores: [], reasons: ["VEHICLE_AGE_OR_MILEAGE"] })];
    const words = wordsOf(lettersOf("ADVERSE_ACTION", { answers })[0]);
    expect(words).toContain("The vehicle's age or mileage");
    expect(words).not.toMatch(/reporting agency|credit score/u);
  });

  it("of the retailer says why nobody was sent the application", () => {
    const failedRules = [{ code: "ITIN_NOT_TAKEN" as const, values: {}, margin: 0, unit: "none" as const }];
    const answers = [answerOf("Lake", "LENDER_CONSTRAINT", { failedRules })];
    const words = wordsOf(lettersOf("ADVERSE_ACTION", { event: "dealer-declined", answers })[0]);
    expect(words).toContain("we are unable to get you the credit you asked for");
    expect(words).toContain("North Motors LLC\nAddress: 1 Congress Avenue, Austin, TX 78701");
    expect(words).toContain("The lenders we work with take applications with a Social Security number only");
    expect(words).not.toContain("Lake Bank");
  });

  it("of two applicants tells each the same reasons, and nobody the other's score or name", () => {
    const scores = [usedScore(ROBIN, 537), usedScore(ROSA, 688)];
    const answers = [answerOf("Lake", "DECLINED", { scores, reasons: ["BANKRUPTCY"] })];
    const [toRobin, toRosa] = lettersOf("ADVERSE_ACTION", { applicants: [ROBIN, ROSA], answers });
    expect(wordsOf(toRosa)).toContain("The reasons are about the application as a whole");
    expect(wordsOf(toRosa)).toContain("Your credit score: 688");
    expect(JSON.stringify(toRosa)).not.toMatch(/537|Robin|Buyer|Main Street/u);
    expect(JSON.stringify(toRobin)).not.toMatch(/688|Rosa|Ortiz|Elm Street/u);
  });
});

describe("A counteroffer", () => {
  const over: Partial<NoticeFacts> = {
    event: "score-received",
    answers: [answerOf("Lake", "COUNTER_OFFER", { reasons: ["COLLATERAL_VALUE"] })],
  };

  it("says what is offered, until when, and that it is the denial of what was asked", () => {
    const words = wordsOf(lettersOf("COUNTER_OFFER", over)[0]);
    for (const said of [
      "unable to offer you credit on the terms that you asked for",
      "Monthly payment: $364.89",
      "Number of months: 60",
      "Amount financed: $18,000.00",
      "Down payment: $5,000.00",
      "Yearly interest rate: 7.99%",
      "Without: GAP",
      "call North Motors LLC at (512) 555-0100, no later than July 10, 2026",
      "this letter is the notice that your application on the terms you asked for was denied",
      "The vehicle's value is too low for the amount requested",
      "Equal Credit Opportunity Act",
      "Your credit score: 537",
    ])
      expect(words).toContain(said);
  });

  it("of a lease names no interest rate", () => {
    const [answer] = over.answers ?? [];
    const [offer] = answer!.offers;
    const terms = { kind: "lease" as const, ratePpm: 25_200 } as never;
    const answers = [{ ...answer!, offers: [{ ...offer!, terms }] }];
    const words = wordsOf(lettersOf("COUNTER_OFFER", { ...over, answers })[0]);
    expect(words).toContain("Amount of the lease: $18,000.00");
    expect(words).not.toMatch(/interest rate|%/u);
  });
});

test("A notice of incompleteness says what is missing, by when, and what happens otherwise", () => {
  const missing = { items: ["Two recent pay stubs", "Your driver's license"], answerBy: "2026-06-24" };
  const words = wordsOf(lettersOf("INCOMPLETE", { event: "incomplete", answers: [], missing })[0]);
  expect(words).toContain("Two recent pay stubs\nYour driver's license");
  expect(words).toContain("We need to receive it by June 24, 2026.");
  expect(words).toContain("we will be unable to give your application further consideration");
});

describe("A score disclosure", () => {
  const event = "score-received" as const;

  it("has the score, its date, range and bureau, how it compares, and the reader's rights (form A-4)", () => {
    const answers = [answerOf("Lake", "APPROVED", { scores: [usedScore(ROBIN, 725)] })];
    const words = wordsOf(lettersOf("SCORE_DISCLOSURE", { event, answers })[0]);
    for (const said of [
      "Your credit score: 725",
      "Date: June 10, 2026",
      "Source: Sample Score 1 (invented), Sample Credit Bureau (invented)",
      "Scores range from a low of 300 to a high of 850",
      "ranks higher than 54 percent of consumers scored by Sample Score 1 (invented)",
      "You have a right to dispute any inaccurate information",
      "once a year",
      "www.annualcreditreport.com",
      "www.consumerfinance.gov/learnmore",
    ])
      expect(words).toContain(said);
    expect(words).not.toContain("unable");
  });

  it("sends the reader to the bureau where nobody delivers how scores compare", () => {
    const scores = [usedScore(ROBIN, 725, { source: "Another Score" })];
    const answers = [answerOf("Lake", "APPROVED", { scores })];
    const words = wordsOf(lettersOf("SCORE_DISCLOSURE", { event, answers })[0]);
    expect(words).toContain("which made the score, can tell you. Call (800) 555-0150.");
    expect(words).not.toContain("percent");
  });

  it("says that there is no score, and how to come by one (form A-5)", () => {
    const answers = [answerOf("Lake", "APPROVED", { scores: [], bureaus: [BUREAU] })];
    const words = wordsOf(lettersOf("SCORE_DISCLOSURE", { event, answers })[0]);
    expect(words).toContain("Your credit score is not available from Sample Credit Bureau (invented)");
    expect(words).toContain("How you can get a credit score");
    expect(words).not.toContain("Your credit score: ");
  });

  test.each([
    [300, 0],
    [299, 0],
    [400, 2],
    [500, 5],
    [849, 98],
    [850, 99],
    [900, 99],
  ])("ranks a score of %i higher than %i percent", (value, percent) => {
    expect(scoreRank({ source: "Sample Score 1 (invented)", value })).toBe(percent);
  });
});

describe("Who reads Spanish", () => {
  it("finds above each English letter what it is, and its reasons, in Spanish", () => {
    const [letter] = lettersOf("ADVERSE_ACTION", {}, spanish);
    const [english] = lettersOf("ADVERSE_ACTION");
    expect(letter?.blocks).toEqual(english?.blocks);
    const words = letter?.introduction?.paragraphs.join(" ") ?? "";
    expect(letter?.introduction).toMatchObject({
      language: "es",
      title: "Decisión sobre su solicitud de crédito",
    });
    expect(words).toContain(SPANISH["A bankruptcy"]);
    expect(words).toContain("el texto en inglés es el que vale");
    expect(words).not.toMatch(/\b(?:the|and|letter)\b/u);
  });

  it("is told what is missing in Spanish", () => {
    const missing = { items: ["Two recent pay stubs"], answerBy: "2026-06-24" };
    const [letter] = lettersOf("INCOMPLETE", { event: "incomplete", answers: [], missing }, spanish);
    expect(letter?.introduction?.paragraphs.join(" ")).toContain(SPANISH["Two recent pay stubs"]);
  });
});

test("Letters leave no placeholder unfilled", () => {
  const all = [
    ...lettersOf("ADVERSE_ACTION"),
    ...lettersOf("COUNTER_OFFER", { event: "score-received", answers: [answerOf("Lake", "COUNTER_OFFER")] }),
    ...lettersOf("SCORE_DISCLOSURE", { event: "score-received", answers: [answerOf("Lake", "APPROVED")] }),
  ];
  expect(all).toHaveLength(3);
  for (const letter of all) expect(JSON.stringify(letter)).not.toMatch(/\{\w+[:}]|undefined/u);
  expect(wordsOf(all[0])).toContain(`Call ${RETAILER.legalName} at (512) 555-0100.`);
});
