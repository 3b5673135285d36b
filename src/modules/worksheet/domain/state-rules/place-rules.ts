import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import type { LeaseTaxMethod } from "../leases/lease-sheet.ts";
import { centsOf, ppmOfPercent, type Ppm } from "../figures/rate.ts";
import type { StateFeeRule } from "./state-fee-rule.ts";
import { stateFeeRule } from "./state-fees.ts";
import { STATE_TREATMENTS } from "./state-treatments-data.ts";
import type { StateTreatment } from "./state-treatment.ts";

type Payment = Pick<TenantSettings["payment"], "feesByState" | "docFee">;

/** Everything of a place that decides taxes and fees, as plain data: the browser gets exactly this. */
export interface PlaceRules {
  /** The day whose rules these are. */
  readonly onDate: CivilDate;
  readonly fees: StateFeeRule;
  /** Exact local rate where somebody knows it. */
  readonly localPpm: Ppm | null;
  /** The retailer's own amounts; null follows the state's. */
  readonly own: {
    readonly taxPpm: Ppm | null;
    readonly titleCents: Cents | null;
    readonly registrationCents: Cents | null;
  };
  /** What the retailer asks, before the state's cap. */
  readonly docFeeCents: Cents;
  readonly isTaxed: {
    readonly docFee: boolean;
    readonly makerRebate: boolean;
    readonly serviceContract: boolean;
    readonly gap: boolean;
    readonly leasedTradeCounts: boolean;
  };
  readonly luxury: { readonly overCents: Cents; readonly ratePpm: Ppm } | null;
  readonly lease: {
    readonly method: LeaseTaxMethod;
    readonly ratePpm: Ppm;
    readonly reductionIsTaxed: boolean;
    readonly isVerified: boolean;
  };
}

/** What a state counts and how it taxes leases; undefined where nobody knows rules. */
function stateTreatment(state: string, onDate: CivilDate): StateTreatment | undefined {
  return STATE_TREATMENTS.filter((one) => one.state === state.toUpperCase() && one.effectiveFrom <= onDate)
    .toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1))
    .at(0);
}

/** The rules of a state on a day with the retailer's own amounts (B-8); undefined for a place without rules. */
export function placeRulesOf(
  payment: Payment,
  {
    state,
    onDate,
    localPpm,
  }: { readonly state: string; readonly onDate: CivilDate; readonly localPpm?: Ppm | undefined },
): PlaceRules | undefined {
  const fees = stateFeeRule(state, onDate);
  const treatment = stateTreatment(state, onDate);
  if (fees === undefined || treatment === undefined) return undefined;
  const own = payment.feesByState[fees.state] ?? {};
  const taxPpm = own.taxPercent === undefined ? null : ppmOfPercent(own.taxPercent);
  const { luxury } = treatment;
  return {
    onDate,
    fees,
    localPpm: localPpm ?? null,
    own: {
      taxPpm,
      titleCents: own.title === undefined ? null : centsOf(own.title),
      registrationCents: own.registration === undefined ? null : centsOf(own.registration),
    },
    docFeeCents: centsOf(own.docFee ?? payment.docFee),
    isTaxed: taxedItems(treatment),
    luxury:
      luxury !== undefined && luxury.from <= onDate
        ? { overCents: luxury.overCents, ratePpm: luxury.ratePpm }
        : null,
    lease: {
      method: treatment.leaseMethod.value,
      ratePpm: taxPpm ?? treatment.leaseRatePpm ?? fees.taxPpm + (localPpm ?? fees.localPpm),
      reductionIsTaxed: treatment.leaseReductionIsTaxed,
      isVerified: treatment.leaseMethod.confidence === "verified",
    },
  };
}

/** What is not verified stays as estimates have always counted it: doc fee out, rebates in. */
function taxedItems({ docFee, makerRebate, serviceContract, gap, leasedTradeCounts }: StateTreatment) {
  return {
    docFee: docFee.confidence === "verified" && docFee.value,
    makerRebate: makerRebate.confidence !== "verified" || makerRebate.value,
    serviceContract: serviceContract.value,
    gap: gap.value,
    leasedTradeCounts,
  };
}
