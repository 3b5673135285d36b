import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { retailerSays } from "#tests/support/retailer-says.ts";
import { makeTrackerWorld, type TrackerWorld } from "#tests/support/tracker-world.ts";
import { endReturnWindows } from "./end-return-windows.ts";
import { getOrder } from "./get-order.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

const DAY_SECONDS = 24 * 60 * 60;

describe("The time to bring a car back (ORD-03)", () => {
  it("ends by itself after as many days as the guarantee says, and nothing comes back afterwards", async () => {
    const order = await world.submittedOrder();
    const { orderNumber } = order;
    for (const event of ["order.offramp", "insurance.verified", "id.completed", "order.delivered"] as const)
      await retailerSays(world.system, { orderNumber, event });
    const days = world.system.tenant.config.content.moneyBackDays!;
    world.clock.advance({ seconds: days * DAY_SECONDS - 60 });
    expect(await endReturnWindows(world.system)).toBe(0);
    expect((await getOrder(world.ctx, order)).orderStatus).toBe("DELIVERED");
    world.clock.advance({ seconds: 60 });
    expect(await endReturnWindows(world.system)).toBe(1);
    expect(await endReturnWindows(world.system)).toBe(0);
    expect(await getOrder(world.ctx, order)).toMatchObject({
      orderStatus: "DELIVERED_NO_RETURN",
      stateLabel: "delivered",
    });
    await expect(retailerSays(world.system, { orderNumber, event: "order.cancelled" })).rejects.toThrow(
      "state.transitionNotAllowed",
    );
  });
});
