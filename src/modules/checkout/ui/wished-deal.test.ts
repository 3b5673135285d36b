import { expect, it } from "vitest";
import { wishedDeal } from "./wished-deal.ts";

it("What the calculator kept in the address is what the draft starts with", () => {
  expect(wishedDeal("?buy=V&pay=finance&down=4000&term=72&credit=good&zip=78701", undefined)).toEqual({
    dealType: "Finance",
    choices: { downPaymentCents: 400_000, termMonths: 72, creditTier: "good" },
    zipCode: "78701",
  });
  expect(wishedDeal("?buy=V&pay=lease&miles=10000", undefined)).toEqual({
    dealType: "Lease",
    choices: { annualMiles: 10_000 },
  });
});

it("Terms that were chosen for other cars count where the address says nothing", () => {
  expect(wishedDeal("?buy=V", { downPaymentCents: 300_000, termMonths: 48 })).toEqual({
    dealType: "Finance",
    choices: { downPaymentCents: 300_000, termMonths: 48 },
  });
});

it("Who chose nothing, or cash, pays in full", () => {
  expect(wishedDeal("?buy=V", undefined)).toEqual({ dealType: "Cash", choices: {} });
  expect(wishedDeal("?buy=V&pay=cash&down=4000", { termMonths: 48 })).toEqual({
    dealType: "Cash",
    choices: {},
  });
});
