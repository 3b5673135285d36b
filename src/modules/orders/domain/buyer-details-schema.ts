import * as v from "valibot";
import { atMost, restOfAddress, streetLineSchema } from "#platform/shared/fields/address/address.ts";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { firstNameSchema, lastNameSchema } from "#platform/shared/fields/person-name.ts";
import { oncePerPolicy, phoneSchema } from "#platform/shared/fields/phone/phone.ts";

/** Who buys and where they live: complete and checked, as a submitted order holds it (VAL-01 to VAL-13). */
export const buyerDetailsSchema = oncePerPolicy((policy) =>
  formSchema({
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    email: emailSchema,
    phone: phoneSchema(policy),
    /** VAL-09; whether it is needed depends on what the account agreed to, so the use case checks it. */
    phoneConsent: v.optional(v.boolean(), false),
    addressLine1: streetLineSchema,
    ...restOfAddress,
    deliveryInstructions: v.optional(atMost(200), ""),
    /** OP-15: how to reach the buyer's own lender; asked for only where they pay the order. */
    lenderContact: v.optional(atMost(200), ""),
  }),
);

export type BuyerDetails = v.InferOutput<ReturnType<typeof buyerDetailsSchema>>;

const typed = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** The same fields while they are being typed: saved as they are, so that nothing is lost. */
export const buyerDraftSchema = v.object({
  firstName: typed,
  lastName: typed,
  email: typed,
  phone: typed,
  phoneConsent: v.optional(v.boolean()),
  addressLine1: typed,
  addressLine2: typed,
  city: typed,
  state: typed,
  zipCode: typed,
  deliveryInstructions: typed,
  lenderContact: typed,
});

export type BuyerDraft = v.InferOutput<typeof buyerDraftSchema>;
