import { expect, it } from "vitest";
import type { PriceGuide } from "#modules/price-guide/providers/price-guide.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";

/** What an offer that somebody asks about is to the guide. */
export type OfferState =
  | "made"
  | "too-many-miles"
  | "not-eligible"
  | "never-made"
  | "forged"
  | "busy"
  | "silent";

/** What every guide's offer says in these tests. */
export const GUIDE_OFFER = {
  reference: "trd_1",
  amountCents: 1_234_550,
  expiresAt: "2026-12-03T00:00:00Z",
  year: 2019,
  miles: 41_000,
} as const;

export interface PriceGuideCase {
  readonly ctx: RequestContext;
  /** False where a retailer values cars by itself: it shows no frame, and knows of no offer of anybody's. */
  readonly makesOffers: boolean;
  /** The guide beside an offer in that state. */
  readonly guide: (state: OfferState) => { readonly guide: PriceGuide; readonly offerId: string };
}

const REPLIES: Readonly<Record<OfferState, object>> = {
  made: { kind: "offer", ...GUIDE_OFFER },
  "too-many-miles": { kind: "too-many-miles" },
  "not-eligible": { kind: "not-eligible" },
  "never-made": { kind: "unknown" },
  forged: { kind: "failure", reason: "refused" },
  busy: { kind: "failure", reason: "unavailable" },
  silent: { kind: "failure", reason: "timeout" },
};

/** What every guide of cash offers does. */
export function priceGuideContract({ ctx, makesOffers, guide: beside }: PriceGuideCase): void {
  const read = (state: OfferState) => {
    const { guide, offerId } = beside(state);
    return guide.read(ctx, offerId);
  };

  it("shows its offers in a frame of one origin, or makes none", () => {
    const { frame } = beside("made").guide;
    expect(frame !== null).toBe(makesOffers);
    expect(frame?.origin).toBe(frame === null ? undefined : new URL(frame.url).origin);
  });

  it.each(Object.keys(REPLIES) as OfferState[])("answers about an offer that is %j", async (state) => {
    const reply = await read(state);
    expect(reply).toMatchObject(makesOffers ? REPLIES[state] : { kind: "unknown" });
    if (reply.kind === "failure") expect(reply.vendorCode).toMatch(/^[a-z]+-[a-z0-9]+$/u);
  });

  it("says the same when it is asked again", async () => {
    const { guide, offerId } = beside("made");
    expect(await guide.read(ctx, offerId)).toEqual(await guide.read(ctx, offerId));
  });

  it.each(["..", "../../admin", "a b", "%2e%2e/x", ""])(
    "knows of no offer by a name such as %j",
    async (name) => {
      expect(await beside("made").guide.read(ctx, name)).toMatchObject({ kind: "unknown" });
    },
  );
}
