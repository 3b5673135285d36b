import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { applyWebhook } from "#platform/server/webhooks/apply-webhook.ts";
import { receiveWebhook } from "#platform/server/webhooks/receive-webhook.ts";
import { signedHeader } from "#platform/server/webhooks/signed-header.ts";
import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";
import { listEvents } from "#platform/server/webhooks/webhook-repo.ts";
import { BEST } from "#tests/support/sell-car.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { withWebhooks } from "#tests/support/with-webhooks.ts";
import type { TradeInView } from "../../domain/trade-in-view.ts";
import { askOffer } from "../ask-offer.ts";
import { describeTradeIn } from "../describe-trade-in.ts";
import { readTradeIn } from "../read-trade-in.ts";
import { startTradeIn } from "../start-trade-in.ts";
import type { TradeInContext } from "../trade-in-context.ts";
import { tradeInWebhooks } from "./trade-in-webhooks.ts";

const SECRET = "secret-of-the-used-car-desk";
let world: TestWorld;
let ctx: TradeInContext & WebhookContext;
beforeAll(async () => {
  world = await makeTestContext();
  const geo = { place: () => ({ city: "Austin", state: "TX" }), isCityOf: () => true };
  const shopper = { ...world.ctx, geo } as unknown as TradeInContext;
  ctx = withWebhooks(shopper, tradeInWebhooks, [SECRET]);
});
afterAll(() => world.close());

interface Waiting {
  readonly holder: { readonly capability: string };
  readonly view: TradeInView;
}

/** A car that nobody has prices for: a person has to look. */
async function waitingCar(answers: object = {}): Promise<Waiting> {
  const { capability } = await startTradeIn(ctx);
  const holder = { capability };
  await describeTradeIn(ctx, holder, {
    version: 1,
    car: { year: 2003, make: "Yugo", model: "Koral", trim: null, bodyStyle: null },
    miles: 41_000,
    zipCode: "78701",
    ownership: "OWNED",
    answers: { ...BEST, ...answers },
  });
  return { holder, view: await askOffer(ctx, holder) };
}

/** Another answer, and the question again. */
async function askedAnew({ holder }: Waiting): Promise<TradeInView> {
  const { version } = await readTradeIn(ctx, holder);
  await describeTradeIn(ctx, holder, { version, answers: { glass: "crack" } });
  return askOffer(ctx, holder);
}

let serial = 0;
async function hear(word: object, secret = SECRET): Promise<string | null> {
  const id = `word-${(serial += 1)}`;
  const body = new TextEncoder().encode(JSON.stringify({ id, ...word }));
  const header = signedHeader({ secret, name: "v1", at: world.clock.now(), body });
  const headers = new Headers({ "forecourt-signature": header });
  await receiveWebhook(ctx, { source: "trade-in", body, headers });
  await applyWebhook(ctx, { source: "trade-in", eventId: id });
  const events = await ctx.db.transaction((trx) => listEvents(trx, ctx.tenantId, 50));
  return events.find(({ eventId }) => eventId === id)?.problem ?? null;
}
const now = () => world.clock.now().toISOString();

describe("The retailer's own system", () => {
  it("says what a car is worth, with a boost as a line of its own; the same word again changes nothing", async () => {
    const { holder, view } = await waitingCar();
    expect(view.decision).toBe("PENDING");
    const word = {
      event: "trade-in.available",
      tradeInId: view.id,
      amountCents: 900_000,
      boostCents: 25_000,
    };
    expect(await hear(word)).toBeNull();
    const offered = await readTradeIn(ctx, holder);
    expect(offered).toMatchObject({ decision: "AVAILABLE", figure: { amountCents: 925_000 } });
    world.clock.advance({ minutes: 1 });
    expect(await hear(word)).toBeNull();
    const again = await readTradeIn(ctx, holder);
    expect(again).toMatchObject({ version: offered.version, expiresAt: offered.expiresAt });
    expect(await hear({ ...word, amountCents: 910_000 })).toBeNull();
    expect((await readTradeIn(ctx, holder)).figure).toMatchObject({ amountCents: 935_000 });
  });

  it.each([
    ["trade-in.needs-more", "FURTHER_REVIEW", "In progress"],
    ["trade-in.denied", "DENIED", "Failed"],
  ])("says %s", async (event, decision, status) => {
    const { holder, view } = await waitingCar();
    expect(await hear({ event, tradeInId: view.id })).toBeNull();
    expect(await readTradeIn(ctx, holder)).toMatchObject({ decision, status });
  });

  it("is not believed about answers that changed since it looked, by version and by time", async () => {
    const car = await waitingCar();
    const looked = { at: now(), version: car.view.version };
    world.clock.advance({ minutes: 1 });
    const anew = await askedAnew(car);
    const word = { event: "trade-in.available", tradeInId: car.view.id, amountCents: 900_000 };
    expect(await hear({ ...word, version: looked.version })).toBe("webhook.overtaken");
    expect(await hear({ ...word, occurredAt: looked.at })).toBe("webhook.overtaken");
    expect(await readTradeIn(ctx, car.holder)).toMatchObject({ decision: "PENDING" });
    expect(await hear({ ...word, version: anew.version })).toBeNull();
    expect(await readTradeIn(ctx, car.holder)).toMatchObject({ decision: "AVAILABLE" });
  });

  it("changes nothing without an amount, unsigned, or about a car that is not there", async () => {
    const { holder, view } = await waitingCar();
    const word = { event: "trade-in.available", tradeInId: view.id, amountCents: 900_000 };
    expect(await hear({ ...word, amountCents: undefined })).toBe("body.invalid");
    expect(await hear({ ...word, event: "trade-in.stolen" })).toBe("webhook.malformed");
    expect(await hear({ ...word, tradeInId: "trd_none" })).toBe("tradeIn.notFound");
    await expect(hear(word, "a guess")).rejects.toThrow("webhook.refused");
    expect(await readTradeIn(ctx, holder)).toMatchObject({ decision: "PENDING" });
  });
});

describe("The retailer's people", () => {
  it("are written to about a car that waits, with what its owner said, five times at most", async () => {
    const car = await waitingCar({ title: "flood" });
    for (let times = 0; times < 6; times += 1) {
      const { version } = await readTradeIn(ctx, car.holder);
      await describeTradeIn(ctx, car.holder, { version, miles: 41_001 + times });
      await askOffer(ctx, car.holder);
    }
    const messages = await listSandboxMessages(ctx, { to: ctx.tenant.contactUsEmail });
    const own = messages.filter(({ text }) => text.includes(car.view.id));
    expect(own).toHaveLength(5);
    expect(own[0]).toMatchObject({ to: ctx.tenant.contactUsEmail });
    const [first] = own.filter(({ text }) => text.includes("41,000 miles"));
    expect(first?.text).toContain("2003 Yugo Koral");
    expect(first?.text).toContain("What does the title say? Flood or hail");
    expect(first?.text).toContain(`version ${car.view.version}`);
  });
});
