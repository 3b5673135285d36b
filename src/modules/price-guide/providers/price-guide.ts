import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { GuidePlace } from "../domain/guide-frame.ts";

/** An offer as the guide itself says it, signed. */
export interface GuideOffer {
  readonly kind: "offer";
  /** The trade-in that it was made for. */
  readonly reference: string;
  readonly amountCents: Cents;
  /** ISO instant. */
  readonly expiresAt: string;
  readonly year: number;
  readonly miles: number;
}

export type GuideReply =
  | GuideOffer
  | { readonly kind: "too-many-miles" }
  | { readonly kind: "not-eligible" }
  | { readonly kind: "unknown" }
  | ProviderFailure;

/** A price guide that makes cash offers in a frame of its own (TRADE-09). */
export interface PriceGuide {
  /** Its frame with the retailer's code, and the one origin whose messages count; null where there is no guide. */
  readonly frame: GuidePlace | null;
  /** Reads an offer again. May be repeated. */
  read(ctx: RequestContext, offerId: string): Promise<GuideReply>;
}
