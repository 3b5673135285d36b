import * as v from "valibot";
import { bool, line, whole } from "./field-schemas.ts";

/** Names a user directory and its client application; a second region may take over. */
const IdentityRegion = v.strictObject({
  region: line,
  identityPoolId: v.optional(line, "embedded"),
  userPoolId: v.optional(line, "embedded"),
  clientId: v.optional(line, "storefront"),
});

/** TEN-04 with OP-20. */
export const ConsumerSchema = v.strictObject({
  identity: v.optional(
    v.strictObject({
      primary: v.optional(IdentityRegion, { region: "local" }),
      secondary: v.optional(v.nullable(IdentityRegion), null),
    }),
    {},
  ),
  socialLogin: v.optional(bool, false),
  marketingOptOut: v.optional(bool, true),
  smsOptOut: v.optional(bool, true),
  showFavorites: v.optional(bool, true),
  progressTracker: v.optional(
    v.strictObject({
      showDeliveryStep: v.optional(bool, true),
      showPaymentStep: v.optional(bool, true),
      showCoverageStep: v.optional(bool, true),
      showTradeInStep: v.optional(bool, true),
    }),
    {},
  ),
  testDrive: v.optional(bool, true),
  /** Length of the vehicle hold (OP-20). */
  checkoutHoldSeconds: v.optional(whole(60, 86_400), 1800),
});
