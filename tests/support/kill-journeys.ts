import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { FAILPOINTS, type Failpoint } from "#platform/server/process/failpoint.ts";
import { type Act, mailsAbout, newOnes, readJson, requireOne, withAnyCar } from "./kill-act.ts";
import { acceptAct, applyAct, decideAct, savePageAct } from "./kill-credit.ts";
import { buyPlanAct, choosePlanAct, endPlanAct, payPlanAct, signPlansAct } from "./kill-plans.ts";
import { prequalifyAct } from "./kill-prequalify.ts";
import { type Caller, placeOrder, type PlacedOrder } from "./place-order.ts";
import { type ServerProcess, signInAt, startServerProcess } from "./server-process.ts";
import { prepareSignature, signOrder, uploadBoth, uploadPicture } from "./sign-order.ts";
import { freshPng } from "./test-files.ts";

/** Buyers who act while the server dies under them (decision 0151). */
const BUYER = "buyer@example.com";

type Headers = Record<string, string>;
type Prepare = (call: Caller, headers: Headers) => Promise<Act>;

export const KILL_ACTIONS = [
  "submit",
  "upload",
  "sign",
  "pay",
  "book",
  "save",
  "apply",
  "decide",
  "accept",
  "prequalify",
  "choose-plan",
  "sign-plans",
  "end-plan",
  "buy-plan",
  "pay-plan",
] as const;
export type KillAction = (typeof KILL_ACTIONS)[number];

/** The calls in which the process dies. */
const CALLS: Readonly<Record<KillAction, string>> = {
  submit: "POST /api/commerce/orders/:orderNumber/submit",
  upload: "PUT /api/documents/deals/:dealId/documents/:documentType",
  sign: "POST /api/contracting/signing/:orderNumber/sign",
  pay: "POST /api/payments/:orderNumber/deposit",
  book: "PUT /api/fulfillment/:orderNumber",
  save: "PUT /api/credit-applications/:orderNumber",
  apply: "POST /api/credit-applications/:orderNumber/submit",
  decide: "POST /sandbox/api/lender-requests/:requestId/answer",
  accept: "POST /api/commerce/orders/:orderNumber/accept-offer",
  prequalify: "POST /public/prequalification/session/passcode/verify",
  "choose-plan": "PUT /api/commerce/orders/:orderNumber/protection",
  "sign-plans": "POST /api/contracting/signing/:orderNumber/sign",
  "end-plan": "POST /api/protection-contracts/:orderNumber/:contractId/cancellation",
  "buy-plan": "POST /api/plan-purchases/:orderNumber",
  "pay-plan": "POST /api/plan-purchases/:orderNumber/:purchaseId/payment",
};

const newOrder = (call: Caller, headers: Headers, until: "draft" | "submitted"): Promise<PlacedOrder> =>
  withAnyCar(call, (vehicleId) => placeOrder(call, { headers, vehicleId, until }));

const PREPARE: Readonly<Record<KillAction, Prepare>> = {
  save: savePageAct,
  apply: applyAct,
  decide: decideAct,
  accept: acceptAct,
  prequalify: prequalifyAct,
  "choose-plan": choosePlanAct,
  "sign-plans": signPlansAct,
  "end-plan": endPlanAct,
  "buy-plan": buyPlanAct,
  "pay-plan": payPlanAct,
  async submit(call, headers) {
    const order = await newOrder(call, headers, "draft");
    const path = `/api/commerce/orders/${order.orderNumber}`;
    return {
      send: (now, key) =>
        now(`${path}/submit`, {
          method: "POST",
          headers: { ...headers, "idempotency-key": key },
          body: { acceptedTerms: true },
        }),
      async check(now) {
        const { orders } = await readJson<{ orders: { orderNumber: string; vehicle: { id: string } }[] }>(
          now,
          "/api/commerce/orders",
          headers,
        );
        requireOne(
          "orders of the car",
          orders.filter(({ vehicle }) => vehicle.id === order.vehicleId).length,
        );
        requireOne(
          "orders of the number",
          orders.filter((one) => one.orderNumber === order.orderNumber).length,
        );
      },
    };
  },
  async upload(call, headers) {
    const order = await newOrder(call, headers, "submitted");
    const bytes = freshPng();
    return {
      send: (now) => uploadPicture(now, { headers, order, type: "DriversLicense", bytes }),
      async check(now) {
        const path = `/api/documents/deals/${order.dealId}/documents`;
        const { data } = await readJson<{ data: { documents: { id: string | null }[] } }>(now, path, headers);
        const stored = data.documents.filter(({ id }) => id !== null);
        requireOne("stored documents", stored.length);
        const file = await now(`${path}/${stored[0]?.id}`, { headers });
        if (!Buffer.from(await file.arrayBuffer()).equals(bytes))
          throw new Error("the document is another one");
      },
    };
  },
  async sign(call, headers) {
    const order = await newOrder(call, headers, "submitted");
    await uploadBoth(call, { headers, order });
    const { path, body } = await prepareSignature(call, { headers, order });
    const before = await mailsAbout(call, /signed/iu);
    return {
      send: (now, key) =>
        now(path, { method: "POST", headers: { ...headers, "idempotency-key": key }, body }),
      async check(now) {
        const status = `/api/contracting/signing/${order.orderNumber}/status`;
        type State = { signers: { role: string; signedAt: string | null }[] };
        const { signers } = await readJson<State>(now, status, headers);
        requireOne(
          "signatures of the buyer",
          signers.filter(({ role, signedAt }) => role === "buyer" && signedAt).length,
        );
        const mails = newOnes(before, await mailsAbout(now, /signed/iu));
        if (mails > 1) throw new Error(`there are ${mails} mails about one signature`);
      },
    };
  },
  async pay(call, headers) {
    const order = await newOrder(call, headers, "submitted");
    await signOrder(call, { headers, order });
    const card = { number: "4242424242424242", expMonth: 12, expYear: 2030, cvc: "123", name: "Avery Buyer" };
    const made = await call("/sandbox/gateway/tokens", {
      method: "POST",
      body: { kind: "card", zipCode: "78701", ...card },
    });
    const { token } = (await made.json()) as { token: string };
    const path = `/api/payments/${order.orderNumber}`;
    type Payments = {
      payments: { status: string; amountCents: number }[];
      totalCents: number;
      balanceCents: number;
    };
    return {
      send: (now, key) =>
        now(`${path}/deposit`, {
          method: "POST",
          headers: { ...headers, "idempotency-key": key },
          body: { token },
        }),
      async check(now) {
        const { payments, totalCents, balanceCents } = await readJson<Payments>(now, path, headers);
        requireOne("payments", payments.length);
        if (balanceCents !== totalCents - (payments[0]?.amountCents ?? 0))
          throw new Error(`the balance is ${balanceCents} of ${totalCents}`);
      },
    };
  },
  async book(call, headers) {
    const order = await newOrder(call, headers, "submitted");
    await signOrder(call, { headers, order });
    const path = `/api/fulfillment/${order.orderNumber}`;
    const { slots } = await readJson<{ slots: { date: string; hour: number }[] }>(
      call,
      `${path}/slots`,
      headers,
    );
    const { date, hour } = slots[0]!;
    const before = await mailsAbout(call, /appointment request/u);
    return {
      send: (now, key) =>
        now(path, {
          method: "PUT",
          headers: { ...headers, "idempotency-key": key },
          body: { option: "PICKUP", slot: { date, hour } },
        }),
      async check(now) {
        type View = { appointment: { date: string; hour: number } | null };
        const { appointment } = await readJson<View>(now, path, headers);
        if (appointment?.date !== date || appointment.hour !== hour)
          throw new Error("there is no appointment");
        requireOne("mails about it", newOnes(before, await mailsAbout(now, /appointment request/u)));
      },
    };
  },
};

export interface PlannedKill {
  readonly action: KillAction;
  readonly point: Failpoint;
  readonly count: number;
}

export interface KillResult extends PlannedKill {
  /** False where the call has fewer such points: it was answered, and the process was killed right after. */
  readonly wasReached: boolean;
}

/** Every point of the actions, `perPoint` commits deep, in turns of the actions. */
export function planKills(
  perPoint: number,
  actions: readonly KillAction[] = KILL_ACTIONS,
): readonly PlannedKill[] {
  const points = FAILPOINTS.flatMap((point) => {
    const counts = point.endsWith("commit") ? perPoint : 1;
    return Array.from({ length: counts }, (_, at) => ({ point, count: at + 1 }));
  });
  return points.flatMap(({ point, count }) => actions.map((action) => ({ action, point, count })));
}

/**
 * Kills one server after the other at the planned points. After each kill the next server repeats the call with the
 * same key; everything acknowledged so far, and what was acknowledged now, must be there once.
 * Neighbors in the plan are different actions: the repetition would reach the next kill's point.
 */
export async function runKills(input: {
  readonly dataDir: string;
  readonly plan: readonly PlannedKill[];
  readonly onResult?: (result: KillResult) => void;
}): Promise<readonly KillResult[]> {
  const results: KillResult[] = [];
  let open: Act | undefined;
  let key = "";
  for (const kill of [...input.plan, undefined]) {
    const failpoint = kill && `${kill.point} ${kill.count} ${CALLS[kill.action]}`;
    const server = await startServerProcess({
      dataDir: input.dataDir,
      env: failpoint === undefined ? {} : { FAILPOINT: failpoint },
    });
    try {
      if (open !== undefined) await repeat(server, { act: open, key });
      if (kill === undefined) break;
      key = randomUUID();
      open = await PREPARE[kill.action](server.call, await signInAt(server.call, BUYER));
      const wasReached = await sendUntilCut(server, { act: open, key });
      const result = { ...kill, wasReached };
      results.push(result);
      input.onResult?.(result);
    } finally {
      // Where the point was not reached, this is the kill right after the answer.
      if (server.child.exitCode === null && server.child.signalCode === null) await server.end("SIGKILL");
    }
  }
  return results;
}

/** True when the process died before it answered. */
async function sendUntilCut(
  server: ServerProcess,
  { act, key }: { act: Act; key: string },
): Promise<boolean> {
  try {
    const answer = await act.send(server.call, key);
    if (!answer.ok) throw new Error(`refused: ${answer.status} ${await answer.text()}`);
    return false;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The connection was cut: the process is gone or about to be.
    while (server.child.exitCode === null && server.child.signalCode === null) await sleep(10);
    return true;
  }
}

/** The first call with the key may still be under way, as far as the product knows. */
const RUNNING: ReadonlySet<string> = new Set(["idempotency.inProgress", "prequalification.busy"]);

/** The same call with the same key, until it is answered; then the outcome is looked at. */
async function repeat({ call }: ServerProcess, { act, key }: { act: Act; key: string }): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await act.send(call, key);
    if (answer.ok) break;
    const { code } = (await answer.json()) as { code: string };
    if (!RUNNING.has(code) || attempt > 3) throw new Error(`repeated: ${answer.status} ${code}`);
    // Nobody answers for the first one any more; after half a minute its key may be taken over.
    await call("/sandbox/api/clock", { method: "POST", body: { advanceSeconds: 31 } });
  }
  await act.check(call);
}
