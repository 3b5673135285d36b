import { describe, expect, it } from "vitest";
import { tradeIn } from "#tests/support/traded-snapshot.ts";
import { DOCUMENT_NAMES } from "./document-types.ts";
import { tradeInDocuments } from "./trade-in-documents.ts";

const types = (...asked: Parameters<typeof tradeInDocuments>) =>
  tradeInDocuments(...asked).map(({ type }) => type);
const title = (names: "one" | "and" | "or", isLost = false) => ({ state: "OH", names, isLost });

describe("The documents of a traded-in car", () => {
  it("are none without one", () => {
    expect(types(undefined)).toEqual([]);
  });

  it("are title and registration of a car that its owner holds the title of", () => {
    expect(types(tradeIn())).toEqual(["TradeInTitle", "TradeInRegistration"]);
    const { title: _, ...old } = tradeIn();
    expect(types(old)).toEqual(["TradeInTitle", "TradeInRegistration"]);
  });

  it("are no title where a lender holds it, and a payoff letter only while the amount is an estimate", () => {
    const financed = { ownership: "FINANCED", payoffCents: 500_000 } as const;
    expect(types(tradeIn({ ...financed, payoffIsEstimate: true }))).toEqual([
      "TradeInRegistration",
      "PayoffLetter",
    ]);
    expect(types(tradeIn(financed))).toEqual(["TradeInRegistration"]);
  });

  it("are the form for a duplicate where the title is lost", () => {
    expect(types(tradeIn({ title: title("one", true) }))).toEqual([
      "TradeInDuplicateTitle",
      "TradeInRegistration",
    ]);
  });

  it("say by how many names are on the title who signs it, each in its own words", () => {
    const reason = (names: "one" | "and" | "or", isLost = false) =>
      tradeInDocuments(tradeIn({ title: title(names, isLost) }))[0]!.reason;
    const all = [reason("one"), reason("and"), reason("or"), reason("one", true), reason("and", true)];
    expect(new Set(all).size).toBe(5);
    expect(reason("and")).toContain("both of you sign");
    expect(reason("and", true)).toContain("both of you sign");
  });

  it("have names and reasons that fit their column", () => {
    const leased = tradeIn({ ownership: "LEASED", payoffCents: 1, payoffIsEstimate: true });
    for (const { type, reason } of tradeInDocuments(leased)) {
      expect(DOCUMENT_NAMES[type]).toMatch(/\w/u);
      expect(reason.length).toBeLessThanOrEqual(300);
    }
  });
});
