import { describe, expect, test } from "vitest";
import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { LenderOffer } from "#modules/underwriting/domain/lender-offer.ts";
import { lastOfferEnd, newsOf } from "./decision-news.ts";

const NOW = "2026-06-10T12:00:00.000Z";
const LATER = "2026-06-17T12:00:00.000Z";
const plain = { counter: null } as LenderOffer;
const counter = { counter: { downPaymentCents: 800_000 } } as LenderOffer;

const said = (change: Partial<LenderAnswer>): LenderAnswer =>
  ({ state: "APPROVED", offers: [], waitingFor: [], expiresAt: LATER, ...change }) as LenderAnswer;
const newsAt = (to: Parameters<typeof newsOf>[0], ...answers: LenderAnswer[]) =>
  newsOf(to, { answers, now: NOW });

describe("What a move of the deal means to its buyer", () => {
  test("is an offer when one lender takes the deal as it was asked for", () => {
    expect(newsAt("LNSEL", said({ offers: [counter] }), said({ offers: [plain] }))).toBe("offers");
  });

  test("is a counter-offer when all of them change the deal", () => {
    expect(newsAt("LNSEL", said({ offers: [counter] }))).toBe("counter-offers");
    const gone = said({ offers: [plain], expiresAt: NOW });
    expect(newsAt("LNSEL", said({ offers: [counter] }), gone)).toBe("counter-offers");
  });

  test("tells a frozen file from a person who looks", () => {
    expect(newsAt("APEN", said({ waitingFor: ["CREDIT_FILE_FROZEN"] }))).toBe("frozen");
    expect(newsAt("APEN", said({ waitingFor: ["MANUAL_REVIEW"] }))).toBe("in-review");
  });

  test("is nothing when a deal goes back to waiting", () => {
    expect(newsAt("DPEN")).toBeUndefined();
  });
});

describe("The end of the offers", () => {
  test("is that of the last one that stands", () => {
    const soon = said({ offers: [plain], expiresAt: "2026-06-11T12:00:00.000Z" });
    const late = said({ offers: [plain] });
    expect(lastOfferEnd([late, soon], NOW)).toBe(LATER);
  });

  test("does not exist without one that stands", () => {
    const canceled = said({ state: "CANCELED", offers: [plain] });
    expect(
      lastOfferEnd([said({}), canceled, said({ offers: [plain], expiresAt: NOW })], NOW),
    ).toBeUndefined();
  });
});

test("An application that went to no lender was declined by none of them", () => {
  const rule = { code: "JOINT_NOT_TAKEN", values: {}, margin: 0, unit: "none" } as const;
  const unsent = said({ state: "LENDER_CONSTRAINT", failedRules: [rule] });
  const declined = said({ state: "DECLINED", failedRules: [] });
  expect(newsAt("LDEC", unsent, unsent)).toBe("not-sent");
  expect(newsAt("LDEC", unsent, declined)).toBe("declined");
  // Somebody at the retailer said so before any lender answered.
  expect(newsAt("LDEC")).toBe("declined");
});
