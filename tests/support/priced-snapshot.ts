import type { PaperSnapshot } from "#modules/contract-papers/domain/contract-input.ts";
import type { DealType, OrderSnapshot, PriceLine } from "#modules/orders/domain/order.ts";
import { cashPrice } from "#modules/pricing/domain/cash-price.ts";
import { financePayment } from "#modules/worksheet/domain/figures/finance-payment.ts";
import { type LeaseInput, leasePayment, minimumDueAtSigning } from "#modules/pricing/domain/lease-payment.ts";
import type { Cents } from "#platform/shared/money.ts";

export interface SnapshotInput {
  readonly dealType: DealType;
  readonly condition?: OrderSnapshot["vehicle"]["condition"];
  readonly state?: string;
  readonly priceCents?: Cents;
  readonly taxCents?: Cents;
  readonly feesCents?: Cents;
  readonly deliveryFeeCents?: Cents;
  readonly incentivesCents?: Cents;
  readonly protectionCents?: Cents;
  readonly tradeEquityCents?: Cents;
  readonly downPaymentCents?: Cents;
  readonly depositCents?: Cents;
  /** Parts per million a year. */
  readonly aprPpm?: number;
  readonly termMonths?: number;
  readonly daysToFirstPayment?: number;
}

/** An order priced by the pricing module, as checkout or a seed writes it. */
export function pricedSnapshot(input: SnapshotInput): PaperSnapshot {
  const lines = priceLines(input);
  const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const terms = termsOf(input, totalCents);
  return {
    ...VEHICLE_AND_PLACE,
    vehicle: { ...VEHICLE_AND_PLACE.vehicle, condition: input.condition ?? "used" },
    rooftop: { ...VEHICLE_AND_PLACE.rooftop, state: input.state ?? "TX" },
    lines,
    amountDueCents: terms?.payment.dueAtSigningCents ?? totalCents,
    depositCents: Math.min(input.depositCents ?? 0, terms?.payment.dueAtSigningCents ?? totalCents),
    ...(terms && { terms }),
  };
}

function priceLines(input: SnapshotInput): readonly PriceLine[] {
  const fee = (code: PriceLine["code"], label: string, amountCents: Cents): PriceLine => ({
    code,
    label,
    amountCents,
    derivation: "As the state says.",
    isEstimate: code === "tax",
  });
  const priced = cashPrice({
    priceCents: input.priceCents ?? 2_750_000,
    incentivesCents: input.incentivesCents ?? 0,
    taxesAndFees: {
      lines: [
        fee("tax", "Sales tax", input.taxCents ?? 171_875),
        fee("title", "Title fee", input.feesCents ?? 3_300),
      ],
      totalCents: (input.taxCents ?? 171_875) + (input.feesCents ?? 3_300),
    } as never,
    deliveryFeeCents: input.deliveryFeeCents ?? 0,
    protectionCents: input.protectionCents ?? 0,
    tradeEquityCents: input.tradeEquityCents ?? 0,
  });
  if (priced.kind !== "priced") throw new Error("the trade-in is worth more than the car");
  return priced.lines;
}

function termsOf(input: SnapshotInput, totalCents: Cents): OrderSnapshot["terms"] {
  if (input.dealType === "Finance") {
    const { derivation: _, ...payment } = financePayment({
      priceCents: totalCents,
      taxesAndFeesCents: 0,
      deliveryFeeCents: 0,
      protectionCents: 0,
      incentivesCents: 0,
      tradeEquityCents: 0,
      downPaymentCents: input.downPaymentCents ?? 300_000,
      aprPpm: input.aprPpm ?? 69_900,
      termMonths: input.termMonths ?? 60,
    });
    return {
      kind: "finance",
      lenderName: "Pecan Street Credit Union",
      payment,
      daysToFirstPayment: input.daysToFirstPayment ?? 30,
    };
  }
  return input.dealType === "Lease" ? leaseTerms(input) : undefined;
}

function leaseTerms(input: SnapshotInput): OrderSnapshot["terms"] {
  const lease: LeaseInput = {
    priceCents: input.priceCents ?? 2_750_000,
    msrpCents: null,
    capitalizedFeesCents: 69_500,
    protectionCents: input.protectionCents ?? 0,
    incentivesCents: input.incentivesCents ?? 0,
    tradeEquityCents: input.tradeEquityCents ?? 0,
    residualPpm: 560_000,
    termMonths: input.termMonths ?? 36,
    ratePpm: input.aprPpm ?? 48_000,
    taxPpm: 62_500,
    securityDepositCents: 35_000,
    upfrontFeesCents: input.feesCents ?? 3_300,
  };
  const due = Math.max(input.downPaymentCents ?? 300_000, minimumDueAtSigning(lease));
  const payment = leasePayment(lease, due);
  if (payment.kind !== "lease") throw new Error("too little is due at signing");
  const { kind: _, derivation: __, ...rest } = payment;
  return {
    kind: "lease",
    lessorName: "Bluebonnet Leasing",
    input: lease,
    payment: rest,
    milesPerYear: 12_000,
    excessMileCents: 25,
  };
}

const VEHICLE_AND_PLACE = {
  vehicle: {
    id: "veh_1",
    key: "1FA",
    vin: "1FATP8UH3K5159596",
    stockNumber: "S1042",
    title: "2023 Aster Pilot EX",
    year: 2023,
    make: "Aster",
    model: "Pilot",
    trim: "EX",
    condition: "used",
    mileage: 21_480,
    bodyStyle: "suv",
    colorName: "Blue",
    colorHex: null,
  },
  rooftop: {
    id: "r1",
    name: "Sunlane Austin",
    streetAddress: "500 Congress Avenue",
    city: "Austin",
    state: "TX",
    zipCode: "78701",
    timeZone: "America/Chicago",
    phone: "5125550104",
  },
  delivery: { option: "PICKUP", zipCode: "78701", miles: null },
  buyerState: "TX",
  currency: "USD",
} as const satisfies Omit<OrderSnapshot, "lines" | "amountDueCents">;
