import { type AddressPart, addressProblem, type ZipPlaces } from "./address-rule.ts";

/** Each form and call names the first line in its own way, and the other parts alike. */
type FirstLine = "addressLine1" | "streetAddress" | "address";
type OtherField = "addressLine2" | Exclude<AddressPart, "line1" | "line2">;

export interface AddressFieldProblem<F extends FirstLine> {
  readonly field: F | OtherField;
  readonly message: string;
}

interface AddressInFields<F extends FirstLine> {
  readonly firstLine: F;
  readonly address: Readonly<Record<F | OtherField, string>>;
  /** True refuses post-office boxes as well. */
  readonly isDelivery: boolean;
}

/** The one address rule (VAL-13, MSG-33), answered with the field of the form or call to mark. */
export function addressFieldProblem<F extends FirstLine>(
  places: ZipPlaces,
  { firstLine, address, isDelivery }: AddressInFields<F>,
): AddressFieldProblem<F> | undefined {
  const { city, state, zipCode, addressLine2: line2 } = address;
  const typed = { line1: address[firstLine], line2, city, state, zipCode };
  const found = addressProblem(places, typed, { isDelivery });
  if (found === undefined) return undefined;
  const { part, message } = found;
  return { field: part === "line1" ? firstLine : part === "line2" ? "addressLine2" : part, message };
}
