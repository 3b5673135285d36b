import * as v from "valibot";
import { line } from "#platform/shared/settings/field-schemas.ts";
import { secretReference } from "#platform/shared/settings/secret-reference-schema.ts";

/** Who may take cards and bank money (PMT-08). The publishable key is `environment.paymentPublishableKey`. */
const PAYMENT_VENDORS = ["sandbox", "stripe"] as const;
/** Who may link bank accounts. The client id is `environment.bankLinkKey`. */
const BANK_LINK_VENDORS = ["sandbox", "plaid"] as const;

/** What the payment vendors need beside their keys; secrets are only referred to. */
const PaymentVendorsSchema = v.strictObject({
  stripe: v.optional(
    v.nullable(
      v.strictObject({
        /** A restricted key that may write payment intents, refunds and customers. */
        secretKeyRef: secretReference,
        /** `manual` puts cards on hold until the retailer captures them. */
        cardCapture: v.optional(
          v.picklist(["automatic", "manual"], "must be automatic or manual"),
          "automatic",
        ),
      }),
    ),
    null,
  ),
  plaid: v.optional(v.nullable(v.strictObject({ secretRef: secretReference })), null),
});

/** Who takes money and links bank accounts, and what those vendors need. */
export const paymentSettings = {
  providers: {
    payments: v.optional(
      v.picklist(PAYMENT_VENDORS, `must be one of ${PAYMENT_VENDORS.join(", ")}`),
      "sandbox",
    ),
    bankLink: v.optional(
      v.picklist(BANK_LINK_VENDORS, `must be one of ${BANK_LINK_VENDORS.join(", ")}`),
      "sandbox",
    ),
  },
  environment: {
    paymentVendors: v.optional(PaymentVendorsSchema, {}),
    paymentPublishableKey: v.optional(line, "sandbox"),
    bankLinkKey: v.optional(line, "sandbox"),
    bankLinkEnvironment: v.optional(
      v.picklist(["sandbox", "development", "production"], "must be sandbox, development or production"),
      "sandbox",
    ),
  },
};
