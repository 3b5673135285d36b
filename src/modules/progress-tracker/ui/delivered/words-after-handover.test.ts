import { describe, expect, it } from "vitest";
import type { FinanceTerms, LeaseTerms } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { englishText as t, textIn } from "#platform/shared/texts/text.ts";
import { afterHandover } from "../../domain/after-handover.ts";
import { paymentsText } from "./payments-text.ts";
import { cancelText, returnText } from "./return-text.ts";
import { warrantyText } from "./warranty-text.ts";

const handover = {
  deliveredAt: 1_000 * DAY_MS,
  returnDays: 5,
  returnMiles: 1_500,
  cancelRight: null as OrderView["cancelRight"],
  isNew: false,
  warranty: { months: 6, miles: 6_000 },
  timeZone: "America/Chicago",
};
const onDay = (day: number, change: Partial<typeof handover> | { warranty: null } = {}) =>
  afterHandover({ ...handover, ...change }, (1_000 + day) * DAY_MS);

describe("The words after a handover", () => {
  it("count the days in which a car can be brought back", () => {
    expect(returnText(t, onDay(1))).toMatch(/^4 days left\. .* Up to 1,500 miles driven\.$/u);
    expect(returnText(t, onDay(4))).toMatch(/^1 day left\./u);
    expect(returnText(t, onDay(6))).toBe("The return period is over.");
  });

  it("tell of the right that the law gives beside the guarantee, as long as it lasts", () => {
    const cancelRight = {
      days: 3,
      maximumMiles: 400,
      restockingCents: 37_500,
      maximumMileageChargeCents: 15_000,
    };
    const said = (day: number) => cancelText(t, onDay(day, { cancelRight }).cancel!);
    expect(said(1)).toMatch(/at most 400 miles driven\. .* fee of \$375\.00 and at most \$150\.00/u);
    expect(said(4)).toBe("The time to cancel is over.");
    expect(onDay(1).cancel).toBeNull();
  });

  it("name the number to call where the car goes back", () => {
    expect(returnText(t, onDay(1))).toContain("Call {phone} and bring it back.");
  });

  it("tell whom to pay, from when and how much in total", () => {
    const payment = { monthlyPaymentCents: 29_830, totalOfPaymentsCents: 1_789_831, termMonths: 60 };
    const loan = { kind: "finance", lenderName: "Lakeshore", firstPaymentDate: "2026-12-28", payment };
    const told = (change: object) => paymentsText(t, { ...loan, ...change } as unknown as FinanceTerms);
    expect(told({})).toContain(
      "You pay Lakeshore $298.30 a month, beginning December 28, 2026 ($17,898.31 in total).",
    );
    expect(told({ lenderName: "" })).toBeNull();
    expect(told({ firstPaymentDate: undefined })).toBeNull();
  });

  it("count a lease's payments after the one at signing", () => {
    const lease = { kind: "lease", lessorName: "Meridian", payment: { monthlyPaymentCents: 75_077 } };
    const told = (laterPayments: number) =>
      paymentsText(t, { ...lease, laterPayments } as unknown as LeaseTerms);
    expect(told(35)).toContain("you pay Meridian $750.77 a month 35 times ($26,276.95 in total).");
    expect(told(0)).toBeNull();
  });

  it("write numbers in Spanish as in the United States", () => {
    const spanish = textIn("es", {});
    expect(returnText(spanish, onDay(1, { returnMiles: 12_000 }))).toContain("12,000");
    expect(warrantyText(spanish, onDay(0, { warranty: { months: 12, miles: 12_000 } }))).toContain("12,000");
  });

  it("tell whose warranty it is, and for how long", () => {
    expect(warrantyText(t, onDay(0))).toContain("6 months or 6,000 miles");
    expect(warrantyText(t, onDay(0, { isNew: true }))).toContain("manufacturer's warranty starts");
    expect(warrantyText(t, onDay(0, { warranty: null }))).toContain("no warranty of our own");
  });
});
