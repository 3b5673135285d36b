import * as v from "valibot";
import {
  restOfAddress,
  secondLineSchema,
  streetLineSchema,
} from "#platform/shared/fields/address/address.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";

const { addressLine2: _, ...place } = restOfAddress;

/** Where somebody lives, field by field as it is typed. */
export const HOME_FIELDS = { line1: streetLineSchema, line2: secondLineSchema, ...place };

/** The same as calls take it. */
export const homeAddressSchema = formSchema({
  ...HOME_FIELDS,
  line2: v.optional(v.nullable(secondLineSchema)),
});
