import { describe } from "vitest";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { GUIDE_OFFER, type OfferState, priceGuideContract } from "#tests/contracts/price-guide.contract.ts";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { KBB_API, KBB_SECRET, kbbEnvelope, kbbStub } from "#tests/vendors/kbb/kbb-stub.ts";
import { kbbPriceGuide } from "./kbb/kbb-price-guide.ts";
import { createPriceGuides } from "./price-guides.ts";

const offerId = "KBB-123456";
const ctx = { log: { warn: () => undefined } } as unknown as RequestContext;

describe("A retailer's own values", () => {
  const guide = createPriceGuides(() => "").of(testTenantConfig("own"));
  priceGuideContract({ ctx, makesOffers: false, guide: () => ({ guide, offerId }) });
});

const { amountCents, ...said } = GUIDE_OFFER;
const OFFER = { ...said, offerId, amount: amountCents / 100 };
const answering = (answer: object): typeof fetch => kbbStub({ [offerId]: answer });

/** The API of Kelley Blue Book about one offer in that state. */
const SAYS: Readonly<Record<OfferState, typeof fetch>> = {
  made: answering(kbbEnvelope(OFFER)),
  "too-many-miles": answering(kbbEnvelope({}, { code: "200422" })),
  "not-eligible": answering(kbbEnvelope({}, { code: "200404" })),
  "never-made": kbbStub({}),
  forged: answering(kbbEnvelope(OFFER, { secret: "somebody else's" })),
  busy: () => Promise.resolve(new Response("busy", { status: 503 })),
  silent: () => Promise.reject(new DOMException("", "TimeoutError")),
};

describe("Kelley Blue Book, as we read it", () =>
  priceGuideContract({
    ctx,
    makesOffers: true,
    guide: (state) => {
      const guide = kbbPriceGuide({
        settings: { apiUrl: KBB_API, signingSecretRef: "env:SECRET_KBB" },
        secrets: () => KBB_SECRET,
        frame: { url: "https://ico.guide.example/offer?code=SUNNY", origin: "https://ico.guide.example" },
        caller: { fetch: SAYS[state], pause: () => Promise.resolve() },
      });
      return { guide, offerId };
    },
  }));
