import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
} from "#tests/support/tracker-world.ts";
import { verifyWallet } from "./verify-wallet.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

/** A gateway that speaks for the shop, or says that it can't. */
const vouching = (session: string | undefined): TrackerTestContext => ({
  ...world.ctx,
  paymentGateway: { ...world.ctx.paymentGateway, vouchForWallet: async () => session as string },
});

describe("A wallet of the browser (MSG-49)", () => {
  it("is refused in words that name another way, by a gateway that takes none", async () => {
    const order = await world.submittedOrder();
    expect(world.ctx.paymentGateway).not.toHaveProperty("vouchForWallet");
    await expect(verifyWallet(world.ctx, order)).rejects.toMatchObject({
      kind: "invalid",
      details: {
        code: "payment.walletNotVerified",
        message: "We couldn't verify your wallet. Use another payment method.",
      },
    });
  });

  it("is refused in the same words when the gateway does not vouch for it", async () => {
    const order = await world.submittedOrder();
    await expect(verifyWallet(vouching(undefined), order)).rejects.toMatchObject({
      kind: "invalid",
      details: { code: "payment.walletNotVerified" },
    });
  });

  it("gets the gateway's session", async () => {
    const order = await world.submittedOrder();
    expect(await verifyWallet(vouching("session-1"), order)).toEqual({ merchantSession: "session-1" });
  });

  it("is never vouched for on somebody else's order or one that is over", async () => {
    const order = await world.submittedOrder();
    const stranger = { ...vouching("session-1"), actor: world.as("acc_stranger").actor };
    await expect(verifyWallet(stranger, order)).rejects.toMatchObject({ kind: "not-found" });
    const { owner } = world.database;
    await owner.query("update orders set order_status = 'CANCELED' where id = $1", [order.deal.dealId]);
    await expect(verifyWallet(vouching("session-1"), order)).rejects.toMatchObject({ kind: "conflict" });
  });
});
