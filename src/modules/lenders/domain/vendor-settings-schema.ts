import * as v from "valibot";
import { line, webUrl } from "#platform/shared/settings/field-schemas.ts";
import { secretReference } from "#platform/shared/settings/secret-reference-schema.ts";

/** `providers.lenders: "autofi"`. Its callbacks are signed with the first of `webhookSecrets.autofi`. */
const AutofiSchema = v.strictObject({
  clientId: line,
  clientSecretRef: secretReference,
  /** `https://api-uat.autofi.com` for tests. */
  apiUrl: v.optional(webUrl, "https://api.autofi.com"),
  dealerCode: v.pipe(line, v.regex(/^[A-Z0-9]{4}$/u, "must be the four letters or digits of the dealer")),
  /** Which portal carries applications; null leaves it to the vendor. */
  middleman: v.optional(
    v.nullable(v.picklist(["routeOne", "dealertrack"], "must be routeOne or dealertrack")),
    null,
  ),
  middlemanId: v.optional(v.nullable(line), null),
  /** How the vendor names a lender in its decisions, by our program; the program's own name where it is not here. */
  lenderNames: v.optional(v.record(line, line), {}),
});
export type AutofiSettings = v.InferOutput<typeof AutofiSchema>;

/** What the vendor needs that carries applications. */
export const lenderVendors = {
  autofi: v.optional(v.nullable(AutofiSchema), null),
};
