import * as v from "valibot";
import {
  buyerDetailsSchema,
  type BuyerDetails,
  type BuyerDraft,
} from "#modules/orders/domain/buyer-details-schema.ts";
import { isPoBox } from "#platform/shared/fields/street-line.ts";
import type { DeliveryOption } from "#modules/orders/domain/order.ts";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { zipElsewhere } from "../../domain/zip-in-state.ts";
import { checkoutMessages } from "../../messages.ts";
import type { CheckoutContext } from "../checkout-context.ts";
import { zipElsewhereText } from "../checkout-errors.ts";

/**
 * The details as a submitted order must have them (VAL-01 to VAL-13, MSG-33).
 * @throws AppError invalid `order.detailsIncomplete`, with every wrong field
 */
export function checkBuyer(
  ctx: CheckoutContext,
  input: { readonly draft: BuyerDraft; readonly option: DeliveryOption },
): BuyerDetails {
  const parsed = v.safeParse(buyerDetailsSchema({ allowTestNumbers: ctx.allowsTestNumbers }), input.draft);
  if (!parsed.success) {
    const entries = Object.entries(fieldErrors(parsed.issues));
    throw incomplete(Object.fromEntries(entries.map(([field, messages]) => [field, messages[0] ?? ""])));
  }
  const buyer = parsed.output;
  const place = ctx.zipPlaces.find(buyer.zipCode);
  if (!place) throw incomplete({ zipCode: checkoutMessages["checkout.zipUnsupported"] });
  const elsewhere = zipElsewhere(buyer, () => place);
  if (elsewhere) throw incomplete({ zipCode: zipElsewhereText(ctx, elsewhere) });
  if (place.state !== buyer.state) throw incomplete({ state: checkoutMessages["checkout.stateMismatch"] });
  if (input.option === "DELIVERY" && isPoBox(buyer.addressLine1)) {
    throw incomplete({ addressLine1: checkoutMessages["checkout.poBox"] });
  }
  return buyer;
}

function incomplete(fields: Record<string, string>): AppError {
  return new AppError("invalid", {
    code: "order.detailsIncomplete",
    message: checkoutMessages["checkout.detailsIncomplete"],
    fields,
  });
}
