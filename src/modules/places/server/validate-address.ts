import { addressProblem, type AddressProblem } from "#platform/shared/fields/address/address-rule.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { PlacesContext } from "./places-context.ts";

export interface AddressToValidate {
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
  const { addressLine1: line1, addressLine2: line2, city, state, zipCode, isDelivery } = input;
  const places = {
    find: (zip: string) => ctx.geo.place(zip) ?? null,
    isCityOf: (zip: string, name: string) => ctx.geo.isCityOf(zip, name),
  };
  const found = addressProblem(places, { line1, line2, city, state, zipCode }, { isDelivery });
  if (found !== undefined) throw invalid(found);
  return { city: ctx.geo.place(zipCode)?.city ?? city };
}

function invalid({ part, message }: AddressProblem): AppError {
  const field = part === "line1" ? "addressLine1" : part === "line2" ? "addressLine2" : part;
  return new AppError("invalid", { code: "address.invalid", message: INVALID, fields: { [field]: message } });
}
