import * as v from "valibot";
import { ssnSchema } from "#platform/shared/fields/applicant/ssn.ts";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { HOME_FIELDS } from "../../../domain/home-address.ts";

/** PQ-03, as it is typed. */
export const identitySchema = formSchema({
  ...HOME_FIELDS,
  email: emailSchema,
  emailOptIn: v.optional(v.boolean(), false),
  textOptIn: v.optional(v.boolean(), false),
});

/** For whom the bureau could not find by their address. */
export const numberSchema = formSchema({ ssn: ssnSchema });
