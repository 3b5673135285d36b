import * as v from "valibot";
import { bool, imageUrl, whole } from "#platform/shared/settings/field-schemas.ts";
import { consumerOfModules } from "./settings-of-modules.ts";

/** TEN-04 with OP-20. */
export const ConsumerSchema = v.strictObject({
  ...consumerOfModules,
  /** Lifestyle picture of the auth pages (AUTH-11); one is drawn when left out. */
  authImageUrl: v.optional(v.nullable(imageUrl), null),
  /** AUTH-24: shoppers are asked for these consents; where they are not, none is stored, by whichever door. */
  asksForEmailConsent: v.optional(bool, true),
  asksForSmsConsent: v.optional(bool, true),
  showFavorites: v.optional(bool, true),
  /** Browsers keep the shell, cars that were looked at and a buyer's orders for when there is no connection. */
  keepsOffline: v.optional(bool, true),
  progressTracker: v.optional(
    v.strictObject({
      showDeliveryStep: v.optional(bool, true),
      showPaymentStep: v.optional(bool, true),
      showCoverageStep: v.optional(bool, true),
      showTradeInStep: v.optional(bool, true),
      /** TRK-13: the time spent stands open in the tracker; folded it waits behind a sign. */
      showTimeSpent: v.optional(bool, false),
    }),
    {},
  ),
  testDrive: v.optional(bool, true),
  /** Length of the vehicle hold (OP-20). */
  checkoutHoldSeconds: v.optional(whole(60, 86_400), 1800),
  /** How long the vehicle waits for lenders to answer, from the application on. */
  applicationHoldSeconds: v.optional(whole(3_600, 2_592_000), 259_200),
});
