import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { STEPS as BROWSER_STEPS } from "#app/steps.ts";
import { getOrderHistory } from "#modules/order-steps/server/get-order-history.ts";
import { TELL_BUYER } from "#modules/orders/server/view-order.ts";
import { deriveTracker } from "#modules/progress-tracker/domain/derive-tracker.ts";
import { progressTrackerEndpoints } from "#modules/progress-tracker/http.ts";
import { getTracker } from "#modules/progress-tracker/server/get-tracker.ts";
import { notifyBuyer } from "#modules/progress-tracker/server/notify-buyer.ts";
import { trackerPage } from "#modules/progress-tracker/ui/tracker-pages.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import { eventEntries } from "#modules/retailer-operations/server/event-table.ts";
import { callsWithoutRow } from "#tests/api/calls-without-row.ts";
import { isolationMatrix } from "#tests/api/isolation-matrix.ts";
import { titleEndpoints } from "#tests/support/title-registration/title-http.ts";
import { TITLE_TABLE, titleStepSource } from "#tests/support/title-registration/title-step-source.ts";
import { titleStep } from "#tests/support/title-registration/title-step.ts";
import { makeTrackerWorld, type TrackerWorld } from "#tests/support/tracker-world.ts";
import { endpoints } from "./modules.ts";
import { STEPS } from "./steps.ts";

/** The two lines: one in the server's list, one in the browser's. */
const SERVER = [...STEPS, titleStepSource];
const BROWSER = [...BROWSER_STEPS, titleStep];

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
  await world.database.owner.query(TITLE_TABLE);
});
afterAll(() => world.close());

const buyer = () => ({ ...world.ctx, steps: SERVER });
const system = () => ({ ...world.system, steps: SERVER });

describe("A step from a folder of its own and two lines", () => {
  it("is in the tracker, the same on both sides, and in no tracker without its line", async () => {
    const order = await world.submittedOrder();
    const { tracker, facts } = await getTracker(buyer(), order);
    expect(tracker.steps.find(({ step }) => step === titleStep.id)).toMatchObject({
      label: "Title and Registration",
      status: "NOT_READY",
      path: `/progress/${order.orderNumber}/title`,
    });
    expect(deriveTracker(BROWSER, facts)).toEqual({ kind: "tracker", tracker });
    expect(trackerPage(BROWSER, "title/plates")).toEqual({ step: titleStep.id, view: "plates" });
    const before = await getTracker(world.ctx, order);
    expect(before.tracker.steps.map(({ step }) => step)).not.toContain(titleStep.id);
  });

  it("is answered by the tracker's call, in a shape that names its facts", async () => {
    const order = await world.submittedOrder();
    const view = await getTracker(buyer(), order);
    const call = progressTrackerEndpoints(SERVER).find(({ path }) => path === "/api/progress/:orderNumber");
    const shape = call?.response;
    expect(shape && v.is(shape, view)).toBe(true);
    const { title: _, ...less } = view.facts;
    expect(shape && v.is(shape, { ...view, facts: less })).toBe(false);
  });

  it("takes its events and writes its history in words", async () => {
    const order = await world.submittedOrder();
    const { orderNumber } = order;
    await applyEvent(system(), { orderNumber, event: "title.rejected" });
    await applyEvent(system(), { orderNumber, event: "title.issued" });
    const { tracker } = await getTracker(buyer(), order);
    expect(tracker.steps.find(({ step }) => step === titleStep.id)?.status).toBe("COMPLETED");
    const { history } = await getOrderHistory(buyer(), order);
    expect(history.filter(({ subject }) => subject === "title")).toMatchObject([
      { actor: "county", reason: "The county needs more papers." },
      { actor: "county", reason: "Your title was issued." },
    ]);
  });

  it("writes its own mail when it needs attention", async () => {
    const { orderNumber } = await world.submittedOrder();
    await applyEvent(system(), { orderNumber, event: "title.rejected" });
    const read = async (sql: string, ...values: string[]) =>
      (await world.database.owner.query<Record<string, string>>(sql, values)).rows;
    const [{ id = "" } = {}] = await read("select id from orders where order_number = $1", orderNumber);
    const jobs = await read(
      "select id from job where kind = $1 and payload->>'orderId' = $2",
      TELL_BUYER,
      id,
    );
    expect(jobs).toHaveLength(1);
    await notifyBuyer(system(), { orderId: id });
    expect(await read("select notice from buyer_notice where order_id = $1", id)).toEqual([
      { notice: "titleRejected" },
    ]);
  });

  it("is in the isolation matrix, which misses a call with a body until its module says the row", () => {
    const [read] = titleEndpoints;
    const written = { ...read!, method: "PUT", body: v.object({ plates: v.string() }) } as const;
    expect([...isolationMatrix(titleEndpoints).keys()]).toEqual(["GET /api/title/:orderNumber"]);
    expect(callsWithoutRow([...endpoints, ...titleEndpoints, written])).toEqual([
      "PUT /api/title/:orderNumber",
    ]);
  });

  it("has buttons at the sandbox desk that the desk's call and the webhook accept", () => {
    const shape = v.looseObject(eventEntries(SERVER));
    for (const { event } of titleStep.events) {
      expect(v.is(shape, { event })).toBe(true);
      expect(v.is(v.looseObject(eventEntries(STEPS)), { event })).toBe(false);
    }
    expect(titleStep.events.map(({ event }) => event).toSorted()).toEqual(
      Object.keys(titleStepSource.events.rules).toSorted(),
    );
  });
});
