import * as v from "valibot";
import { secretReference } from "./identity-schema.ts";

/** Who may take cards and bank money (PMT-08). The publishable key is `environment.paymentPublishableKey`. */
export const PAYMENT_VENDORS = ["sandbox", "stripe"] as const;
/** Who may link bank accounts. The client id is `environment.bankLinkKey`. */
export const BANK_LINK_VENDORS = ["sandbox", "plaid"] as const;

/** What the payment vendors need beside their keys; secrets are only referred to. */
export const PaymentVendorsSchema = v.strictObject({
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
