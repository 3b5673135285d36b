import { setTimeout as sleep } from "node:timers/promises";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import type { OrderProtectionView } from "#modules/protection/domain/protection-menu.ts";
import type {
  CancellationView,
  PlansView,
  PlanView,
} from "#modules/protection-contracts/domain/contracts-view.ts";
import type { PurchasesView, PurchaseView } from "#modules/plan-purchases/domain/purchases-view.ts";
import { type Act, mailsAbout, newOnes, readJson, requireOne, withAnyCar } from "./kill-act.ts";
import { type Caller, type PlacedOrder, placeOrder } from "./place-order.ts";
import { prepareSignature, signOrder, uploadBoth } from "./sign-order.ts";

type Headers = Record<string, string>;

async function post<T>(call: Caller, path: string, input: { headers?: Headers; body: object }): Promise<T> {
  const answer = await call(path, { method: "POST", ...input });
  if (!answer.ok) throw new Error(`${answer.status} ${path} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const protectionPath = ({ orderNumber }: PlacedOrder): string =>
  `/api/commerce/orders/${orderNumber}/protection`;

/** What agrees to the first plan that helps the car of a draft. */
async function firstPlan(call: Caller, headers: Headers, draft: PlacedOrder) {
  const menu = await readJson<OrderProtectionView>(call, protectionPath(draft), headers);
  const plan = menu.products.flatMap((product) => product.plans)[0];
  if (plan === undefined) throw new Error("409 no plan helps this car");
  return { id: plan.id, consent: plan.consent.hash };
}

/** A submitted order for a car that a service contract helps, with that contract where it is wanted. */
function orderForPlan(call: Caller, headers: Headers, isChosen: boolean): Promise<PlacedOrder> {
  return withAnyCar(call, async (vehicleId) => {
    const order = await placeOrder(call, { headers, vehicleId, until: "draft" });
    const plans = [await firstPlan(call, headers, order)];
    if (isChosen) {
      const chosen = await call(protectionPath(order), { method: "PUT", headers, body: { plans } });
      if (!chosen.ok) throw new Error(`choosing a plan answered ${chosen.status}`);
    }
    const path = `/api/commerce/orders/${order.orderNumber}/submit`;
    await post(call, path, { headers, body: { acceptedTerms: true } });
    return order;
  });
}

/** A plan is taken into a draft. */
export function choosePlanAct(call: Caller, headers: Headers): Promise<Act> {
  return withAnyCar(call, async (vehicleId) => {
    const draft = await placeOrder(call, { headers, vehicleId, until: "draft" });
    const plan = await firstPlan(call, headers, draft);
    return {
      send: (now, key) =>
        now(protectionPath(draft), {
          method: "PUT",
          headers: { ...headers, "idempotency-key": key },
          body: { plans: [plan] },
        }),
      async check(now) {
        const { chosen } = await readJson<OrderProtectionView>(now, protectionPath(draft), headers);
        if (chosen.join() !== plan.id) throw new Error(`the draft has the plans ${chosen.join()}`);
        const path = `/api/commerce/orders/${draft.orderNumber}`;
        const { order } = await readJson<{ order: OrderView }>(now, path, headers);
        requireOne("plans of the order", order.products.length);
        const lines = order.receipt.lines.filter(({ label }) => label === order.products[0]?.label);
        requireOne("lines of the plan", lines.length);
      },
    };
  });
}

const plansPath = ({ orderNumber }: PlacedOrder): string => `/api/protection-contracts/${orderNumber}`;

/** The one plan of an order once it stands as wanted: jobs work beside the calls. */
async function planOf(
  call: Caller,
  headers: Headers,
  { order, status }: { readonly order: PlacedOrder; readonly status: string },
): Promise<PlanView> {
  for (let left = 300; left > 0; left -= 1) {
    const { plans } = await readJson<PlansView>(call, plansPath(order), headers);
    if (plans.length > 1) throw new Error(`there are ${plans.length} plans`);
    if (plans[0]?.status === status) return plans[0];
    await sleep(100);
  }
  throw new Error(`the plan did not become ${status}`);
}

async function expectContract(call: Caller, headers: Headers, order: PlacedOrder): Promise<void> {
  const { contractNumber, hasPaper } = await planOf(call, headers, { order, status: "in-force" });
  if (contractNumber === null || !hasPaper) throw new Error("the plan has no contract");
}

/** The papers of a car with a plan are signed: its contract is made by a job. */
export async function signPlansAct(call: Caller, headers: Headers): Promise<Act> {
  const order = await orderForPlan(call, headers, true);
  await uploadBoth(call, { headers, order });
  const { path, body } = await prepareSignature(call, { headers, order });
  return {
    send: (now, key) => now(path, { method: "POST", headers: { ...headers, "idempotency-key": key }, body }),
    async check(now) {
      // The retailer checks the papers, signs as well and hands over the car.
      await playAll(now, order, ["order.offramp", "documents.accepted", "order.delivered"]);
      await expectContract(now, headers, order);
    },
  };
}

async function playAll(call: Caller, order: PlacedOrder, events: readonly string[]): Promise<void> {
  for (const event of events)
    await post(call, `/sandbox/api/orders/${order.orderNumber}/events`, { body: { event } });
}

/** A plan is canceled by its buyer. */
export async function endPlanAct(call: Caller, headers: Headers): Promise<Act> {
  const order = await orderForPlan(call, headers, true);
  await signOrder(call, { headers, order });
  await playAll(call, order, ["order.offramp", "documents.accepted", "order.delivered"]);
  const { contractId, startMiles } = await planOf(call, headers, { order, status: "in-force" });
  const path = `${plansPath(order)}/${contractId}`;
  const asked = { odometerMiles: (startMiles ?? 0) + 500, reason: "request" };
  const quote = await post<CancellationView>(call, `${path}/quotes`, { headers, body: asked });
  const before = await mailsAbout(call, / is canceled: /u);
  return {
    send: (now, key) =>
      now(`${path}/cancellation`, {
        method: "POST",
        headers: { ...headers, "idempotency-key": key },
        body: { quoteId: quote.quoteId },
      }),
    async check(now) {
      const { cancellation } = await planOf(now, headers, { order, status: "canceled" });
      const paid = cancellation?.payouts.reduce((sum, { amountCents }) => sum + amountCents, 0);
      if (cancellation?.refundCents !== quote.refundCents || paid !== quote.refundCents)
        throw new Error(`${paid} of ${quote.refundCents} go back`);
      if (newOnes(before, await mailsAbout(now, / is canceled: /u)) > 1)
        throw new Error("there are two mails about one cancellation");
    },
  };
}

const purchasesPath = ({ orderNumber }: PlacedOrder): string => `/api/plan-purchases/${orderNumber}`;

/** What agrees to the first plan that is sold after the order. */
async function offered(call: Caller, headers: Headers, order: PlacedOrder): Promise<object> {
  const { plans, miles } = await readJson<PurchasesView>(call, purchasesPath(order), headers);
  const [plan] = plans;
  if (plan === undefined) throw new Error("no plan is sold after this order");
  return { planId: plan.id, consent: plan.consent.hash, odometerMiles: miles };
}

const purchasesOf = async (call: Caller, headers: Headers, order: PlacedOrder) =>
  (await readJson<PurchasesView>(call, purchasesPath(order), headers)).purchases;

/** A plan is agreed to after the order. */
export async function buyPlanAct(call: Caller, headers: Headers): Promise<Act> {
  const order = await orderForPlan(call, headers, false);
  const body = await offered(call, headers, order);
  return {
    send: (now, key) =>
      now(purchasesPath(order), {
        method: "POST",
        headers: { ...headers, "idempotency-key": key },
        body,
      }),
    async check(now) {
      requireOne("purchases", (await purchasesOf(now, headers, order)).length);
    },
  };
}

/** A plan that was agreed to after the order is paid. */
export async function payPlanAct(call: Caller, headers: Headers): Promise<Act> {
  const order = await orderForPlan(call, headers, false);
  const body = await offered(call, headers, order);
  const { purchaseId } = await post<PurchaseView>(call, purchasesPath(order), { headers, body });
  const card = { number: "4242424242424242", expMonth: 12, expYear: 2030, cvc: "123", name: "Avery Buyer" };
  const made = { kind: "card", zipCode: "78701", ...card };
  const { token } = await post<{ token: string }>(call, "/sandbox/gateway/tokens", { body: made });
  return {
    send: (now, key) =>
      now(`${purchasesPath(order)}/${purchaseId}/payment`, {
        method: "POST",
        headers: { ...headers, "idempotency-key": key },
        body: { token },
      }),
    async check(now) {
      const purchases = await purchasesOf(now, headers, order);
      requireOne("paid purchases", purchases.filter(({ status }) => status === "paid").length);
      await expectContract(now, headers, order);
    },
  };
}
