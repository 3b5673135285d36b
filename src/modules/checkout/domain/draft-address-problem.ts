import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import {
  addressFieldProblem,
  type AddressFieldProblem,
} from "#platform/shared/fields/address/address-field-problem.ts";
import type { ZipPlaces } from "#platform/shared/fields/address/address-rule.ts";
import { ZIP_CODE } from "#platform/shared/fields/address/zip-code-pattern.ts";

/**
 * What is wrong with where the buyer lives, as far as it is typed (VAL-13, MSG-33): the same rule as at submission and
 * at delivery. Says nothing while state or zip code are missing, nor of a city that is not typed yet.
 */
export function draftAddressProblem(
  places: ZipPlaces,
  buyer: BuyerDraft,
  { isDelivery }: { readonly isDelivery: boolean },
): AddressFieldProblem<"addressLine1"> | undefined {
  const address = {
    addressLine1: buyer.addressLine1?.trim() ?? "",
    addressLine2: buyer.addressLine2?.trim() ?? "",
    city: buyer.city?.trim() ?? "",
    state: buyer.state?.trim().toUpperCase() ?? "",
    zipCode: buyer.zipCode?.trim() ?? "",
  };
  if (!ZIP_CODE.test(address.zipCode) || address.state === "") return undefined;
  const found = addressFieldProblem(places, { firstLine: "addressLine1", address, isDelivery });
  return found?.field === "city" && address.city === "" ? undefined : found;
}
