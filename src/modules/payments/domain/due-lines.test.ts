import { describe, expect, it } from "vitest";
import { dueLines } from "./due-lines.ts";

const line = (code: "price" | "tax", amountCents: number) => ({
  code,
  label: code,
  amountCents,
  derivation: "",
  isEstimate: false,
});
const LINES = [line("price", 2_900_000), line("tax", 100_000)];

describe("The lines of what is due", () => {
  it("of a cash order are those of its price", () => {
    expect(dueLines(LINES, { dealType: "Cash", totalCents: 3_000_000 })).toBe(LINES);
  });

  it.each([
    ["Finance", "Amount financed"],
    ["Lease", "Covered by the lease"],
  ] as const)("of a %s order add up to what is paid at signing", (dealType, label) => {
    const lines = dueLines(LINES, { dealType, totalCents: 250_000 });
    expect(lines.at(-1)).toMatchObject({ label, amountCents: -2_750_000 });
    expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(250_000);
  });
});
