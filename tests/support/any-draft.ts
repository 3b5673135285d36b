import fc from "fast-check";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import type { SaleOfDraft } from "#modules/deal-drafts/server/quote/sale-of-draft.ts";
import type { VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { LenderProgram } from "#modules/underwriting/domain/program-settings-schema.ts";
import type { DealChoices } from "#modules/orders/domain/deal-choices-schema.ts";
import { DEAL_TYPES, type DealType } from "#modules/orders/domain/order.ts";
import { ACCRUALS, PAYMENT_ROUNDINGS } from "#modules/worksheet/domain/loans/loan-terms.ts";
import { STATE_TREATMENTS } from "#modules/worksheet/domain/state-rules/state-treatments-data.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";

const { config } = demoTenants[0] as (typeof demoTenants)[number];
const [CREDIT_UNION, CAPTIVE] = config.config.lenders.programs as [LenderProgram, LenderProgram];

/** What a draft is priced with, on a day of its own. */
export interface AnyDraft {
  readonly now: Date;
  /** Two letters, of the rooftop and the buyer. */
  readonly state: string;
  readonly forSale: SaleOfDraft;
  readonly dealType: DealType;
  readonly choices: DealChoices;
  readonly hasPromo: boolean;
}

const car = fc.record({
  priceCents: fc.integer({ min: 600_000, max: 9_000_000 }),
  msrp: fc.integer({ min: 95, max: 115 }),
  incentivesCents: fc.constantFrom(0, 0, 150_000),
  condition: fc.constantFrom("new" as const, "used" as const, "certified" as const),
  mileage: fc.integer({ min: 10, max: 120_000 }),
});

/** Any draft of any state and deal type; choices may be impossible. */
export const anyDraft: fc.Arbitrary<AnyDraft> = fc
  .record({
    car,
    day: fc.integer({ min: 0, max: 700 }),
    state: fc.constantFrom(...STATE_TREATMENTS.map(({ state }) => state)),
    dealType: fc.constantFrom(...DEAL_TYPES),
    downPaymentCents: fc.option(fc.integer({ min: 0, max: 900_000 }), { nil: undefined }),
    termMonths: fc.option(fc.constantFrom(24, 36, 48, 60, 72), { nil: undefined }),
    firstPayment: fc.option(fc.integer({ min: -40, max: 90 }), { nil: undefined }),
    creditTier: fc.constantFrom("excellent" as const, "verygood" as const, "fair" as const),
    hasPromo: fc.boolean(),
  })
  .map(({ car: { msrp, ...vehicle }, day, state, dealType, hasPromo, ...chosen }) => {
    const date = addDays("2026-01-01", day);
    const { downPaymentCents, termMonths, firstPayment, creditTier } = chosen;
    return {
      now: new Date(`${date}T18:00:00Z`),
      state,
      forSale: vehicleOf({ ...vehicle, msrpCents: Math.round((vehicle.priceCents * msrp) / 100) }, state),
      dealType,
      choices: {
        ...(downPaymentCents !== undefined && { downPaymentCents }),
        ...(termMonths !== undefined && { termMonths }),
        ...(firstPayment !== undefined && { firstPaymentDate: addDays(date, firstPayment) }),
        creditTier,
      },
      hasPromo,
    };
  });

/** A lender that says yes to almost everybody, with any way to count a loan. */
export const anyProgram: fc.Arbitrary<LenderProgram> = fc
  .record({
    accrual: fc.constantFrom(...ACCRUALS),
    paymentRounding: fc.constantFrom(...PAYMENT_ROUNDINGS),
    lenderFee: fc.constantFrom(0, 395, 612.35),
    lenderFeeIsFinanced: fc.boolean(),
    reservePoints: fc.constantFrom(0, 1.25),
    minimumDown: fc.constantFrom(0, 0, 0, 0, 0, 0, 6000),
    maximumResidualizedMsrp: fc.constantFrom(null, 40_000),
    securityDeposit: fc.constantFrom(0, 350),
  })
  .map(({ reservePoints, minimumDown, maximumResidualizedMsrp, securityDeposit, ...loan }) => ({
    ...CAPTIVE,
    reservePoints,
    loan: CAPTIVE.loan && {
      ...CAPTIVE.loan,
      ...loan,
      rates: [
        {
          conditions: ["NEW", "CERTIFIED", "USED"],
          maximumAgeYears: 50,
          maximumTermMonths: 84,
          ratePercent: 6.49,
        },
      ],
      termLimits: [],
    },
    lease: CAPTIVE.lease && { ...CAPTIVE.lease, maximumResidualizedMsrp, securityDeposit },
    limits: {
      ...CREDIT_UNION.limits,
      minimumAmount: 100,
      frontLtvPercent: 200,
      totalLtvPercent: 200,
      minimumDown,
    },
    vehicle: { ...CAPTIVE.vehicle, maximumAgeYears: 50, maximumMiles: 999_999 },
    maximumExtraDownPercent: 100,
  }));

/** A context that prices drafts: no database, one promo code, the buyer's zip is in the draft's state. */
export function draftContext(
  { now, state }: AnyDraft,
  programs: readonly LenderProgram[] = [],
): CheckoutContext {
  const settings = {
    ...config.config,
    promoCodes: [{ code: "FALL500", title: "Fall offer", amount: 500 }],
    lenders: { ...config.config.lenders, programs },
    creditApp: { ...config.config.creditApp, enabled: true },
  };
  return {
    tenant: { ...config, config: settings },
    clock: { now: () => now },
    credit: { takesApplications: true },
    geo: { place: () => ({ state, city: "Sample", latitude: 30, longitude: -97 }) },
  } as unknown as CheckoutContext;
}

type Priced = Pick<VehicleForSale, "priceCents" | "msrpCents" | "incentivesCents"> &
  Pick<VehicleForSale["vehicle"], "condition" | "mileage">;

function vehicleOf({ condition, mileage, ...amounts }: Priced, state: string): SaleOfDraft {
  return {
    ...amounts,
    vehicle: {
      id: "veh_1",
      key: "1FA",
      vin: "1FATP8UH3K5159596",
      stockNumber: null,
      title: "2025 Aster Pilot",
      year: 2025,
      make: "Aster",
      model: "Pilot",
      trim: null,
      condition,
      mileage,
      bodyStyle: null,
      colorName: null,
      colorHex: null,
    },
    rooftop: {
      id: "r1",
      name: "Sample Motors",
      streetAddress: "1 Sample Street",
      city: "Sample",
      state,
      zipCode: "00000",
      timeZone: "America/Chicago",
      phone: "5125550104",
      latitude: 30,
      longitude: -97,
    },
    availability: "Available",
    heldByOrderId: null,
    holdExpiresAt: null,
    photo: null,
    fuel: null,
    programs: [],
    programsCents: 0,
  };
}
