import * as v from "valibot";
import { restOfAddress, streetLineSchema } from "#platform/shared/fields/address/address.ts";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { firstNameSchema, lastNameSchema } from "#platform/shared/fields/person-name.ts";
import { phoneSchema } from "#platform/shared/fields/phone/phone.ts";

/** Who sells: as the title names them. */
export const sellerSchema = formSchema({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  /** The second owner on the title, who signs as well. */
  coOwner: v.nullable(
    formSchema({ firstName: firstNameSchema, lastName: lastNameSchema, email: emailSchema }),
  ),
  streetAddress: streetLineSchema,
  ...restOfAddress,
  // Test numbers and area codes are for the use case to evaluate: it knows the retailer (VAL-08).
  phone: phoneSchema({ allowTestNumbers: true }),
  phoneConsent: v.optional(v.boolean()),
});
export type Seller = v.InferOutput<typeof sellerSchema>;

/** `Ada Lovelace`. */
export const nameOf = ({ firstName, lastName }: Pick<Seller, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`;
