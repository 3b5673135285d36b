import { describe, expect, test } from "vitest";
import { englishText as t } from "#platform/shared/texts/text.ts";
import { changeText, choicesOf, costText, paymentsText } from "./change-words.ts";

const deal = { downPaymentCents: 325_000, termMonths: 60 };

describe("What would get a yes", () => {
  test("is said with its amounts", () => {
    const down = { lever: "DOWN_PAYMENT", by: 125_000, productCode: null } as const;
    expect(changeText(t, down, deal)).toBe("Put $1,250.00 more down, $3,250.00 in total");
    const shorter = { lever: "TERM", by: -12, productCode: null } as const;
    expect(changeText(t, shorter, deal)).toBe("Choose 60 months, 12 fewer");
  });

  test("is said with a month's payment and all of them, which an old answer doesn't know", () => {
    const way = { changes: [], ...deal, amountFinancedCents: 1, paymentCents: 40_000, costOverTermCents: 0 };
    expect(paymentsText(t, { ...way, totalOfPaymentsCents: 2_400_017 })).toBe(
      "$400.00 a month for 60 months. Total of payments: $24,000.17.",
    );
    expect(paymentsText(t, way)).toBe("$400.00 a month for 60 months.");
  });

  test("is said with its cost, dearer or cheaper", () => {
    expect(costText(t, 48_500)).toBe("It costs $485.00 more over the whole term.");
    expect(costText(t, -48_500)).toBe("It costs $485.00 less over the whole term.");
    expect(costText(t, 0)).toBe("It costs the same over the whole term.");
  });

  test("becomes choices of the draft, and keeps what else was chosen", () => {
    const before = { downPaymentCents: 200_000, termMonths: 72, firstPaymentDate: "2026-07-20" };
    expect(choicesOf(before, [{ lever: "DOWN_PAYMENT" }, { lever: "TERM" }], deal)).toEqual({
      ...deal,
      firstPaymentDate: "2026-07-20",
    });
  });

  test("is no choice where it takes another car or another person", () => {
    expect(choicesOf({}, [{ lever: "DOWN_PAYMENT" }, { lever: "PRODUCT" }], deal)).toBeUndefined();
    expect(choicesOf({}, [{ lever: "JOINT_INCOME" }], deal)).toBeUndefined();
  });
});
