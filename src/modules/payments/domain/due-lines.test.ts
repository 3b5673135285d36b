import { describe, expect, it } from "vitest";
import type { LeaseTerms } from "#modules/orders/domain/order.ts";
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

  it("of a lease are the parts of what is due at signing, when its terms say them", () => {
    const terms = {
      kind: "lease",
      input: { upfrontFeesCents: 71_689 },
      payment: { capCostReductionCents: 128_237, firstMonthPaymentCents: 50_074, securityDepositCents: 0 },
    } as LeaseTerms;
    const lines = dueLines(LINES, { dealType: "Lease", totalCents: 250_000, terms });
    expect(lines.map(({ label, amountCents }) => [label, amountCents])).toEqual([
      ["Capitalized cost reduction", 128_237],
      ["First monthly payment", 50_074],
      ["Title, registration and other upfront fees", 71_689],
    ]);
    const others = dueLines(LINES, { dealType: "Lease", totalCents: 250_001, terms });
    expect(others.at(-1)?.code, "terms that do not add up are not shown").toBe("rest");
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
