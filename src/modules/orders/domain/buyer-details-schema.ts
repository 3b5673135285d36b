import * as v from "valibot";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { firstNameSchema, lastNameSchema } from "#platform/shared/fields/person-name.ts";
import { phoneSchema, type PhonePolicy } from "#platform/shared/fields/phone.ts";
import { zipCodeSchema } from "#platform/shared/fields/zip-code.ts";
import { checkStreetLine } from "./street-line.ts";

const streetLine = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? checkStreetLine(dataset.value) : undefined;
    if (message !== undefined) addIssue({ message });
  }),
);

const atMost = (length: number) =>
  v.pipe(v.string(REQUIRED), v.trim(), v.maxLength(length, `Use at most ${length} characters.`));

/** Who buys and where they live: complete and checked, as a submitted order holds it (VAL-01 to VAL-13). */
export function buyerDetailsSchema(policy: PhonePolicy = {}) {
  return formSchema({
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    email: emailSchema,
    phone: phoneSchema(policy),
    addressLine1: streetLine,
    addressLine2: v.optional(atMost(16), ""),
    city: v.pipe(
      v.string(REQUIRED),
      v.trim(),
      v.nonEmpty(REQUIRED),
      v.minLength(2, "Use at least 2 characters."),
      v.maxLength(40, "Use at most 40 characters."),
    ),
    state: v.pipe(v.string(REQUIRED), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/u, "Select a state.")),
    zipCode: zipCodeSchema,
    deliveryInstructions: v.optional(atMost(200), ""),
  });
}

export type BuyerDetails = v.InferOutput<ReturnType<typeof buyerDetailsSchema>>;

const typed = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** The same fields while they are being typed: saved as they are, so that nothing is lost. */
export const buyerDraftSchema = v.object({
  firstName: typed,
  lastName: typed,
  email: typed,
  phone: typed,
  addressLine1: typed,
  addressLine2: typed,
  city: typed,
  state: typed,
  zipCode: typed,
  deliveryInstructions: typed,
});

export type BuyerDraft = v.InferOutput<typeof buyerDraftSchema>;
