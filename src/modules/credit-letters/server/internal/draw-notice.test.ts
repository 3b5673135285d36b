import { describe, expect, it, test } from "vitest";
import { textIn } from "#platform/shared/texts/text.ts";
import { SPANISH } from "#tests/support/spanish.ts";
import { answerOf, BUREAU, noticePaper, ROBIN, usedScore } from "#tests/support/notice-facts.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import type { NoticeFacts } from "../../domain/notice-facts.ts";
import { drawNotice, type NoticePaper } from "./draw-notice.ts";

const pagesOf = async (paper: NoticePaper) =>
  (await pdfPages(await drawNotice(paper))).map((page) => page.replace(/\s+/gu, " "));
const read = async (paper: NoticePaper) => (await pagesOf(paper)).join(" ");

const missing = { items: ["Two recent pay stubs"], answerBy: "2026-06-24" };
const approved = (over = {}) => [answerOf("Lake", "APPROVED", { scores: [usedScore(ROBIN, 725)], ...over })];

describe("A letter about credit on paper", () => {
  test.each<[string, Partial<NoticeFacts>, readonly string[]]>([
    [
      "a notice of action taken",
      {},
      [
        "Notice of action taken on your credit application",
        "Lake Bank, N.A.",
        "Principal reasons for the decision:",
        "A bankruptcy",
        "Consumer reporting agency Sample Credit Bureau (invented)",
        "Your credit score 537",
        "Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580",
      ],
    ],
    [
      "a counteroffer",
      {
        event: "score-received",
        answers: [answerOf("Lake", "COUNTER_OFFER", { reasons: ["COLLATERAL_VALUE"] })],
      },
      ["Counteroffer to your credit application", "Monthly payment $364.89", "no later than July 10, 2026"],
    ],
    [
      "a notice of incompleteness",
      { event: "incomplete", answers: [], missing },
      ["Notice of an incomplete credit application", "Two recent pay stubs", "June 24, 2026"],
    ],
    [
      "a score disclosure",
      { event: "score-received", answers: approved() },
      [
        "Your credit score and the price you pay for credit",
        "Your credit score 725",
        "ranks higher than 54 percent",
      ],
    ],
    [
      "a disclosure that there is no score",
      { event: "score-received", answers: approved({ scores: [], bureaus: [BUREAU] }) },
      ["Your credit score is not available from Sample Credit Bureau (invented)"],
    ],
  ])("is %s with date, address and every part", async (_, facts, said) => {
    const text = await read(noticePaper(facts));
    for (const words of [
      "June 10, 2026",
      "Robin Buyer",
      "12 Main Street",
      "(512) 555-0100",
      "Page 1 of",
      ...said,
    ])
      expect(text).toContain(words);
  });

  it("of a demonstration store says SAMPLE on every page, and of no other", async () => {
    const answers = Array.from({ length: 9 }, (_, at) =>
      answerOf(`Lender${at}`, "DECLINED", { reasons: ["BANKRUPTCY"] }),
    );
    const pages = await pagesOf(noticePaper({ answers }));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain("SAMPLE. Made by a demonstration store.");
    expect(await read(noticePaper({ answers }, { isSample: false }))).not.toContain("SAMPLE");
  });

  it("is tagged: a title, headings, paragraphs, lists and tables to be read aloud", async () => {
    const file = Buffer.from(await drawNotice(noticePaper())).toString("latin1");
    for (const tag of ["H1", "H2", "P", "L", "LI", "LBody", "Table"]) expect(file).toContain(`/S /${tag}\n`);
    expect(file).toContain("/Lang (en-US)");
    expect(file).toContain("/MarkInfo");
  });

  it("for a Spanish reader begins in Spanish, spoken as Spanish, and is English below", async () => {
    const paper = noticePaper({}, { t: textIn("es", SPANISH) });
    const text = await read(paper);
    expect(text.indexOf("Decisión sobre su solicitud de crédito")).toBeGreaterThan(0);
    expect(text.indexOf("Decisión sobre su solicitud de crédito")).toBeLessThan(
      text.indexOf("Dear Robin Buyer:"),
    );
    const file = Buffer.from(await drawNotice(paper)).toString("latin1");
    expect(file).toContain("/Lang (en-US)");
    expect(file).toContain("/Lang (es-US)");
  });

  it("is the same bytes for the same letter", async () => {
    const [one, other] = await Promise.all([drawNotice(noticePaper()), drawNotice(noticePaper())]);
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });
});
