import { describe, expect, it } from "vitest";
import type { DeclineContent } from "#modules/prequalification-results/domain/decline-content.ts";
import { englishText } from "#platform/shared/texts/text.ts";
import { prequalificationLetter } from "./prequalification-letter.ts";

const contact = {
  legalName: "A Store, LLC",
  addressLines: ["1 Main St", "Columbus, OH 43215"],
  phone: "6145550100",
  agencyLines: ["Consumer Financial Protection Bureau"],
};
const content: DeclineContent = {
  reader: { firstName: "Ana", lastName: "Lee", addressLines: ["2 Oak St"], email: null, language: "en" },
  retailer: contact,
  creditors: [{ contact, reasons: [{ code: "STATE_NOT_SERVED" }] }],
  scores: [],
  bureausWithoutScore: [],
  timeZone: "America/New_York",
};
const said = (letter: DeclineContent): string =>
  JSON.stringify(prequalificationLetter(letter, { date: "2026-11-26", t: englishText }));

describe("A letter about a declined pre-qualification", () => {
  it("promises no free report where no report was used", () => {
    expect(said(content)).not.toContain("January 25, 2027");
    expect(said(content)).toContain("A Store, LLC");
  });

  it("names the bureau and the last day for the free report where one was used", () => {
    const bureau = { name: "A Bureau", addressLines: ["3 Elm St"], phone: "6145550101" };
    const used = said({ ...content, bureausWithoutScore: [bureau] });
    expect(used).toContain("A Bureau");
    expect(used).toContain("January 25, 2027");
  });
});
