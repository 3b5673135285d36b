import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applyWebhook } from "#platform/server/webhooks/apply-webhook.ts";
import { receiveWebhook } from "#platform/server/webhooks/receive-webhook.ts";
import { webhookEndpoints } from "#platform/server/webhooks/webhook-http.ts";
import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";
import { testCreditRequest } from "#tests/support/credit-request.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { AUTOFI_DECISIONS } from "#tests/vendors/autofi/autofi-decisions-data.ts";
import { type AutofiStub, startAutofiStub } from "#tests/vendors/autofi/autofi-stub.ts";
import type { CreditRequest } from "#modules/underwriting/domain/credit-request.ts";
import { askLenders } from "../../server/ask-lenders.ts";
import { cancelRequests } from "../../server/cancel-requests.ts";
import type { LenderAnswered, LenderNews, LendersContext } from "../../server/lenders-context.ts";
import { listAnswers } from "../../server/list-answers.ts";
import { lookAtRequest, sendRequest } from "../../server/send-request.ts";
import { acceptLenderOffer } from "#tests/support/accept-lender-offer.ts";
import { testCreditBureau } from "#tests/support/test-credit-bureau.ts";
import { autofiLenderProvider } from "./autofi-lender-provider.ts";
import { autofiWebhooks } from "./autofi-webhooks.ts";
import { callbackSignature } from "./callback-signature.ts";

let world: TestWorld;
let ctx: LendersContext & WebhookContext;
let stub: AutofiStub;
let news: LenderAnswered[] = [];
let onAccepted: string[] = [];
let count = 0;
const lenderNews: LenderNews = {
  holdOrder: async () => {},
  onAcceptedOffer: async (_trx, _ctx, { lenderId, effect }) => void onAccepted.push(`${lenderId} ${effect}`),
  onLenderAnswered: async (_trx, _ctx, told) => void news.push(told),
};
const SECRETS = ["callback-secret", "the-next-secret"];
const LENDERS = ["lakeshore-union", "meridian-auto", "second-mile"];

beforeAll(async () => {
  world = await makeTestContext();
  stub = await startAutofiStub();
  ctx = {
    ...world.ctx,
    siteOrigin: "https://cars.test",
    webhooks: { sources: [autofiWebhooks], secrets: { of: () => SECRETS } },
    lenderProvider: autofiLenderProvider({
      settings: stub.settings,
      secrets: (reference) => (reference === "env:SECRET_AUTOFI" ? stub.secret : SECRETS[0]!),
      callbackSecretRef: "env:SECRET_AUTOFI_CALLBACK",
      deadlineMs: 5000,
    }),
    creditBureau: testCreditBureau,
    lenderNews,
  } as unknown as typeof ctx;
});
beforeEach(() => {
  news = [];
});
afterAll(async () => {
  await stub.close();
  await world.close();
});

const programOf = (lenderId: string) => ctx.tenant.config.lenders.programs.find(({ id }) => id === lenderId)!;
const standingsOf = ({ applicationId }: CreditRequest) =>
  ctx.db.transaction((trx) => listAnswers(trx, ctx, { applicationId }));
const statesOf = async (request: CreditRequest) =>
  Object.fromEntries((await standingsOf(request)).map(({ lenderId, state }) => [lenderId, state]));
const keyOf = ({ applicationId, applicationVersion }: CreditRequest) =>
  `${applicationId}.${applicationVersion}`;

/** An application that was sent to all lenders. */
async function sent({ isAnswered = true } = {}): Promise<CreditRequest> {
  count += 1;
  const request = testCreditRequest({ applicationId: `cap_${count}` });
  await ctx.db.transaction((trx) => askLenders(trx, ctx, request));
  for (const { requestId } of await standingsOf(request)) {
    await sendRequest(ctx, requestId);
    if (!isAnswered) await forgetReference(requestId);
  }
  return request;
}
const forgetReference = (requestId: string) =>
  ctx.db.transaction((trx) =>
    trx
      .updateTable("lender_request")
      .set({ lender_reference: null })
      .where("tenant_id", "=", ctx.tenantId)
      .where("id", "=", requestId)
      .execute(),
  );
const says = (request: CreditRequest, lenderId: string, decision: keyof typeof AUTOFI_DECISIONS) =>
  stub.decide(keyOf(request), decision === "declined" ? "DECLINED" : "APPROVED", {
    ...AUTOFI_DECISIONS[decision],
    name: programOf(lenderId).name,
  });

type Call = ReturnType<AutofiStub["callback"]>;
const callOf = (request: CreditRequest, at = world.clock.now()) =>
  stub.callback(keyOf(request), at.toISOString());
const deliver = ({ body, query }: Call) =>
  receiveWebhook(ctx, { source: "autofi", body, headers: new Headers(), query });
async function eventIdOf({ body, query }: Call): Promise<string> {
  const headers = new Headers();
  const checked = await autofiWebhooks.verify({ body, query, headers, secrets: SECRETS, now: new Date() });
  return checked.kind === "authentic" ? checked.eventId : "";
}
async function hear(call: Call): Promise<void> {
  await deliver(call);
  await applyWebhook(ctx, { source: "autofi", eventId: await eventIdOf(call) });
}

describe("A callback of AutoFi", () => {
  test("makes us read what each lender says now", async () => {
    const request = await sent();
    says(request, "meridian-auto", "approved");
    says(request, "second-mile", "declined");
    await hear(callOf(request));
    expect(await statesOf(request)).toEqual({
      "lakeshore-union": "PENDING",
      "meridian-auto": "APPROVED",
      "second-mile": "DECLINED",
    });
    expect(news.map(({ lenderId, state }) => `${lenderId} ${state}`).toSorted()).toEqual([
      "meridian-auto APPROVED",
      "second-mile DECLINED",
    ]);
  });

  test("is believed in nothing: what it says itself does not count", async () => {
    const request = await sent();
    says(request, "meridian-auto", "declined");
    const { query } = callOf(request);
    const decisions = [{ ...AUTOFI_DECISIONS.approved, name: programOf("meridian-auto").name }];
    const claim = { loanApplicationId: "x", referenceId: keyOf(request), state: "APPROVED", decisions };
    await hear({ query, body: new TextEncoder().encode(JSON.stringify(claim)) });
    expect((await statesOf(request))["meridian-auto"]).toBe("DECLINED");
  });

  test("comes in by the address that went out with the application", async () => {
    const request = await sent();
    says(request, "meridian-auto", "approved");
    const { body } = callOf(request);
    const { callbackUrl } = stub.applications.get(keyOf(request))!.posted;
    const door = webhookEndpoints.find(({ path }) => path === "/webhooks/:source")!;
    const knock = (address: string) =>
      door.handle(ctx, {
        params: { source: "autofi" },
        request: new Request(address, { method: "POST", body: Buffer.from(body) }),
      } as never);
    expect(await knock(callbackUrl)).toEqual({ received: true });
    await expect(knock(callbackUrl.replace("signature=", "signature=0"))).rejects.toMatchObject({
      kind: "unauthenticated",
    });
  });

  test("finds an application whose sending was never answered", async () => {
    const request = await sent({ isAnswered: false });
    says(request, "meridian-auto", "approved");
    await hear(callOf(request));
    expect((await statesOf(request))["meridian-auto"]).toBe("APPROVED");
  });

  test("does not make an application of somebody else ours", async () => {
    const [request, other] = [await sent({ isAnswered: false }), await sent()];
    says(other, "meridian-auto", "approved");
    const { query } = callOf(request);
    const id = stub.applications.get(keyOf(other))?.id;
    const claim = { loanApplicationId: id, referenceId: keyOf(request), state: "APPROVED" };
    await expect(
      hear({ query, body: new TextEncoder().encode(JSON.stringify(claim)) }),
    ).rejects.toMatchObject({
      kind: "provider-unavailable",
    });
    expect((await statesOf(request))["meridian-auto"]).toBe("PENDING");
  });

  test("is tried again when the vendor is down", async () => {
    const request = await sent();
    says(request, "meridian-auto", "approved");
    const call = callOf(request);
    for (let turn = 0; turn < 3; turn += 1) stub.next.push([503, {}]);
    await expect(hear(call)).rejects.toMatchObject({ details: { code: "lenders.unavailable" } });
    await hear(call);
    expect((await statesOf(request))["meridian-auto"]).toBe("APPROVED");
  });

  test("of an application that nobody knows changes nothing", async () => {
    const referenceId = "cap_unknown.1";
    const query = new URLSearchParams({ signature: callbackSignature(SECRETS[0]!, referenceId) });
    const body = { loanApplicationId: "6148d994e93d8a0018be1234", referenceId, state: "APPROVED" };
    await hear({ query, body: new TextEncoder().encode(JSON.stringify(body)) });
    expect(news).toEqual([]);
  });
});

describe("A callback that is not the vendor's", () => {
  const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  const body = { loanApplicationId: "6148d994e93d8a0018be1234", referenceId: "cap_1.1", state: "APPROVED" };
  const signed = (secret: string, referenceId = "cap_1.1") =>
    new URLSearchParams({ signature: callbackSignature(secret, referenceId) });
  const verdict = (query: URLSearchParams | undefined, sentBody: unknown = body) =>
    autofiWebhooks.verify({
      body: bytes(sentBody),
      headers: new Headers(),
      secrets: SECRETS,
      now: new Date(),
      ...(query && { query }),
    });

  test("is told from one that is, with any of our secrets", () => {
    for (const secret of SECRETS) expect(verdict(signed(secret))).toMatchObject({ kind: "authentic" });
  });

  test.each<[string, URLSearchParams | undefined]>([
    ["no address of ours", undefined],
    ["no signature", new URLSearchParams()],
    ["another secret", signed("wrong")],
    ["the signature of another application", signed(SECRETS[0]!, "cap_2.1")],
    ["the signature of another version", signed(SECRETS[0]!, "cap_1.2")],
  ])("is refused with %s", (_, query) => {
    expect(verdict(query)).toEqual({ kind: "refused", reason: "signature" });
  });

  test.each([null, 7, [], {}, { ...body, referenceId: "cap_1" }, { ...body, loanApplicationId: "../x" }])(
    "is refused as malformed: %j",
    (sentBody) => {
      expect(verdict(signed(SECRETS[0]!), sentBody)).toEqual({ kind: "refused", reason: "malformed" });
    },
  );
});

describe("Callbacks that come twice or out of order", () => {
  test("a thousand of them have one effect for each lender", async () => {
    const request = await sent();
    const calls: Call[] = [];
    const remember = () => {
      for (let turn = 0; turn < 25; turn += 1) {
        world.clock.advance({ milliseconds: 40 });
        calls.push(callOf(request));
      }
    };
    remember();
    says(request, "meridian-auto", "waiting");
    remember();
    says(request, "meridian-auto", "conditional");
    remember();
    for (const lenderId of ["lakeshore-union", "second-mile"]) says(request, lenderId, "declined");
    remember();
    // A fixed shuffle: each of a hundred calls ten times.
    const shuffled = Array.from({ length: 1000 }, (_, at) => calls[(at * 37 + Math.floor(at / 100)) % 100]!);
    await Promise.all(
      Array.from({ length: 4 }, async (_, lane) => {
        for (const call of shuffled.filter((_one, at) => at % 4 === lane)) {
          const { isNew } = await deliver(call);
          const eventId = await eventIdOf(call);
          if (isNew) await applyWebhook(ctx, { source: "autofi", eventId });
        }
      }),
    );
    expect(await statesOf(request)).toEqual({
      "lakeshore-union": "DECLINED",
      "meridian-auto": "CONDITIONAL",
      "second-mile": "DECLINED",
    });
    expect(news.map(({ lenderId }) => lenderId).toSorted()).toEqual(LENDERS);
  });

  test("the same words again move nothing, also when both looking and calling find them", async () => {
    const request = await sent();
    const requestId = (await standingsOf(request)).find(
      ({ lenderId }) => lenderId === "meridian-auto",
    )!.requestId;
    says(request, "meridian-auto", "approved");
    await lookAtRequest(ctx, requestId);
    const before = await standingsOf(request);
    world.clock.advance({ minutes: 5 });
    await hear(callOf(request));
    expect(await standingsOf(request)).toEqual(before);
    expect(news).toHaveLength(1);
  });

  test("a lender that changes its mind is heard each time", async () => {
    const request = await sent();
    for (const decision of ["declined", "approved", "counter"] as const) {
      world.clock.advance({ seconds: 1 });
      says(request, "meridian-auto", decision);
      await hear(callOf(request));
    }
    expect(news.map(({ state }) => state)).toEqual(["DECLINED", "APPROVED", "COUNTER_OFFER"]);
  });

  test("once an offer is accepted only its lender's decline is heard, once, and nothing of a canceled application", async () => {
    const [accepted, canceled] = [await sent(), await sent()];
    for (const request of [accepted, canceled]) {
      says(request, "meridian-auto", "approved");
      await hear(callOf(request));
    }
    const { applicationId } = accepted;
    const lenderId = "meridian-auto";
    const offerId = (await standingsOf(accepted)).flatMap(({ answer }) => answer?.offers ?? [])[0]!.offerId;
    await acceptLenderOffer(ctx, { applicationId, lenderId, offerId });
    await ctx.db.transaction((trx) => cancelRequests(trx, ctx, canceled));
    news = [];
    onAccepted = [];
    world.clock.advance({ seconds: 1 });
    for (const request of [accepted, canceled]) {
      for (const lender of LENDERS) says(request, lender, "declined");
      await hear(callOf(request));
      await hear(callOf(request));
    }
    expect(news).toEqual([]);
    expect(onAccepted).toEqual([`${lenderId} taken-back`]);
    expect((await statesOf(accepted))[lenderId]).toBe("DECLINED");
    expect((await statesOf(canceled))[lenderId]).toBe("CANCELED");
  });

  test("another retailer's lenders hear nothing of it", async () => {
    const request = await sent();
    says(request, "meridian-auto", "approved");
    const other = { ...ctx, ...world.otherTenantCtx };
    const call = callOf(request);
    await receiveWebhook(other, {
      source: "autofi",
      body: call.body,
      headers: new Headers(),
      query: call.query,
    });
    await applyWebhook(other, { source: "autofi", eventId: await eventIdOf(call) });
    expect((await statesOf(request))["meridian-auto"]).toBe("PENDING");
  });
});
