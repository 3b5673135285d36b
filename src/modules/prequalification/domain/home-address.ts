import * as v from "valibot";
import {
  citySchema,
  secondLineSchema,
  stateSchema,
  streetLineSchema,
} from "#platform/shared/fields/address/address.ts";
import { zipCodeSchema } from "#platform/shared/fields/address/zip-code.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";

/** Where somebody lives, field by field as it is typed. */
export const HOME_FIELDS = {
  line1: streetLineSchema,
  line2: secondLineSchema,
  city: citySchema,
  state: stateSchema,
  zipCode: zipCodeSchema,
};

/** The same as calls take it. */
export const homeAddressSchema = formSchema({
  ...HOME_FIELDS,
  line2: v.optional(v.nullable(secondLineSchema)),
});
