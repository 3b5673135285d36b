import type { Language } from "#platform/shared/texts/language.ts";
import type { BuyerDraft } from "./buyer-details-schema.ts";

/** Who may buy one car together: the account's own buyer, and at most one more. */
const PARTY_ROLES = ["buyer", "co-buyer"] as const;
export type PartyRole = (typeof PARTY_ROLES)[number];

/** One person who buys. Personal data: for that person, the contract and the retailer only. */
export interface OrderParty {
  readonly role: PartyRole;
  readonly firstName: string;
  readonly lastName: string;
  /** Empty where it was never asked for. */
  readonly email: string;
  /** As typed; empty where it was never asked for. */
  readonly phone: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly zipCode: string;
  /** Of their own pages; missing where that is not known, and of the buyer, whose account says it. */
  readonly language?: Language | undefined;
}

/** What is known of a co-buyer when the order is submitted. */
export type CoBuyerDetails = Omit<OrderParty, "role">;

/** Everybody who buys, the account's own buyer first. */
export interface OrderParties {
  readonly buyer: OrderParty;
  /** Null where one person buys alone. */
  readonly coBuyer: OrderParty | null;
}

/** The buyer's details as a party of the order; fields that were never typed are empty. */
export function primaryParty(buyer: BuyerDraft): OrderParty {
  return { role: "buyer", ...detailsOf(buyer) };
}

/** Only the fields of a party, so that nothing else of a form is kept. */
export function detailsOf(details: Partial<CoBuyerDetails> | BuyerDraft): CoBuyerDetails {
  const { firstName = "", lastName = "", email = "", phone = "" } = details;
  const { addressLine1 = "", addressLine2 = "", city = "", state = "", zipCode = "" } = details;
  const language = "language" in details ? details.language : undefined;
  const named = { firstName, lastName, email, phone, addressLine1, addressLine2, city, state, zipCode };
  return { ...named, ...(language && { language }) };
}
