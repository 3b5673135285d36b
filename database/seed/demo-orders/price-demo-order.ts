import type {
  DealType,
  FinanceTerms,
  LeaseTerms,
  OrderSnapshot,
  PriceLine,
} from "#modules/orders/domain/order.ts";
import { aprForTier } from "#modules/worksheet/domain/terms/apr-for-tier.ts";
import { cashPrice } from "#modules/pricing/domain/cash-price.ts";
import { financePayment } from "#modules/worksheet/domain/figures/finance-payment.ts";
import { leasePayment, minimumDueAtSigning, type LeaseInput } from "#modules/pricing/domain/lease-payment.ts";
import { centsOf, ppmOfPercent } from "#modules/worksheet/domain/figures/rate.ts";
import { stateFeeRule } from "#modules/worksheet/domain/state-rules/state-fees.ts";
import { taxesAndFees } from "#modules/pricing/domain/taxes-and-fees.ts";
import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Cents } from "#platform/shared/money.ts";

/** A car of the demo stock with its rooftop. */
export interface DemoCar {
  readonly vehicle: OrderSnapshot["vehicle"];
  readonly rooftop: OrderSnapshot["rooftop"];
  readonly priceCents: Cents;
  readonly msrpCents: Cents | null;
}

type Settings = Pick<TenantSettings, "payment" | "contentSettings">;

interface Pricing {
  readonly car: DemoCar;
  readonly settings: Settings;
  readonly lines: readonly PriceLine[];
}

const LEASE_MONTHS = 36;
const LEASE_MILES = 12_000;
const FINANCE_MONTHS = 60;

/** A demo order's snapshot, every amount by the pricing module with the retailer's own settings; picked up at the rooftop. */
export function priceDemoOrder(input: {
  readonly dealType: DealType;
  readonly car: DemoCar;
  readonly settings: Settings;
  /** `YYYY-MM-DD`: which taxes and fees hold. */
  readonly onDate: string;
}): OrderSnapshot {
  const { car, dealType, settings } = input;
  const lines = linesOf(input);
  const pricing = { car, settings, lines };
  const terms =
    dealType === "Finance" ? financeTerms(pricing) : dealType === "Lease" ? leaseTerms(pricing) : undefined;
  const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    vehicle: car.vehicle,
    rooftop: car.rooftop,
    delivery: { option: "PICKUP", zipCode: car.rooftop.zipCode, miles: null },
    buyerState: car.rooftop.state,
    lines,
    amountDueCents: terms?.payment.dueAtSigningCents ?? totalCents,
    currency: "USD",
    ...(terms && { terms }),
  };
}

function linesOf({ car, dealType, settings, onDate }: Parameters<typeof priceDemoOrder>[0]): PriceLine[] {
  const { state } = car.rooftop;
  const taxes = taxesAndFees(settings.payment, {
    state,
    priceCents: car.priceCents,
    condition: car.vehicle.condition,
    tradeValueCents: 0,
    onDate,
  });
  if (taxes === undefined) throw new Error(`nobody has fee rules for ${state}`);
  const priced = cashPrice({
    priceCents: car.priceCents,
    incentivesCents: 0,
    taxesAndFees: taxes,
    deliveryFeeCents: 0,
    deliveryDerivation: `You pick the car up at ${car.rooftop.name}.`,
  });
  if (priced.kind !== "priced") throw new Error("a price without a trade-in cannot be negative");
  return (
    priced.lines
      // A lease is taxed month by month.
      .filter(({ code }) => dealType !== "Lease" || code !== "tax")
      .map(({ code, label, amountCents, derivation, isEstimate }) => ({
        code,
        label: code === "deliveryFee" ? "Pickup" : label,
        amountCents,
        derivation,
        isEstimate,
      }))
  );
}

const totalWithout = (lines: readonly PriceLine[], code: PriceLine["code"]): Cents =>
  lines.filter((line) => line.code !== code).reduce((sum, { amountCents }) => sum + amountCents, 0);

function financeTerms({ car, settings, lines }: Pricing): FinanceTerms {
  const { payment: rules } = settings;
  const { derivation: _, ...payment } = financePayment({
    priceCents: car.priceCents,
    taxesAndFeesCents: totalWithout(lines, "price"),
    deliveryFeeCents: 0,
    protectionCents: 0,
    incentivesCents: 0,
    tradeEquityCents: 0,
    downPaymentCents: centsOf(rules.defaultDownPaymentAmount),
    aprPpm: aprForTier(rules, {
      tier: rules.creditTierDefault,
      termMonths: FINANCE_MONTHS,
      condition: car.vehicle.condition,
    }),
    termMonths: FINANCE_MONTHS,
  });
  return { kind: "finance", lenderName: "Pecan Street Credit Union", payment, daysToFirstPayment: 30 };
}

function leaseTerms({ car, settings, lines }: Pricing): LeaseTerms {
  const { payment: rules } = settings;
  const { lease } = rules;
  const state = stateFeeRule(car.rooftop.state, "9999-12-31");
  const input: LeaseInput = {
    priceCents: car.priceCents,
    msrpCents: car.msrpCents,
    capitalizedFeesCents: centsOf(lease.acquisitionFee),
    protectionCents: 0,
    incentivesCents: 0,
    tradeEquityCents: 0,
    residualPpm: ppmOfPercent(lease.residualPercentByTerm[String(LEASE_MONTHS)] ?? 50),
    termMonths: LEASE_MONTHS,
    ratePpm: aprForTier(rules, {
      tier: rules.creditTierDefault,
      termMonths: LEASE_MONTHS,
      condition: car.vehicle.condition,
    }),
    taxPpm: (state?.taxPpm ?? 0) + (state?.localPpm ?? 0),
    securityDepositCents: centsOf(lease.securityDeposit),
    upfrontFeesCents: centsOf(lease.upfrontFees) + totalWithout(lines, "price"),
  };
  const dueCents = Math.max(minimumDueAtSigning(input), centsOf(rules.defaultDownPaymentAmount));
  const answer = leasePayment(input, dueCents);
  if (answer.kind !== "lease") throw new Error("the least that is due at signing is not enough");
  const { kind: _, derivation: __, ...payment } = answer;
  return {
    kind: "lease",
    lessorName: "Bluebonnet Leasing",
    input,
    payment,
    milesPerYear: LEASE_MILES,
    excessMileCents: 25,
  };
}
