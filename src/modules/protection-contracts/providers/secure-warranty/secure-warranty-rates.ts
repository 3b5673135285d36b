import * as v from "valibot";
import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import type { ProtectionPlan, ProtectionSettings } from "#modules/protection/domain/settings-schema.ts";
import type { SecureWarrantySettings } from "../../domain/settings-schema.ts";
import type { AdministratorRate, RatingRequest } from "../rating-port.ts";

const Amount = v.optional(v.nullable(v.pipe(v.number(), v.finite())), null);

const Plan = v.object({
  RateId: v.string(),
  ExpiresUtc: v.string(),
  FormId: v.string(),
  Coverage: v.string(),
  TermMonths: v.nullable(v.number()),
  TermMiles: v.nullable(v.number()),
  Deductible: v.object({ Amount: v.number(), Type: v.picklist(["Standard", "Disappearing"]) }),
  DealerCost: v.number(),
  SuggestedRetail: v.number(),
  /** Florida: `Locked` is the price; New York: at most. */
  LockedRetailPrice: Amount,
  RetailRule: v.optional(v.picklist(["None", "Locked", "Maximum"]), "None"),
  Surcharges: v.optional(v.array(v.object({ Name: v.string(), Amount: v.number() })), []),
  Limits: v.optional(
    v.object({
      MaxAmountFinanced: Amount,
      MaxLoanTerm: Amount,
      MaxMsrp: Amount,
      MaxVehicleValue: Amount,
    }),
    {},
  ),
  ESign: v.boolean(),
});
type Plan = v.InferOutput<typeof Plan>;

export const RatesAnswer = v.object({ Plans: v.array(Plan) });

/** `GetRates` in their words; amounts in dollars. */
export function rateBody(settings: SecureWarrantySettings, request: RatingRequest): object {
  const { loan } = request;
  return {
    Dealer: settings.dealerNumberByRooftop[request.rooftopId] ?? settings.dealerNumber,
    Vin: request.vin,
    Odometer: request.odometerMiles,
    SaleDate: request.saleDate,
    InServiceDate: request.inServiceDate,
    Condition: { new: "New", certified: "CPO", used: "Used" }[request.condition],
    DealType: { Cash: "CASH", Finance: "LOAN", Lease: "LEASE" }[request.dealType],
    State: request.state,
    VehiclePrice: request.vehiclePriceCents / 100,
    Msrp: request.msrpCents === null ? null : request.msrpCents / 100,
    ...(loan && {
      Apr: loan.aprPercent,
      LoanTerm: loan.termMonths,
      AmountFinanced: loan.amountFinancedCents / 100,
    }),
  };
}

/** Their plans that the retailer's catalog sells: the same form, term, miles and deductible. */
export function ratesOfCatalog(
  { products }: ProtectionSettings,
  plans: readonly Plan[],
): readonly AdministratorRate[] {
  return products.flatMap((product) =>
    product.plans.flatMap((ours) => {
      const theirs = plans.find((plan) => isSame(plan, ours));
      return theirs === undefined ? [] : [rateOf(theirs, `${product.id}.${ours.id}`)];
    }),
  );
}

function isSame(theirs: Plan, { formId, termMonths, miles, deductible }: ProtectionPlan): boolean {
  return (
    theirs.FormId === formId &&
    theirs.TermMonths === termMonths &&
    theirs.TermMiles === miles &&
    theirs.Deductible.Amount === deductible
  );
}

const KINDS = { None: "free", Locked: "equal", Maximum: "at-most" } as const;

function rateOf(plan: Plan, planId: string): AdministratorRate {
  const { Limits } = plan;
  return {
    rateId: plan.RateId,
    expiresAt: plan.ExpiresUtc,
    planId,
    formId: plan.FormId,
    coverage: plan.Coverage,
    termMonths: plan.TermMonths,
    miles: plan.TermMiles,
    deductibleCents: centsOf(plan.Deductible.Amount),
    deductibleKind: plan.Deductible.Type === "Disappearing" ? "disappearing" : "standard",
    dealerCostCents: centsOf(plan.DealerCost),
    retailCents: centsOf(plan.SuggestedRetail),
    priceKind: KINDS[plan.RetailRule],
    filedCents: orNull(plan.LockedRetailPrice),
    surcharges: plan.Surcharges.map(({ Name, Amount }) => ({ name: Name, amountCents: centsOf(Amount) })),
    limits: {
      maximumAmountFinancedCents: orNull(Limits.MaxAmountFinanced),
      maximumLoanTermMonths: Limits.MaxLoanTerm ?? null,
      maximumMsrpCents: orNull(Limits.MaxMsrp),
      maximumVehicleValueCents: orNull(Limits.MaxVehicleValue),
    },
    signsOnline: plan.ESign,
  };
}

const orNull = (dollars: number | null | undefined): number | null =>
  dollars === null || dollars === undefined ? null : centsOf(dollars);
