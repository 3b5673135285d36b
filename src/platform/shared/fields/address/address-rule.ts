import { english } from "../../texts/text.ts";
import { CITY_MISMATCH, STATE_MISMATCH } from "./address.ts";
import { isPoBox } from "./street-line.ts";

/** MSG-33. */
export const PO_BOX = english("We can't deliver to a P.O. box zip code.");
/** MSG-25. */
export const ZIP_UNKNOWN = english(
  "Sorry, we're unable to locate the zip code you provided. Please try again.",
);

/** What an address rule asks of the zip code directory. */
export interface ZipPlaces {
  /** Where a five-digit zip code is; undefined when there is no such zip. */
  place(zipCode: string): { readonly city: string; readonly state: string } | undefined;
  /** Whether mail to this city reaches the zip code: any accepted name counts, not only the usual one. */
  isCityOf(zipCode: string, city: string): boolean;
}

/** An address whose fields are each fine by themselves. */
export interface TypedAddress {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

export type AddressPart = keyof TypedAddress;

/** The field to mark, and what to say beside it. */
interface AddressProblem {
  readonly part: AddressPart;
  readonly message: string;
}

/**
 * VAL-13 and MSG-33, the one rule for every address that is typed: checkout, delivery and profile agree on it.
 * @returns the first thing that is wrong, or undefined
 */
export function addressProblem(
  places: ZipPlaces,
  address: TypedAddress,
  { isDelivery }: { readonly isDelivery: boolean },
): AddressProblem | undefined {
  const place = places.place(address.zipCode);
  if (place === undefined) return { part: "zipCode", message: ZIP_UNKNOWN };
  if (place.state !== address.state) return { part: "state", message: STATE_MISMATCH };
  if (!places.isCityOf(address.zipCode, address.city)) return { part: "city", message: CITY_MISMATCH };
  return isDelivery ? poBoxProblem(address) : undefined;
}

/** A truck cannot stop at a post-office box, whichever line it stands in. */
function poBoxProblem({ line1, line2 }: TypedAddress): AddressProblem | undefined {
  if (isPoBox(line1)) return { part: "line1", message: PO_BOX };
  return isPoBox(line2) ? { part: "line2", message: PO_BOX } : undefined;
}
