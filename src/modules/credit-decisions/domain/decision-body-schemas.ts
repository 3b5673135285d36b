import * as v from "valibot";
import { acceptedTerms, shownTerms } from "#modules/deal-drafts/domain/shown-terms.ts";

/** POST /api/commerce/orders/{orderNumber}/accept-offer (LEND-02). */
export const acceptOfferBody = v.object({
  acceptedTerms,
  offerId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  termsDigest: shownTerms,
});

/** POST /api/commerce/orders/{orderNumber}/end-application. */
export const endApplicationBody = v.object({
  why: v.optional(v.picklist(["declined", "withdrawn"]), "declined"),
});
