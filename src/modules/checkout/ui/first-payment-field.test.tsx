import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FirstPaymentField } from "./first-payment-field.tsx";

function rendered(costOfOneDayCents: number, moreCents: number): string {
  const firstPayment = {
    date: "2027-01-15",
    costOfOneDayCents,
    dates: [
      { date: "2027-01-14", moreCents: -moreCents },
      { date: "2027-01-15", moreCents: 0 },
      { date: "2027-01-16", moreCents },
    ],
  };
  return renderToStaticMarkup(<FirstPaymentField firstPayment={firstPayment} onChoose={() => {}} />);
}

describe("the date of the first payment", () => {
  it("says what each date changes in all, and what a day costs", () => {
    const html = rendered(412, 415);
    expect(html).toContain("January 14, 2027: $4.15 less in total");
    expect(html).toContain(">January 15, 2027<");
    expect(html).toContain("January 16, 2027: $4.15 more in total");
    expect(html).toContain("Each later day adds about $4.12 to the total of payments.");
  });

  it("names no price where months count alike", () => {
    const html = rendered(0, 0);
    expect(html).toContain("Every date costs the same in this estimate.");
    expect(html).not.toContain("$");
  });
});
