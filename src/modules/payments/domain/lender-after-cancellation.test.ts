import { describe, expect, it } from "vitest";
import type { OrderSnapshot } from "#modules/orders/domain/order.ts";
import { englishText } from "#platform/shared/texts/text.ts";
import { lenderAfterCancellation } from "./lender-after-cancellation.ts";

type Paid = Pick<OrderSnapshot, "terms" | "funding">;
const LOAN = { terms: { kind: "finance", lenderName: "Lakeside" } } as Paid;
const LEASE = { terms: { kind: "lease", lessorName: "Lakeside" } } as Paid;
const OWN = { funding: { source: "THIRD_PARTY_FINANCING", lenderName: "Our Credit Union" } } as Paid;

describe("What a canceled order means for its lender", () => {
  it.each(["SIGN", "SUBF", "BOOK", "FUND", "PDOC", "RTRN"] as const)(
    "is that the dealer ends a signed loan or lease at %s",
    (status) => {
      expect(lenderAfterCancellation(englishText, LOAN, status)).toMatchObject({
        sentence: expect.stringContaining("ending your loan with Lakeside"),
        isForBuyer: false,
      });
      expect(lenderAfterCancellation(englishText, LEASE, status)?.sentence).toContain("your lease with");
    },
  );

  it.each(["CSAV", "DPEN", "LSEL", "UACC", "SUBS"] as const)(
    "is nothing at %s, before the contract",
    (status) => {
      expect(lenderAfterCancellation(englishText, LOAN, status)).toBeNull();
    },
  );

  it("is for the buyer to say where the loan is the buyer's own", () => {
    const told = lenderAfterCancellation(englishText, OWN, "SIGN");
    expect(told?.sentence).toContain("Tell Our Credit Union");
    expect(told?.isForBuyer).toBe(true);
    expect(lenderAfterCancellation(englishText, {}, "SIGN")).toBeNull();
  });
});
