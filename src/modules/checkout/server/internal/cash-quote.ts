import type { Condition } from "#modules/inventory/domain/vehicle.ts";
import type { DeliveryOption, PriceLine } from "#modules/orders/domain/order.ts";
import { cashPrice } from "#modules/pricing/domain/cash-price.ts";
import { deliveryFee } from "#modules/pricing/domain/delivery-fee.ts";
import { taxesAndFees } from "#modules/pricing/domain/taxes-and-fees.ts";
import type { Cents } from "#platform/shared/money.ts";
import { english, fillText } from "#platform/shared/texts/text.ts";
import { checkoutMessages } from "../../messages.ts";
import type { CheckoutContext } from "../checkout-context.ts";
import { fieldError, outOfRange } from "../checkout-errors.ts";

interface CashQuoteInput {
  readonly priceCents: Cents;
  readonly incentivesCents: Cents;
  readonly condition: Condition;
  /** Where the buyer registers the car. */
  readonly state: string;
  readonly option: DeliveryOption;
  /** From the rooftop to the buyer; null for pickup. */
  readonly miles: number | null;
  readonly dealerName: string;
}

interface CashQuote {
  readonly lines: readonly PriceLine[];
  readonly amountDueCents: Cents;
}

/**
 * What a cash buyer owes today, line by line (B-6, B-8).
 * @throws AppError invalid `zip.unsupported` (MSG-35), `delivery.outOfRange` (MSG-34)
 */
export function cashQuote(ctx: CheckoutContext, input: CashQuoteInput): CashQuote {
  const { config } = ctx.tenant;
  const taxes = taxesAndFees(config.payment, {
    state: input.state,
    priceCents: input.priceCents,
    condition: input.condition,
    tradeValueCents: 0,
    onDate: ctx.clock.now().toISOString().slice(0, 10),
  });
  if (!taxes) throw fieldError("zip.unsupported", "zipCode", checkoutMessages["checkout.zipUnsupported"]);
  const delivery = deliveryOf(ctx, input);
  const priced = cashPrice({
    priceCents: input.priceCents,
    incentivesCents: input.incentivesCents,
    taxesAndFees: taxes,
    deliveryFeeCents: delivery.feeCents,
    deliveryDerivation: delivery.derivation,
  });
  if (priced.kind !== "priced") throw new Error("a cash price without a trade-in cannot be negative");
  return {
    lines: priced.lines.map((line) => toOrderLine(line, input.option)),
    amountDueCents: priced.amountDueCents,
  };
}

function deliveryOf(
  ctx: CheckoutContext,
  input: CashQuoteInput,
): { readonly feeCents: Cents; readonly derivation: string } {
  if (input.miles === null)
    return {
      feeCents: 0,
      derivation: fillText(english("You pick the car up at {dealer}."), { dealer: input.dealerName }),
    };
  const fee = deliveryFee(ctx.tenant.config.delivery, input.miles);
  if (fee.kind === "out-of-range") throw outOfRange(ctx);
  return { feeCents: fee.kind === "fee" ? fee.feeCents : 0, derivation: fee.derivation };
}

function toOrderLine(line: PriceLine, option: DeliveryOption): PriceLine {
  const { code, amountCents, derivation, isEstimate } = line;
  const label = code === "deliveryFee" && option === "PICKUP" ? english("Pickup") : line.label;
  return { code, label, amountCents, derivation, isEstimate };
}
