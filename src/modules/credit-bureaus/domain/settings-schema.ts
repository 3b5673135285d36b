import * as v from "valibot";
import { line, webUrl } from "#platform/shared/settings/field-schemas.ts";
import { vendorName } from "#platform/shared/settings/vendor-name-schema.ts";
import { secretReference } from "#platform/shared/settings/secret-reference-schema.ts";

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

/** Whose credit files are read. */
export const bureauSettings = {
  providers: { creditBureau: vendorName },
  environment: { sevenHundredCredit: v.optional(v.nullable(SevenHundredCreditSchema), null) },
};
