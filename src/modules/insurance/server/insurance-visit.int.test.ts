import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { translateTenant } from "#modules/tenancy/domain/translate-tenant.ts";
import { applyWebhook } from "#platform/server/webhooks/apply-webhook.ts";
import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";
import { listEvents } from "#platform/server/webhooks/webhook-repo.ts";
import {
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
} from "#tests/support/tracker-world.ts";
import { betweenStatements, untilDoneOrWaiting } from "#tests/support/between-statements.ts";
import { retailerSays } from "#tests/support/retailer-says.ts";
import { withWebhooks } from "#tests/support/with-webhooks.ts";
import { insuranceJobs } from "../jobs.ts";
import { canopyWebhooks } from "../providers/canopy-connect/canopy-webhooks.ts";
import { sandboxCarrierJobs } from "../providers/sandbox/sandbox-carrier-jobs.ts";
import type { InsuranceProvider } from "../providers/insurance-provider.ts";
import { getInsuranceProgress } from "./get-insurance-progress.ts";
import { giveInsuranceConsent } from "./give-insurance-consent.ts";
import { recordPolicy } from "./record-policy.ts";
import { reportPolicyError } from "./report-policy-error.ts";
import { LOOK_AGAIN_SECONDS, settlePull } from "./settle-pull.ts";
import { skipInsurance } from "./skip-insurance.ts";
import { startCarrierSession } from "./start-carrier-session.ts";

let world: TrackerWorld;
let system: TrackerTestContext & WebhookContext;
beforeAll(async () => {
  world = await makeTrackerWorld();
  system = withWebhooks(world.system, canopyWebhooks, ["secret-of-the-carriers"]);
});
afterAll(() => world.close());

const progress = (order: OrderView) => getInsuranceProgress(world.ctx, order);

async function startVisit({ orderNumber }: OrderView, ctx: TrackerTestContext = world.ctx) {
  await giveInsuranceConsent(ctx, { orderNumber, termsVersion: 1, consentLanguage: "en" });
  return (await startCarrierSession(ctx, { orderNumber, origin: "https://shop.test" })).pullId!;
}
const signIn = (pullId: string, policyNumber: string) =>
  world.ctx.insuranceProvider.connect!(world.ctx, { pullId, carrierName: "Harbor Mutual", policyNumber });
const record = ({ orderNumber }: OrderView, pullId: string) =>
  recordPolicy(world.ctx, { orderNumber, pullId });

async function waitingJobs(kind: string) {
  return world.ctx.db.transaction((trx) =>
    trx
      .selectFrom("job")
      .selectAll()
      .where("kind", "=", kind)
      .where("done_at", "is", null)
      .orderBy("run_at")
      .execute(),
  );
}

async function runJob(kind: string, payload: unknown): Promise<void> {
  await [...insuranceJobs, ...sandboxCarrierJobs].find((job) => job.kind === kind)!.handle(system, payload);
}

/** A verified order that needs only to be handed over, and the visit in which its policy was found. */
async function readyToLeave() {
  const order = await world.submittedOrder();
  const { orderNumber } = order;
  const pullId = await startVisit(order);
  await signIn(pullId, "HM-20267788");
  await record(order, pullId);
  for (const event of ["order.offramp", "id.completed"])
    await retailerSays(world.system, { orderNumber, event });
  return { order: { orderNumber } as OrderView, pullId };
}

describe("A visit to the carrier", () => {
  it("comes back to the page in the language that its reader left", async () => {
    const { orderNumber } = await world.submittedOrder();
    const returns: string[] = [];
    const insuranceProvider: InsuranceProvider = {
      ...world.ctx.insuranceProvider,
      startSession: (ctx, request) => {
        returns.push(request.returnUrl);
        return world.ctx.insuranceProvider.startSession(ctx, request);
      },
    };
    const ctx = { ...world.ctx, insuranceProvider };
    await startVisit({ orderNumber } as OrderView, ctx);
    await startVisit({ orderNumber } as OrderView, { ...ctx, tenant: translateTenant(ctx.tenant, "es", {}) });
    const page = `/progress/${orderNumber}/insurance-verification`;
    expect(returns).toEqual([`https://shop.test${page}`, `https://shop.test/es${page}`]);
  });

  it("counts only for the order it was started for", async () => {
    const [mine, another] = [await world.submittedOrder(), await world.submittedOrder()];
    const pullId = await startVisit(mine);
    await startVisit(another);
    await signIn(pullId, "HM-20267788");
    await expect(record(another, pullId)).rejects.toThrow("insurance.sessionUnknown");
    await expect(record(mine, "A".repeat(26))).rejects.toThrow("insurance.sessionUnknown");
    expect(await progress(another)).toMatchObject({ status: "IN_PROGRESS", policyStatus: null });
    expect(await record(mine, pullId)).toMatchObject({ status: "COMPLETED", policyStatus: "ACTIVE" });
  });

  it("that was not started by us attaches nothing, whoever tells", async () => {
    const order = await world.submittedOrder();
    await startVisit(order);
    const pull = {
      kind: "pull",
      pullId: "p",
      nonce: "Z".repeat(32),
      state: { kind: "policy", status: "ACTIVE", carrierName: null, policyNumberLast4: null },
    } as const;
    for (const nonce of [null, pull.nonce]) {
      const insuranceProvider = {
        ...world.ctx.insuranceProvider,
        readPull: () => Promise.resolve({ ...pull, nonce }),
      } satisfies InsuranceProvider;
      const ctx = { ...system, insuranceProvider };
      await expect(settlePull(ctx, { pullId: "p" })).rejects.toThrow("insurance.sessionUnknown");
    }
    expect(await progress(order)).toMatchObject({ status: "IN_PROGRESS" });
  });

  it("is settled by the carrier's webhook when the buyer does not come back, once", async () => {
    const order = await world.submittedOrder();
    const pullId = await startVisit(order);
    await signIn(pullId, "HM-5555");
    expect(await record(order, pullId)).toMatchObject({ status: "IN_PROGRESS" });
    world.clock.advance({ seconds: 6 });
    const told = await waitingJobs("insurance.sandbox-carrier-tells");
    const { payload } = told.find(({ payload: data }) => JSON.stringify(data).includes(pullId))!;
    for (let copy = 0; copy < 3; copy += 1) await runJob("insurance.sandbox-carrier-tells", payload);
    const events = await world.ctx.db.transaction((trx) => listEvents(trx, world.ctx.tenantId, 50));
    const [event] = events.filter(({ source, deliveries }) => source === "canopy" && deliveries === 3);
    await applyWebhook(system, { source: "canopy", eventId: event!.eventId });
    expect(await progress(order)).toMatchObject({ status: "COMPLETED", policyStatus: "ACTIVE" });
  });

  it("is looked after by ourselves where no webhook comes, and is over one day", async () => {
    const order = await world.submittedOrder();
    const pullId = await startVisit(order);
    await record(order, pullId);
    await record(order, pullId);
    for (const [index, seconds] of LOOK_AGAIN_SECONDS.entries()) {
      world.clock.advance({ seconds });
      const [job, ...others] = (await waitingJobs("insurance.read-pull")).filter(
        ({ dedupe_key: key }) => key === `${pullId}|${index + 1}`,
      );
      expect(others).toEqual([]);
      await runJob("insurance.read-pull", job!.payload);
    }
    expect(await progress(order)).toMatchObject({ status: "COMPLETED", policyStatus: "NOT_FOUND" });
    // And is open to another try.
    const again = await startVisit(order);
    await signIn(again, "HM-20267788");
    expect(await record(order, again)).toMatchObject({ policyStatus: "ACTIVE" });
  });

  it("of before does not take a verified policy away; its own carrier may", async () => {
    const order = await world.submittedOrder();
    const older = await startVisit(order);
    const newer = await startVisit(order);
    await signIn(newer, "HM-20267788");
    await record(order, newer);
    await signIn(older, "HM-2222");
    expect(await record(order, older)).toMatchObject({ policyStatus: "ACTIVE" });
    await signIn(newer, "HM-3333");
    await settlePull(system, { pullId: newer });
    expect(await progress(order)).toMatchObject({ status: "COMPLETED", policyStatus: "CANCELED" });
  });

  it("takes nothing away from a car that was handed over, whoever tells", async () => {
    const { order, pullId } = await readyToLeave();
    await signIn(pullId, "HM-3333");
    await retailerSays(world.system, { ...order, event: "order.delivered" });
    await settlePull(system, { pullId });
    await retailerSays(world.system, { ...order, event: "insurance.failed" });
    expect(await progress(order)).toMatchObject({ status: "COMPLETED", policyStatus: "ACTIVE" });
  });

  it("that ends while the car is handed over either keeps it or comes too late", async () => {
    for (let statement = 1, asked = 1; statement <= asked; statement += 1) {
      const { order, pullId } = await readyToLeave();
      await signIn(pullId, "HM-3333");
      const handOver = () =>
        retailerSays(world.system, { ...order, event: "order.delivered" }).then(
          () => "ACTIVE",
          () => "CANCELED",
        );
      let end: Promise<string> = Promise.resolve("");
      const pull = betweenStatements(system, {
        statement,
        meanwhile: () => untilDoneOrWaiting(world.database, (end = handOver())),
      });
      await settlePull(pull.ctx, { pullId });
      const policyStatus = await end;
      expect(await progress(order), `after statement ${statement}`).toMatchObject({ policyStatus });
      asked = pull.asked();
    }
  });

  it("is not looked after anymore once its order is over", async () => {
    const order = await world.submittedOrder();
    const pullId = await startVisit(order);
    await retailerSays(world.system, { ...order, event: "order.cancelled" });
    const before = await waitingJobs("insurance.read-pull");
    await settlePull(system, { pullId });
    expect(await waitingJobs("insurance.read-pull")).toEqual(before);
  });

  it("needs consent, and a provider that is there", async () => {
    const order = await world.submittedOrder();
    const { orderNumber } = order;
    const start = (ctx: TrackerTestContext) =>
      startCarrierSession(ctx, { orderNumber, origin: "https://shop.test" });
    await expect(start(world.ctx)).rejects.toThrow("insurance.consentMissing");
    await startVisit(order);
    const failure = { kind: "failure", reason: "timeout", vendorCode: "canopy-timeout" } as const;
    const insuranceProvider: InsuranceProvider = {
      startSession: () => Promise.resolve(failure),
      readPull: () => Promise.resolve(failure),
    };
    const down = { ...world.ctx, insuranceProvider };
    await expect(start(down)).rejects.toMatchObject({ kind: "provider-unavailable" });
    await expect(recordPolicy(down, { orderNumber, pullId: "p" })).rejects.toThrow("insurance.unavailable");
    expect(await progress(order)).toMatchObject({ status: "IN_PROGRESS" });
  });
});

describe("Going on without", () => {
  it("keeps the step ready and says so; an error of the carrier's pages needs attention", async () => {
    const order = await world.submittedOrder();
    expect(await skipInsurance(world.ctx, order)).toMatchObject({ status: "NOT_INITIATED", skipped: true });
    await startVisit(order);
    const { orderNumber } = order;
    const report = await reportPolicyError(world.ctx, { orderNumber, error: "Jane Doe's policy broke" });
    expect(report).toMatchObject({ status: "COMPLETED", policyStatus: "NOT_FOUND", skipped: false });
    const kept = await world.ctx.db.transaction((trx) =>
      trx
        .selectFrom("insurance_verification")
        .select("last_error")
        .where("last_error", "like", "%Jane%")
        .execute(),
    );
    expect(kept).toEqual([]);
  });
});
