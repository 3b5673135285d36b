import * as v from "valibot";
import { line, webUrl } from "#platform/shared/settings/field-schemas.ts";
import { secretReference } from "#platform/shared/settings/secret-reference-schema.ts";

/** `providers.protection: "secure-warranty"`. */
const SecureWarrantySchema = v.strictObject({
  apiUrl: webUrl,
  apiKeyRef: secretReference,
  dealerNumber: line,
  /** Where a rooftop is a dealer of its own there. */
  dealerNumberByRooftop: v.optional(v.record(line, line), {}),
});
export type SecureWarrantySettings = v.InferOutput<typeof SecureWarrantySchema>;

/** What the administrators' systems need. */
export const protectionVendors = {
  secureWarranty: v.optional(v.nullable(SecureWarrantySchema), null),
};
