import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createIdentityRuntime } from "#modules/identity-pools/server/identity-runtime.ts";
import { kbbPriceGuide } from "#modules/price-guide/providers/kbb/kbb-price-guide.ts";
import { takeGuideOffer } from "#modules/price-guide/server/take-guide-offer.ts";
import { QUESTIONS } from "#modules/trade-in/domain/questions-data.ts";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import { askOffer } from "#modules/trade-in/server/ask-offer.ts";
import { describeTradeIn } from "#modules/trade-in/server/describe-trade-in.ts";
import { startTradeIn } from "#modules/trade-in/server/start-trade-in.ts";
import { type CreditWorld, makeCreditWorld } from "#tests/support/credit-world.ts";
import { KBB_API, KBB_SECRET, kbbEnvelope, type KbbStubOffer, kbbStub } from "#tests/vendors/kbb/kbb-stub.ts";

/** An offer that the frame of a price guide named, from its message to the trade-in. */
let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

const ID = "KBB-123456";

/** A described car that waits for a person, and the guide's answer about it. */
async function waitingCar() {
  const ports = { vinFacts: async () => null!, plateService: null! };
  const ctx = { ...world.ctx, identity: createIdentityRuntime({ sandbox: true }), ...ports };
  const { capability } = await startTradeIn(ctx);
  const holder = { capability };
  await describeTradeIn(ctx, holder, {
    version: 1,
    car: { year: 2019, make: "Yugo", model: "Koral", trim: null, bodyStyle: "sedan" },
    miles: 41_000,
    zipCode: "78701",
    ownership: "OWNED",
    answers: Object.fromEntries(QUESTIONS.map(({ id, answers }) => [id, answers[0]!.id])),
  });
  const view = await askOffer(ctx, holder);
  const take = (answer: object | undefined) => {
    const priceGuide = kbbPriceGuide({
      settings: { apiUrl: KBB_API, signingSecretRef: "env:SECRET_KBB" },
      secrets: () => KBB_SECRET,
      frame: null,
      caller: { fetch: kbbStub(answer === undefined ? {} : { [ID]: answer }) },
    });
    return takeGuideOffer({ ...ctx, priceGuide }, holder, ID);
  };
  return { view, take };
}

const offerFor = ({ id }: TradeInView, more: Partial<KbbStubOffer> = {}): KbbStubOffer => ({
  offerId: ID,
  reference: id,
  amount: 9_100,
  expiresAt: new Date(world.clock.now().getTime() + 30 * 86_400_000).toISOString(),
  year: 2019,
  miles: 41_200,
  ...more,
});

describe("An offer that a price guide's frame names", () => {
  it("is the trade-in's own once it is read at the guide, for seven days at most", async () => {
    const { view, take } = await waitingCar();
    expect(view.decision).toBe("PENDING");
    const answer = await take(kbbEnvelope(offerFor(view)));
    expect(answer.kind).toBe("offer");
    expect(answer.view).toMatchObject({
      decision: "AVAILABLE",
      figure: { amountCents: 910_000, lines: [{ code: "guide" }] },
      expiresAt: new Date(world.clock.now().getTime() + 7 * 86_400_000).toISOString(),
    });
    const again = await take(kbbEnvelope(offerFor(view)));
    expect(again.view.version).toBe(answer.view.version);
  });

  it.each([
    ["another trade-in", { reference: "trd_other" }],
    ["another year", { year: 2012 }],
    ["other miles", { miles: 20_000 }],
  ])("is not taken where it is for %s", async (_, other) => {
    const { view, take } = await waitingCar();
    const answer = await take(kbbEnvelope(offerFor(view, other)));
    expect(answer).toMatchObject({ kind: "other-car", view: { decision: "PENDING" } });
  });

  it.each([
    ["too-many-miles", { code: "200422" }],
    ["not-eligible", { code: "200499" }],
    ["unavailable", { code: "400001" }],
    ["unavailable", { secret: "forged" }],
  ])("leaves our own answer where it is %s", async (kind, envelope) => {
    const { view, take } = await waitingCar();
    expect(await take(kbbEnvelope(offerFor(view), envelope))).toMatchObject({
      kind,
      view: { decision: "PENDING", version: view.version },
    });
  });

  it("is none where the guide knows of none", async () => {
    const { take } = await waitingCar();
    expect((await take(undefined)).kind).toBe("unavailable");
  });
});
