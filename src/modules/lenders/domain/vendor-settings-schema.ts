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

/** `providers.creditBureau: "700credit"`. */
const SevenHundredCreditSchema = v.strictObject({
  account: line,
  passwordRef: secretReference,
  /** Soft pulls have an account of their own; null where there is none. */
  prequalify: v.optional(v.nullable(v.strictObject({ account: line, passwordRef: secretReference })), null),
  bureau: v.picklist(["EFX", "XPN", "TU"], "must be EFX, XPN or TU"),
  /** `https://www.700CreditSolution.com/XCRS/Service.aspx` for tests. */
  url: v.optional(webUrl, "https://www.700Dealer.com/XCRS/Service.aspx"),
});
export type SevenHundredCreditSettings = v.InferOutput<typeof SevenHundredCreditSchema>;

/** What the vendors need that carry applications and credit reports. */
export const lenderVendors = {
  autofi: v.optional(v.nullable(AutofiSchema), null),
  sevenHundredCredit: v.optional(v.nullable(SevenHundredCreditSchema), null),
};
