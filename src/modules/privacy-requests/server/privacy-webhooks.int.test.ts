import { afterAll, beforeAll, expect, test } from "vitest";
import { applyWebhook } from "#platform/server/webhooks/apply-webhook.ts";
import { receiveWebhook } from "#platform/server/webhooks/receive-webhook.ts";
import { signedHeader } from "#platform/server/webhooks/signed-header.ts";
import { listEvents } from "#platform/server/webhooks/webhook-repo.ts";
import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { insertRequest } from "./internal/privacy-requests-repo.ts";
import { listPrivacyRequests } from "./list-privacy-requests.ts";
import type { PrivacyRequestsContext } from "./privacy-requests-context.ts";
import { privacyWebhooks } from "./privacy-webhooks.ts";

let world: TestWorld;
let ctx: PrivacyRequestsContext & WebhookContext;
beforeAll(async () => {
  world = await makeTestContext();
  const webhooks = { sources: [privacyWebhooks], secrets: { of: () => ["secret-of-the-back-office"] } };
  ctx = { ...world.ctx, siteOrigin: "https://shop.test", webhooks } as unknown as typeof ctx;
});
afterAll(() => world.close());

/** A confirmed request that waits for the retailer's people. */
async function openRequest(requestNumber: string): Promise<string> {
  const now = world.clock.now();
  const row = {
    id: `prv_${requestNumber}`,
    request_number: requestNumber,
    kind: "correct",
    status: "OPEN",
    needs_person: true,
    received_at: now,
    confirmed_at: now,
    due_at: new Date(now.getTime() + 45 * 86_400_000),
  } as const;
  const subject = {
    firstName: "Avery",
    lastName: "Buyer",
    email: "avery@example.com",
    state: "TX",
    agent: null,
  };
  await ctx.db.transaction((trx) =>
    insertRequest(trx, ctx, { row, subject: subject as never, token: `token-${requestNumber}` }),
  );
  return requestNumber;
}

interface Answer {
  readonly id: string;
  readonly requestNumber: string;
  readonly event: string;
  readonly note?: string;
}
const receive = async (answer: Answer, secret = "secret-of-the-back-office") => {
  const body = new TextEncoder().encode(JSON.stringify({ note: "Two systems were searched.", ...answer }));
  const header = signedHeader({ secret, name: "v1", at: world.clock.now(), body });
  return receiveWebhook(ctx, {
    source: "privacy",
    body,
    headers: new Headers({ "forecourt-signature": header }),
  });
};
const hear = async (answer: Answer) => {
  const received = await receive(answer);
  await applyWebhook(ctx, { source: "privacy", eventId: answer.id });
  return received;
};
const standing = async (requestNumber: string) =>
  (await listPrivacyRequests(ctx)).find((request) => request.requestNumber === requestNumber);
const problemOf = async (id: string) => {
  const events = await ctx.db.transaction((trx) => listEvents(trx, ctx.tenantId, 50));
  return events.find(({ eventId }) => eventId === id)?.problem;
};

test("the retailer's own system extends and completes a request, each answer once", async () => {
  const requestNumber = await openRequest("PR-1");
  expect(await hear({ id: "one", requestNumber, event: "privacy.extended" })).toEqual({ isNew: true });
  expect(await standing(requestNumber)).toMatchObject({ status: "EXTENDED" });
  expect(await hear({ id: "two", requestNumber, event: "privacy.completed" })).toEqual({ isNew: true });
  expect(await hear({ id: "two", requestNumber, event: "privacy.completed" })).toEqual({ isNew: false });
  expect(await standing(requestNumber)).toMatchObject({ status: "COMPLETED" });
});

test("more time that arrives after the answer changes nothing", async () => {
  const requestNumber = await openRequest("PR-2");
  await hear({ id: "denied", requestNumber, event: "privacy.denied" });
  await hear({ id: "late", requestNumber, event: "privacy.extended" });
  expect(await standing(requestNumber)).toMatchObject({ status: "DENIED" });
  expect(await problemOf("late")).toBe("webhook.overtaken");
});

test("an answer without its reason, with another signature or to nobody's request changes nothing", async () => {
  const requestNumber = await openRequest("PR-3");
  await hear({ id: "no-note", requestNumber, event: "privacy.denied", note: " " });
  expect(await problemOf("no-note")).toBe("webhook.malformed");
  await expect(receive({ id: "guess", requestNumber, event: "privacy.denied" }, "guess")).rejects.toThrow(
    "webhook.refused",
  );
  await hear({ id: "nobody", requestNumber: "PR-0", event: "privacy.denied" });
  expect(await problemOf("nobody")).toBe("privacy.linkUnknown");
  expect(await standing(requestNumber)).toMatchObject({ status: "OPEN" });
});
