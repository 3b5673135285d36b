import fc from "fast-check";
import { englishText } from "#platform/shared/texts/text.ts";
import { describe, expect, it } from "vitest";
import { MAX_NAME_LENGTH, newsSummary, suggestName } from "./saved-search.ts";

describe("the name of a saved search", () => {
  it("is what the search asks for", () => {
    expect(suggestName(englishText, ["Toyota", "RAV4", "Under $40,000"])).toBe("Toyota, RAV4, Under $40,000");
    expect(suggestName(englishText, [])).toBe("All vehicles");
  });

  it("never grows over its limit and never ends in the middle of a later condition", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 120 })), (conditions) => {
        const name = suggestName(englishText, conditions);
        expect(name.length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
        if (conditions[0] !== undefined && conditions[0].length <= MAX_NAME_LENGTH)
          expect(conditions.join(", ").startsWith(name)).toBe(true);
      }),
    );
  });
});

describe("the sentence about news", () => {
  it("names up to three searches and counts the others", () => {
    expect(newsSummary(englishText, [{ name: "RAV4", count: 1 }])).toBe("1 new car matches “RAV4”.");
    const many = ["A", "B", "C", "D", "E"].map((name) => ({ name, count: 1200 }));
    expect(newsSummary(englishText, many)).toBe(
      "1,200 new cars match “A”. 1,200 new cars match “B”. 1,200 new cars match “C”. New matches in 2 more searches.",
    );
  });
});
