import { addressFieldProblem } from "#platform/shared/fields/address/address-field-problem.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { PlacesContext } from "./places-context.ts";

interface AddressToValidate {
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  /** True refuses post-office boxes as well. */
  readonly isDelivery: boolean;
}

/** MSG-33. */
const INVALID = "Enter a valid address.";

/**
 * VAL-13, MSG-33 before an address is used: the rule of checkout, delivery and profile. Answers the usual city name.
 * @throws AppError invalid `address.invalid`, with the field that is wrong
 */
export function validateAddress(ctx: PlacesContext, input: AddressToValidate): { readonly city: string } {
  const { isDelivery, ...address } = input;
  const found = addressFieldProblem(ctx.geo, { firstLine: "addressLine1", address, isDelivery });
  if (found !== undefined) {
    const fields = { [found.field]: found.message };
    throw new AppError("invalid", { code: "address.invalid", message: INVALID, fields });
  }
  return { city: ctx.geo.place(address.zipCode)?.city ?? address.city };
}
