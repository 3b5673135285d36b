import { afterAll, beforeAll, expect, it } from "vitest";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { startTradeIn } from "./start-trade-in.ts";
import type { TradeInContext } from "./trade-in-context.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await makeTestContext();
});
afterAll(() => world.close());

it("starts no trade-in at a retailer that takes no cars in", async () => {
  const { tenant } = world.ctx;
  const ctxWith = (enabled: boolean) => {
    const config = { ...tenant.config, tradeIn: { ...tenant.config.tradeIn, enabled } };
    return { ...world.ctx, tenant: { ...tenant, config } } as unknown as TradeInContext;
  };
  await expect(startTradeIn(ctxWith(false))).rejects.toThrow("tradeIn.notFound");
  expect((await startTradeIn(ctxWith(true))).view.status).toBe("Draft");
});
