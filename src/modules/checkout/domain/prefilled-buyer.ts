import type { HomeAddress } from "#modules/accounts/domain/profile-schema.ts";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";

/** What an account says about its owner (AUTH-19); texts may be empty. */
export interface KnownPerson extends HomeAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Ten digits, or empty. */
  readonly phoneNumber: string;
}

const ADDRESS = ["addressLine1", "addressLine2", "city", "state", "zipCode"] as const;

/** True when the person touched neither phone nor address of this order yet. */
export function mayBePrefilled(draft: BuyerDraft): boolean {
  return draft.phone === undefined && ADDRESS.every((field) => draft[field] === undefined);
}

/**
 * The draft with what the account knows in the fields that were never touched; an emptied field stays empty.
 * The address comes as a whole or not at all: half of each would be nobody's.
 */
export function prefilledBuyer(draft: BuyerDraft, person: KnownPerson): BuyerDraft {
  const { firstName, lastName, email, phoneNumber, address, addressLine2, city, state, zipCode } = person;
  const takesAddress = ADDRESS.every((field) => draft[field] === undefined) && address !== "";
  return {
    firstName,
    lastName,
    email,
    // The account agreed to be contacted there when it took the number (VAL-09).
    ...(phoneNumber !== "" && { phone: formatPhone(phoneNumber), phoneConsent: true }),
    ...(takesAddress && { addressLine1: address, addressLine2, city, state, zipCode }),
    ...draft,
  };
}
