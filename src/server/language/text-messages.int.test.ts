import { afterAll, beforeAll, expect, it } from "vitest";
import { notifyDecision } from "#modules/checkout/server/notify-decision.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import {
  type CheckoutWorld,
  makeCheckoutWorld,
  makeSubmittedOrder,
  TEST_BUYER,
} from "#tests/support/checkout-world.ts";
import { TranslatedTenants } from "./translated-tenants.ts";

let world: CheckoutWorld;
beforeAll(async () => {
  world = await makeCheckoutWorld();
});
afterAll(() => world.close());

const translated = new TranslatedTenants();
/** As accounts know it: a language stands beside an address, and nobody knows who reads at a number. */
const readers: NonNullable<QueueContext["readers"]> = {
  languageOf: (_trx, _ctx, to) => Promise.resolve(to.includes("@") ? "es" : undefined),
  translateTenant: (tenant, language) => translated.translateTenant(tenant, language),
};

it("A text message speaks the language of the mail beside it, also where no browser asks", async () => {
  const { deal } = await makeSubmittedOrder(world.as("acc_es"), await world.addVehicle());
  await world.ctx.db.transaction(async (trx) => {
    const order = await requireOrder(trx, world.ctx, { id: deal.dealId });
    const told = { order, news: "offers", until: "2026-12-27T20:57:00Z" } as const;
    await notifyDecision(trx, { ...world.ctx, readers }, told);
  });
  const [text] = await listSandboxMessages(world.ctx, { to: TEST_BUYER.phone ?? "" });
  expect(text).toMatchObject({ channel: "sms" });
  expect(text?.text).toMatch(/Robin, .*tiene una oferta.* Vigente hasta .* Abra el pedido/su);
  expect(text?.text).not.toMatch(/you have an offer|Open order/u);
});
