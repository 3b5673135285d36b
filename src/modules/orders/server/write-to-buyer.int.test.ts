import { afterAll, beforeAll, expect, it } from "vitest";
import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import {
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
} from "#tests/support/tracker-world.ts";
import { requireOrder } from "./find-order-for-step.ts";
import { writeToBuyer } from "./write-to-buyer.ts";

const NEWS = messageTemplate({ key: "test.news", subject: "News", text: "{firstName}, there is news." });
const BUYER = {
  firstName: "Ann",
  email: "ann@example.com",
  phone: "5122345678",
  phoneConsent: true,
  state: "HI",
} as const;

let world: TrackerWorld;
let orderNumber = "";
beforeAll(async () => {
  world = await makeTrackerWorld();
  ({ orderNumber } = await world.submittedOrder());
});
afterAll(() => world.close());

/** Minutes until each message leaves, the mail's first. */
async function waits(of: TrackerTestContext, buyer: object = BUYER): Promise<number[]> {
  // Ten in the morning where the retailer is, five in Honolulu.
  const ctx = { ...of, tenant: { ...of.tenant, isDemo: false } };
  await world.database.owner.query("delete from job");
  const { rows } = await world.database.owner.query<{ id: string }>(
    "select id from orders where order_number = $1",
    [orderNumber],
  );
  await ctx.db.transaction(async (trx) => {
    const order = await requireOrder(trx, ctx, { id: rows[0]?.id ?? "" });
    await writeToBuyer(trx, ctx, {
      order,
      buyer: { ...buyer },
      news: { mail: NEWS, sms: NEWS, params: () => ({}) },
    });
  });
  const jobs = await world.database.owner.query<{ minutes: string }>(
    "select extract(epoch from run_at - created_at) / 60 as minutes from job where kind = 'messaging.deliver' order by run_at",
  );
  return jobs.rows.map(({ minutes }) => Number(minutes));
}

it("News that comes by itself is mailed at once and texted by day where the buyer lives", async () => {
  expect(await waits(world.system)).toEqual([0, 240]);
  expect(await waits(world.system, { ...BUYER, state: "TX" })).toEqual([0]);
});

it("News of a buyer of whom nobody knows where they live is texted while it is day in every state", async () => {
  expect(await waits(world.system, { ...BUYER, state: undefined })).toEqual([0, 240]);
});

it("News of what a buyer has just done is texted at once", async () => {
  expect(await waits(world.ctx)).toEqual([0]);
});
