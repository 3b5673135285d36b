import * as v from "valibot";
import { line, webUrl } from "#platform/shared/settings/field-schemas.ts";
import { vendorName } from "#platform/shared/settings/vendor-name-schema.ts";
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

/** Who administers protection plans, and what its system needs. */
export const protectionContractsSettings = {
  providers: { protection: vendorName },
  environment: { secureWarranty: v.optional(v.nullable(SecureWarrantySchema), null) },
};
