import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import {
  addressProblem,
  type TypedAddress,
  type ZipPlaces,
} from "#platform/shared/fields/address/address-rule.ts";

/** Which field of the form each part of an address is. */
const FIELDS = {
  line1: "addressLine1",
  line2: "addressLine2",
  city: "city",
  state: "state",
  zipCode: "zipCode",
} as const satisfies Record<keyof TypedAddress, keyof BuyerDraft>;

export interface DraftAddressProblem {
  readonly field: (typeof FIELDS)[keyof TypedAddress];
  readonly message: string;
}

/**
 * What is wrong with where the buyer lives, as far as it is typed (VAL-13, MSG-33): the same rule as at submission and
 * at delivery. Says nothing while state or zip code are missing, nor of a city that is not typed yet.
 */
export function draftAddressProblem(
  places: ZipPlaces,
  buyer: BuyerDraft,
  how: { readonly isDelivery: boolean },
): DraftAddressProblem | undefined {
  const address: TypedAddress = {
    line1: buyer.addressLine1?.trim() ?? "",
    line2: buyer.addressLine2?.trim() ?? "",
    city: buyer.city?.trim() ?? "",
    state: buyer.state?.trim().toUpperCase() ?? "",
    zipCode: buyer.zipCode?.trim() ?? "",
  };
  if (!/^[0-9]{5}$/u.test(address.zipCode) || address.state === "") return undefined;
  const found = addressProblem(places, address, how);
  if (found === undefined || (found.part === "city" && address.city === "")) return undefined;
  return { field: FIELDS[found.part], message: found.message };
}
