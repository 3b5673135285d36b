import { describe, expect, test } from "vitest";
import { testApplicant, testCreditRequest } from "#tests/support/credit-request.ts";
import type { AutofiSettings } from "../../domain/vendor-settings-schema.ts";
import { applicationBody, obstacleOf } from "./application-body.ts";

const settings: AutofiSettings = {
  clientId: "client-1",
  clientSecretRef: "env:SECRET_AUTOFI",
  apiUrl: "https://api.autofi.com",
  dealerCode: "76KR",
  middleman: null,
  middlemanId: null,
  lenderNames: {},
};
const callbackUrl = "https://cars.test/webhooks/autofi?signature=ab";

/** Loose on purpose: what the vendor documents is checked field by field. */
interface Body {
  readonly [field: string]: unknown;
  readonly applicant: { readonly [field: string]: unknown; readonly address: Record<string, unknown> };
  readonly fees: readonly { readonly amount: number }[];
  readonly offerPreferences: { readonly downPayment: number };
  readonly vehicle: { readonly dealerRetailPrice: number };
}
const bodyOf = (over: Parameters<typeof testCreditRequest>[0] = {}) =>
  applicationBody(testCreditRequest(over), { settings, callbackUrl }) as Body;
const [home] = testApplicant().addresses;
const living = (over: Partial<NonNullable<typeof home>>, before?: Partial<NonNullable<typeof home>>) =>
  bodyOf({
    applicants: [
      testApplicant({ addresses: [{ ...home!, ...over }, ...(before ? [{ ...home!, ...before }] : [])] }),
    ],
  }).applicant;

describe("An application for AutoFi", () => {
  test("names our version, the dealer and where to call back", () => {
    expect(bodyOf({ applicationVersion: 3 })).toMatchObject({
      referenceId: "application-1.3",
      callbackUrl,
      dealer: { code: "76KR" },
      offerPreferences: { requestedOfferType: "FINANCE", downPayment: 3500, term: 60 },
      vehicle: { age: "USED", vin: "1HGCM82633A004352", mileage: 30_000, bookoutValue: 21_500 },
    });
  });

  test("carries person, job and income as the vendor takes them", () => {
    const person = testApplicant({
      otherIncome: [
        { source: "SOCIAL_SECURITY", monthlyCents: 120_050 },
        { source: "RENTAL", monthlyCents: 90_000 },
      ],
    });
    expect(bodyOf({ applicants: [person] }).applicant).toMatchObject({
      name: { first: "Avery", last: "Sample" },
      ssn: "123456750",
      dob: "1988-04-12",
      phone: "5125550177",
      employment: { employmentStatus: "FULL_TIME", employerName: "Sample Works", timeInMonths: 50 },
      employmentIncome: 6000,
      otherIncome: [
        { amount: 1200.5, source: "Social Security Benefits" },
        { amount: 900, source: "Other" },
      ],
    });
  });

  test("counts no months as one", () => {
    expect(living({ months: 0 }).address["residenceTimeInMonths"]).toBe(1);
  });

  test.each(["BUYING", "RENT"] as const)("says what %s costs, in whole dollars above nothing", (housing) => {
    const paying = (cents: number) =>
      living({ housing, monthlyPaymentCents: cents }).address["residenceMonthlyPayment"];
    expect(paying(120_050)).toBe(1201);
    expect(paying(0)).toBe(1);
  });

  test.each(["OWN", "RELATIVES", "MOBILE", "OTHER"] as const)("names no payment for %s", (housing) => {
    expect(living({ housing, monthlyPaymentCents: 50_000 }).address).not.toHaveProperty(
      "residenceMonthlyPayment",
    );
  });

  test("adds the home and the job before when somebody is there for less than two years", () => {
    const previousAddress = { city: "Dallas" };
    expect(living({ months: 23 }, { city: "Dallas" })).toMatchObject({ previousAddress });
    expect(living({ months: 24 }, { city: "Dallas" })).not.toHaveProperty("previousAddress");
    const [job] = testApplicant().employments;
    const employments = [
      { ...job!, months: 5 },
      { ...job!, employer: "Before Inc", months: 60 },
    ];
    expect(bodyOf({ applicants: [testApplicant({ employments })] }).applicant).toMatchObject({
      previousEmployment: { employerName: "Before Inc" },
    });
  });

  test.each([
    ["SPOUSE", "SPOUSE"],
    ["PARENT", "PARENT"],
    ["RESIDES_WITH", "RESIDESWITH"],
    ["OTHER", "OTHER"],
  ] as const)("calls somebody who is %s %s", (relation, relationshipCode) => {
    const joint = testApplicant({ applicantId: "person-2", role: "JOINT", firstName: "Kim" });
    const body = bodyOf({ applicants: [testApplicant(), joint], relation });
    expect(body["cosigner"]).toMatchObject({ name: { first: "Kim" }, relationshipCode });
  });

  test("writes names with the letters that the vendor knows", () => {
    const nameOf = (firstName: string) =>
      bodyOf({ applicants: [testApplicant({ firstName })] }).applicant["name"];
    expect(nameOf("Zoë O’Hara")).toMatchObject({ first: "Zoë O'Hara" });
    expect(nameOf("Břetislav")).toMatchObject({ first: "Bretislav" });
    expect(nameOf("Ana_María")).toMatchObject({ first: "Ana Maria" });
  });

  test.each<[string, Parameters<typeof testCreditRequest>[0]]>([
    ["taxes and fees", { deal: { frontAmountCents: 2_012_345 } }],
    ["cents of cash", { deal: { downPaymentCents: 350_099 } }],
    ["equity of a trade-in", { deal: { tradeEquityCents: 487_625, frontAmountCents: 1_612_375 } }],
    [
      "more owed than the trade-in is worth",
      { deal: { tradeEquityCents: -233_020, frontAmountCents: 2_433_020 } },
    ],
    ["a rebate that lowers the price", { deal: { frontAmountCents: 1_700_055 } }],
  ])("asks for the same amount to the cent with %s", (_, over) => {
    const { vehicle, fees, offerPreferences } = bodyOf(over);
    const sum = vehicle.dealerRetailPrice + (fees[0]?.amount ?? 0) - offerPreferences.downPayment;
    expect(Math.round(sum * 100)).toBe(testCreditRequest(over).structure.frontAmountCents);
    expect(Number.isInteger(vehicle.dealerRetailPrice)).toBe(true);
    expect(Number.isInteger(offerPreferences.downPayment)).toBe(true);
    expect(fees[0]?.amount ?? 0).toBeGreaterThanOrEqual(0);
  });

  test("names products by the vendor's three kinds", () => {
    const products = [
      { code: "gap-1", kind: "GAP", priceCents: 89_500 },
      { code: "vsc-1", kind: "VSC", priceCents: 239_500 },
    ] as const;
    expect(bodyOf({ deal: { products } })["products"]).toEqual([
      { category: "GAP_WAIVER", name: "gap-1", price: 895 },
      { category: "VSC", name: "vsc-1", price: 2395 },
    ]);
  });

  test("asks for a lease with its miles and tax rate", () => {
    const lease = {
      annualMiles: 12_000,
      residualCents: 1_400_000,
      capCostReductionCents: 200_000,
      paymentTaxPpm: 62_500,
    };
    expect(bodyOf({ dealType: "lease", deal: { lease, termMonths: 36 } })).toMatchObject({
      taxRate: 0.0625,
      offerPreferences: { requestedOfferType: "LEASE", annualMileage: 12_000, downPayment: 2000 },
    });
  });
});

describe("What the vendor would refuse", () => {
  test.each<[string, Parameters<typeof testCreditRequest>[0], string | null]>([
    ["a used car", {}, null],
    ["a VIN of an old car", { car: { vin: "12345" } }, "vin"],
    ["a new car without a sticker price", { car: { condition: "NEW", msrpCents: null } }, "msrp"],
    ["a new car without an invoice", { car: { condition: "NEW" } }, "invoice"],
    ["a new car", { car: { condition: "NEW", invoiceCents: 2_700_000 } }, null],
    ["a lease without tax on payments", { dealType: "lease" }, "lease-tax"],
  ])("%s: %s", (_, over, obstacle) => {
    expect(obstacleOf(testCreditRequest(over))).toBe(obstacle);
  });
});
