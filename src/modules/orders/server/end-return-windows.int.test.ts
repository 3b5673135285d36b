import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { retailerSays } from "#tests/support/retailer-says.ts";
import { makeTrackerWorld, type TrackerWorld } from "#tests/support/tracker-world.ts";
import { getTracker } from "#modules/progress-tracker/server/get-tracker.ts";
import { notifyBuyer } from "#modules/progress-tracker/server/notify-buyer.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
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

  describe("under the law of California, of a retailer that takes nothing back itself", () => {
    /** Handed over at `at`, a Monday of November 2026. */
    async function deliveredInCalifornia(at: string) {
      world.clock.set(at);
      await world.database.owner.query(
        "update rooftop set state = 'CA', time_zone = 'America/Los_Angeles' where tenant_id = $1",
        [world.system.tenantId],
      );
      const order = await world.submittedOrder();
      const { orderNumber } = order;
      for (const event of ["order.offramp", "insurance.verified", "id.completed", "order.delivered"] as const)
        await retailerSays(system(), { orderNumber, event });
      return order;
    }
    const withoutGuarantee = <Ctx extends typeof world.ctx>(ctx: Ctx): Ctx => {
      const { config } = ctx.tenant;
      const content = { ...config.content, moneyBackDays: null };
      return { ...ctx, tenant: { ...ctx.tenant, config: { ...config, content } } };
    };
    const system = () => withoutGuarantee(world.system);

    it("the car comes back until the third day ends at the dealer, and the order's page and mail name that day", async () => {
      const order = await deliveredInCalifornia("2026-11-10T06:30:00.000Z");
      const { handover } = await getTracker(withoutGuarantee(world.ctx), order);
      expect(handover).toMatchObject({
        returnUntil: null,
        cancel: { until: Date.parse("2026-11-13T08:00:00Z"), maximumMiles: 400, isOver: false },
      });
      await notifyBuyer(system(), { orderId: order.deal.dealId });
      const mails = await listSandboxMessages(world.ctx, { to: "robin@example.com" });
      const told = mails.find(({ text }) => text.includes(`delivered (order ${order.orderNumber})`));
      expect(told?.text).toContain("By law you may cancel the purchase through Thursday, November 12, 2026");
      world.clock.set("2026-11-13T07:59:00.000Z");
      expect(await endReturnWindows(system())).toBe(0);
      const twice = ["order.cancelled", "order.cancelled"] as const;
      for (const event of twice) await retailerSays(system(), { orderNumber: order.orderNumber, event });
      expect((await getOrder(world.ctx, order)).orderStatus).toBe("CANCELED");
    });

    it("a minute later it does not", async () => {
      const order = await deliveredInCalifornia("2026-11-16T18:00:00.000Z");
      world.clock.set("2026-11-20T08:00:00.000Z");
      expect(await endReturnWindows(system())).toBe(1);
      const late = retailerSays(system(), { orderNumber: order.orderNumber, event: "order.cancelled" });
      await expect(late).rejects.toThrow("state.transitionNotAllowed");
    });
  });
});
