import type { Cents } from "#platform/shared/money.ts";
import type { PlaceRules } from "./state-rules/place-rules.ts";
import { saleLines } from "./state-rules/sale-lines.ts";
import type { SheetLine } from "./sheet-line.ts";
import type { WorksheetIncentive, WorksheetInput, WorksheetProduct } from "./worksheet-input.ts";
import type { WorksheetRules } from "./worksheet-rules.ts";

/** What is bought and taken off, whichever way it is paid. */
export interface Purchase {
  /** In the order of a receipt; they add up to `totalCents`. */
  readonly lines: readonly SheetLine[];
  readonly totalCents: Cents;
  readonly priceCents: Cents;
  /** Taken off the price itself. */
  readonly priceCutCents: Cents;
  /** Taken off as a payment: maker's incentives and those that count as down payment or reduction. */
  readonly rebatesCents: Cents;
  readonly deliveryCents: Cents;
  readonly productsCents: Cents;
  readonly tradeEquityCents: Cents;
  readonly fees: Readonly<Record<"tax" | "title" | "registration" | "docFee", Cents>>;
}

export function purchaseOf(rules: WorksheetRules, input: WorksheetInput): Purchase {
  const { vehicle, trade, products, incentives } = input;
  const priceCents = vehicle.priceCents ?? 0;
  const cuts = incentives.filter(({ appliedAs }) => appliedAs === "price");
  const priceCutCents = sumOf(cuts);
  const isMakers = ({ from }: WorksheetIncentive) => from === "maker";
  const makerCents = sumOf(incentives.filter(isMakers));
  const ownCutCents = priceCutCents - sumOf(cuts.filter(isMakers));
  const rebatesCents = vehicle.incentivesCents + sumOf(incentives) - priceCutCents;
  const feeLines = feeLinesOf(rules, input, { ownCutCents, makerCents });
  const lines = [line("price", priceCents), ...feeLines, ...deliveryLines(input), ...choiceLines(input)];
  const fee = (code: SheetLine["code"]) => sumOf(feeLines.filter((one) => one.code === code));
  return {
    lines,
    totalCents: sumOf(lines),
    priceCents,
    priceCutCents,
    rebatesCents,
    deliveryCents: input.delivery?.feeCents ?? 0,
    productsCents: products.reduce((sum, product) => sum + product.priceCents, 0),
    tradeEquityCents: (trade?.allowanceCents ?? 0) - (trade?.payoffCents ?? 0),
    fees: { tax: fee("tax"), title: fee("title"), registration: fee("registration"), docFee: fee("docFee") },
  };
}

function feeLinesOf(
  { place }: WorksheetRules,
  ...[input, cuts]: [WorksheetInput, Record<"ownCutCents" | "makerCents", Cents>]
): readonly SheetLine[] {
  if (place === null) return [];
  const { vehicle, trade, products } = input;
  return saleLines(place, {
    priceCents: vehicle.priceCents ?? 0,
    priceCutCents: cuts.ownCutCents,
    makerRebateCents: vehicle.incentivesCents + cuts.makerCents,
    taxableProductsCents: taxableCents(place, products),
    isNewVehicle: vehicle.condition === "new",
    tradeValueCents: trade?.allowanceCents ?? 0,
    tradeIsLeased: trade?.ownership === "LEASED",
  });
}

/** The lines of chosen products, each paid to its provider. */
export function productLines(products: readonly WorksheetProduct[]): SheetLine[] {
  return products.map(({ id, label, priceCents, code }) => ({
    ...line("product", priceCents, { kind: code }),
    id,
    label,
    payee: "provider",
  }));
}

function deliveryLines({ delivery }: WorksheetInput): SheetLine[] {
  if (delivery === null) return [];
  const { feeCents, derivation, because } = delivery;
  const quoted = line("deliveryFee", feeCents, { quoted: derivation });
  return [{ ...quoted, ...(because && { because }), payee: "dealer" }];
}

function choiceLines({ vehicle, trade, products, incentives }: WorksheetInput): SheetLine[] {
  const [allowanceCents, payoffCents] = [trade?.allowanceCents ?? 0, trade?.payoffCents ?? 0];
  return [
    ...productLines(products),
    line("incentives", -vehicle.incentivesCents),
    ...incentives.map(({ id, label, amountCents, from }) => ({
      ...line("incentive", -amountCents, { from }),
      id,
      label,
    })),
    line("tradeAllowance", -allowanceCents),
    line("tradePayoff", payoffCents),
  ].filter(({ amountCents }) => amountCents !== 0);
}

function taxableCents({ isTaxed: taxed }: PlaceRules, products: readonly WorksheetProduct[]): Cents {
  const isTaxed = ({ code, isTaxable }: WorksheetProduct) =>
    isTaxable ?? ((code === "serviceContract" && taxed.serviceContract) || (code === "gap" && taxed.gap));
  return products.filter(isTaxed).reduce((sum, { priceCents }) => sum + priceCents, 0);
}

function sumOf(lines: readonly { readonly amountCents: Cents }[]): Cents {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function line(
  code: SheetLine["code"],
  ...[amountCents, values = {}]: [amountCents: Cents, values?: Readonly<Record<string, number | string>>]
): SheetLine {
  // Minus zero does not survive JSON.
  return { code, amountCents: amountCents || 0, because: { code, values }, isEstimate: false };
}
