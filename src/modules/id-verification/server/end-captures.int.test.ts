import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { betweenStatements, untilDoneOrWaiting } from "#tests/support/between-statements.ts";
import { retailerSays } from "#tests/support/retailer-says.ts";
import {
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
} from "#tests/support/tracker-world.ts";
import { idVerificationJobs } from "../jobs.ts";
import type { CaptureOutcome, IdCaptureProvider } from "../providers/id-capture-provider.ts";
import { END_CAPTURE } from "./end-captures.ts";
import { openIdLinkHere } from "./send-id-link.ts";
import { settleCapture } from "./settle-capture.ts";
import { startCapture } from "./start-capture.ts";
import { submitCapture } from "./submit-capture.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

/** A provider with pages of its own: what is open there, and how often each was ended. */
const captures = new Map<string, { outcome: CaptureOutcome | null; reference: string }>();
const ended: string[] = [];
let isAway = false;
let ctx: TrackerTestContext;

const provider: IdCaptureProvider = {
  isHosted: true,
  start(_ctx, { verificationRef: reference, captureRef }) {
    const ref = captureRef ?? `inq_${reference.replaceAll(/[-_]/gu, "")}`;
    captures.set(ref, { outcome: null, reference });
    return Promise.resolve({ kind: "hosted", captureRef: ref, url: `https://vendor.test/${ref}` });
  },
  read(_ctx, captureRef) {
    const { outcome, reference } = captures.get(captureRef)!;
    return Promise.resolve({ kind: "capture", captureRef, verificationRef: reference, outcome, states: [] });
  },
  end(_ctx, captureRef) {
    if (isAway) return Promise.resolve({ kind: "failure", reason: "unavailable", vendorCode: "persona-503" });
    ended.push(captureRef);
    captures.get(captureRef)!.outcome = "INCOMPLETE";
    return Promise.resolve("done");
  },
};

beforeEach(() => {
  captures.clear();
  ended.length = 0;
  isAway = false;
  const tenant = { ...world.system.tenant };
  tenant.providers = { ...tenant.providers, idVerification: "persona" };
  ctx = { ...world.system, tenant, idCaptureProvider: provider };
});

async function linkOf({ orderNumber }: OrderView): Promise<string> {
  const buyer = { ...ctx, actor: world.ctx.actor };
  const { path } = await openIdLinkHere(buyer, { orderNumber, idState: null });
  return path.split("/").at(-1)!;
}

/** The phone is on the provider's pages. */
async function started(order: OrderView): Promise<{ token: string; ref: string }> {
  const token = await linkOf(order);
  const start = await startCapture(ctx, { token, origin: "https://shop.test" });
  if (start.kind !== "hosted") throw new Error("not hosted");
  return { token, ref: start.captureRef };
}

/** What the worker does with these jobs; one that fails is left. */
async function runJobs(at = ctx): Promise<void> {
  const { rows } = await world.database.owner.query(
    "select id, payload from job where kind = $1 and done_at is null order by created_at",
    [END_CAPTURE],
  );
  for (const { id, payload } of rows as { id: string; payload: object }[]) {
    await idVerificationJobs[0]!.handle(at, payload);
    await world.database.owner.query("update job set done_at = now() where id = $1", [id]);
  }
}

const says = ({ orderNumber }: OrderView, event: string) => retailerSays(ctx, { orderNumber, event });

describe("A capture that goes on at its provider", () => {
  it.each(["order.cancelled", "id.expired", "id.completed", "id.failed"])(
    "is ended there after %s, once, also when the provider is away first",
    async (event) => {
      const order = await world.submittedOrder();
      const { ref } = await started(order);
      isAway = true;
      await says(order, event);
      await says(order, event).catch(() => undefined);
      await expect(runJobs()).rejects.toMatchObject({ kind: "provider-unavailable" });
      isAway = false;
      await runJobs();
      await runJobs();
      expect(ended).toEqual([ref]);
      // The provider tells that it ended.
      await settleCapture(ctx, { captureRef: ref });
      await runJobs();
      expect(ended).toEqual([ref]);
    },
  );

  it("is ended when another link replaces its own, and when it is given up on our page", async () => {
    const order = await world.submittedOrder();
    const first = await started(order);
    const second = await started(order);
    await runJobs();
    expect(ended).toEqual([first.ref]);
    await submitCapture(ctx, { token: second.token, action: "cancel" });
    await runJobs();
    expect(ended).toEqual([first.ref, second.ref]);
  });

  it("is left alone once it is decided, and where its retailer has another provider by now", async () => {
    const decided = await world.submittedOrder();
    const { ref } = await started(decided);
    captures.get(ref)!.outcome = "SUCCESSFUL";
    await settleCapture(ctx, { captureRef: ref });
    await says(decided, "order.cancelled");
    const another = await world.submittedOrder();
    await started(another);
    await says(another, "order.cancelled");
    await runJobs({ ...world.system, idCaptureProvider: provider });
    expect(ended).toEqual([]);
  });

  it("is ended whichever statement of its start the cancellation comes after", async () => {
    // The first time nobody comes, which tells how many statements there are.
    for (let statement = 0, asked = 0; statement <= asked; statement += 1) {
      const order = await world.submittedOrder();
      const token = await linkOf(order);
      let cancellation: Promise<void> = Promise.resolve();
      const phone = betweenStatements(ctx, {
        statement,
        meanwhile: () => untilDoneOrWaiting(world.database, (cancellation = says(order, "order.cancelled"))),
      });
      const before = captures.size;
      await startCapture(phone.ctx, { token, origin: "https://shop.test" }).catch(() => undefined);
      await cancellation;
      if (statement === 0) {
        asked = phone.asked();
        await says(order, "order.cancelled");
      }
      await runJobs();
      const made = [...captures.values()].slice(before).map(({ outcome }) => outcome);
      expect(made.includes(null), `open after statement ${statement}`).toBe(false);
    }
    expect(ended.length).toBeGreaterThan(2);
  });
});
