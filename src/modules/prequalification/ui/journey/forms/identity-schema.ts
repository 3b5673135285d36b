import * as v from "valibot";
import {
  citySchema,
  secondLineSchema,
  stateSchema,
  streetLineSchema,
} from "#platform/shared/fields/address/address.ts";
import { zipCodeSchema } from "#platform/shared/fields/address/zip-code.ts";
import { ssnSchema } from "#platform/shared/fields/applicant/ssn.ts";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";

/** PQ-03, as it is typed. */
export const identitySchema = formSchema({
  line1: streetLineSchema,
  line2: secondLineSchema,
  city: citySchema,
  state: stateSchema,
  zipCode: zipCodeSchema,
  email: emailSchema,
  emailOptIn: v.optional(v.boolean(), false),
  textOptIn: v.optional(v.boolean(), false),
});

/** For whom the bureau could not find by their address. */
export const numberSchema = formSchema({ ssn: ssnSchema });
