import * as v from "valibot";
import { bool, line, webUrl } from "#platform/shared/settings/field-schemas.ts";
import { secretReference } from "#platform/shared/settings/secret-reference-schema.ts";
import { vendorName } from "#platform/shared/settings/vendor-name-schema.ts";

/** `providers.idVerification: "persona"`. */
const PersonaSchema = v.strictObject({
  templateId: v.pipe(line, v.regex(/^itmpl_[A-Za-z0-9]{1,60}$/u, "must be an inquiry template like itmpl_…")),
  apiKeyRef: secretReference,
  apiUrl: v.optional(webUrl, "https://api.withpersona.com/api/v1"),
  /** The dated version the template was tested with. */
  apiVersion: v.optional(
    v.pipe(line, v.regex(/^\d{4}-\d{2}-\d{2}$/u, "must be a date like 2023-01-05")),
    "2023-01-05",
  ),
  /** Where no workflow decides, a completed inquiry is a success. */
  isCompletedEnough: v.optional(bool, false),
});

export type PersonaSettings = v.InferOutput<typeof PersonaSchema>;

/** Who captures a buyer's ID, and what that vendor needs. */
export const idVerificationSettings = {
  providers: { idVerification: vendorName },
  environment: { persona: v.optional(v.nullable(PersonaSchema), null) },
};
