import * as v from "valibot";
import { heldCapability, requireAccount } from "#modules/trade-in/server/held-capability.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import type { GuideContext } from "./server/guide-context.ts";
import { takeGuideOffer } from "./server/take-guide-offer.ts";

const body = v.object({ offerId: v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{6,64}$/u)) });

/** The same call for whoever holds the secret and for the account that keeps the trade-in. */
const bothDoors = [
  {
    path: "/public/trade-in/current/guide-offer",
    access: "public",
    holderOf: (_: GuideContext, request: Request) => heldCapability(request),
  },
  {
    path: "/api/trade-in/guide-offer",
    access: "account",
    holderOf: (ctx: GuideContext) => requireAccount(ctx),
  },
] as const;

export const guideEndpoints = bothDoors.map(({ path, access, holderOf }) =>
  endpoint<GuideContext>()({
    method: "POST",
    path,
    access,
    summary: "The frame of the price guide named an offer: read it at the guide and take it (TRADE-09)",
    body,
    handle: (ctx, { body: { offerId }, request }) => takeGuideOffer(ctx, holderOf(ctx, request), offerId),
  }),
);
