import * as v from "valibot";
import { bool, whole } from "#platform/shared/settings/field-schemas.ts";
import { consentWordings } from "./consent-settings-schema.ts";

/** TEN-08. */
const CreditAppSchema = v.strictObject({
  enabled: v.optional(bool, true),
  jointApplications: v.optional(bool, true),
  termsVersion: v.optional(whole(1, 9999), 1),
  /** What applicants agree to, in the retailer's own words (VAL-32). */
  wordings: v.optional(consentWordings, {}),
});

/** Whether people may apply for credit, alone or together, and under which terms. */
export const creditSettings = { config: { creditApp: v.optional(CreditAppSchema, {}) } };
