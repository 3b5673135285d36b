import * as v from "valibot";
import { webUrl } from "#platform/shared/settings/field-schemas.ts";
import { secretReference } from "#platform/shared/settings/secret-reference-schema.ts";

/**
 * `providers.tradeIn: "kbb"`, beside `environment.tradeInOfferIframeUrl` and `tradeInOfferCode` (TEN-09): where an offer
 * that the frame names is read again, and with which secret its answer is signed.
 */
const PriceGuideSchema = v.strictObject({ apiUrl: webUrl, signingSecretRef: secretReference });
export type PriceGuideSettings = v.InferOutput<typeof PriceGuideSchema>;

export const priceGuideSettings = {
  environment: { priceGuide: v.optional(v.nullable(PriceGuideSchema), null) },
};
