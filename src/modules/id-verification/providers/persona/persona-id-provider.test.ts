import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemIds } from "#platform/server/context/ids.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { signedHeader } from "#platform/server/webhooks/signed-header.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { startVendorStub, type StubAnswer, type VendorStub } from "#tests/support/vendor-stub.ts";
import { personaIdProvider } from "./persona-id-provider.ts";
import { outcomeOfStatus, readingOf } from "./persona-inquiry.ts";
import {
  PERSONA_TEST_SETTINGS,
  personaEvent,
  personaInquiry,
} from "#tests/vendors/persona/persona-samples-data.ts";
import { PERSONA_SIGNATURE, personaWebhooks } from "./persona-webhooks.ts";

let stub: VendorStub;
beforeAll(async () => {
  stub = await startVendorStub();
});
afterAll(() => stub.close());
beforeEach(() => {
  (stub.asked as unknown[]).length = 0;
});

const ctx = { log: silentLog, ids: systemIds() } as RequestContext;
const INQUIRY = personaInquiry({ id: "inq_one", reference: "ref-1", status: "created" });
const created: StubAnswer = { status: 201, body: INQUIRY };
const link: StubAnswer = {
  status: 200,
  body: { ...INQUIRY, meta: { "one-time-link": "https://withpersona.com/verify?code=us1-x" } },
};
const failed = (status: number): StubAnswer => ({
  status,
  body: { errors: [{ title: "Words of the vendor about Jane" }] },
});

function provider(answers: readonly StubAnswer[], deadlineMs = 3_000) {
  let turn = 0;
  stub.answer(() => answers[Math.min(turn++, answers.length - 1)]!);
  return personaIdProvider({
    settings: { ...PERSONA_TEST_SETTINGS, apiUrl: stub.url },
    secrets: (reference) => `value of ${reference}`,
    caller: { pause: () => Promise.resolve() },
    deadlineMs,
  });
}
const start = (answers: readonly StubAnswer[], deadlineMs?: number) =>
  provider(answers, deadlineMs).start(ctx, {
    verificationRef: "ref-1",
    captureRef: null,
    returnUrl: "https://shop.test/back",
  });

describe("Starting a capture", () => {
  it("makes an inquiry and a one-time link, with version, key and no name of the buyer", async () => {
    expect(await start([created, link])).toEqual({
      kind: "hosted",
      captureRef: "inq_one",
      url: "https://withpersona.com/verify?code=us1-x",
    });
    expect(stub.asked).toMatchObject([
      {
        method: "POST",
        path: "/inquiries",
        headers: {
          authorization: "Bearer value of env:SECRET_PERSONA",
          "persona-version": "2023-01-05",
          "idempotency-key": "ref-1",
        },
        body: {
          data: {
            attributes: {
              "inquiry-template-id": PERSONA_TEST_SETTINGS.templateId,
              "reference-id": "ref-1",
              "redirect-uri": "https://shop.test/back",
            },
          },
        },
      },
      { method: "POST", path: "/inquiries/inq_one/generate-one-time-link" },
    ]);
  });

  it("repeats a write only under the same key", async () => {
    await start([failed(503), created, link]);
    const keys = stub.asked.map(({ headers }) => headers["idempotency-key"]);
    expect(keys.slice(0, 2)).toEqual(["ref-1", "ref-1"]);
    expect(keys).toHaveLength(3);
  });

  it.each([
    [[failed(401)], "misconfigured"],
    [[failed(403)], "misconfigured"],
    [[failed(409)], "refused"],
    [[failed(422)], "refused"],
    [[failed(429)], "rate-limited"],
    [[failed(500)], "unavailable"],
    [[{ status: 201, body: "<html>" }], "unreadable"],
    [[{ status: 201, body: { data: { id: "someone-else", attributes: {} } } }], "unreadable"],
    [[created, failed(500)], "unavailable"],
    [[created, { status: 200, body: INQUIRY }], "unreadable"],
    [[created, { status: 200, body: { meta: { "one-time-link": "javascript:alert(1)" } } }], "unreadable"],
  ] as const)("answers %j as %s", async (answers, reason) => {
    const answer = await start(answers);
    expect(answer).toMatchObject({ kind: "failure", reason });
    expect(JSON.stringify(answer)).not.toContain("Jane");
  });

  it("gives up at the deadline", async () => {
    expect(await start(["nothing"], 250)).toMatchObject({ kind: "failure", reason: "timeout" });
  });

  it("ends what goes on, and leaves alone what is over or unknown", async () => {
    const inquiry = (status: string): StubAnswer => ({
      status: 200,
      body: personaInquiry({ id: "inq_one", reference: "ref-1", status }),
    });
    const end = (...answers: StubAnswer[]) => provider(answers).end!(ctx, "inq_one");
    expect(await end(inquiry("pending"), inquiry("expired"))).toBe("done");
    expect(stub.asked).toMatchObject([
      { method: "GET", path: "/inquiries/inq_one" },
      {
        method: "POST",
        path: "/inquiries/inq_one/expire",
        headers: { "idempotency-key": "expire-inq_one" },
      },
    ]);
    (stub.asked as unknown[]).length = 0;
    for (const answer of [inquiry("approved"), inquiry("declined"), inquiry("expired"), failed(404)])
      expect(await end(answer)).toBe("done");
    expect(await provider([]).end!(ctx, "somebody-else")).toBe("done");
    expect(stub.asked.every(({ method }) => method === "GET")).toBe(true);
    expect(await end(inquiry("created"), failed(404))).toBe("done");
    expect(await end(inquiry("created"), failed(409))).toMatchObject({ kind: "failure", reason: "refused" });
    expect(await end(failed(500))).toMatchObject({ kind: "failure", reason: "unavailable" });
  });

  it("has the vendor forget", async () => {
    expect(await provider([{ status: 200, body: INQUIRY }]).redact!(ctx, "inq_one")).toBe("done");
    expect(stub.asked).toMatchObject([{ method: "DELETE", path: "/inquiries/inq_one" }]);
    expect(await provider([failed(404)]).redact!(ctx, "inq_one")).toBe("done");
    expect(await provider([failed(500)]).redact!(ctx, "inq_one")).toMatchObject({ kind: "failure" });
  });
});

describe("An inquiry in our words", () => {
  it.each([
    ["created", null],
    ["pending", null],
    ["needs_review", null],
    ["completed", null],
    ["approved", "SUCCESSFUL"],
    ["declined", "FAILED"],
    ["failed", "FAILED"],
    ["expired", "INCOMPLETE"],
    ["a status of tomorrow", null],
  ])("%s is %s", (status, outcome) => expect(outcomeOfStatus(status, false)).toBe(outcome));

  it("completed is enough where no workflow decides", () =>
    expect(outcomeOfStatus("completed", true)).toBe("SUCCESSFUL"));

  it.each([
    ["Illinois", ["IL"]],
    ["illinois ", ["IL"]],
    ["IL", ["IL"]],
    ["US-IL", ["IL"]],
    ["Texas", []],
    ["TX", ["TX"]],
  ])("reads the state %j as %j", (state, states) => {
    const answer = personaInquiry({ id: "inq_one", reference: "r", status: "approved", state });
    expect(readingOf(answer as Parameters<typeof readingOf>[0], false).states).toEqual(states);
  });
});

describe("A webhook of the vendor", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  const secrets = ["wbhsec_old", "wbhsec_new"];
  const event = personaEvent({ id: "evt_one", name: "inquiry.approved", inquiry: INQUIRY });
  const body = new TextEncoder().encode(JSON.stringify(event));
  const sign = (secret: string, bytes = body, at = now) =>
    signedHeader({ secret, name: "v1", at, body: bytes });
  const evaluate = (header: string | null, bytes: Uint8Array = body) =>
    personaWebhooks.verify({
      body: bytes,
      headers: new Headers(header === null ? {} : { [PERSONA_SIGNATURE]: header }),
      secrets,
      now,
    });

  it.each([
    ["the old secret", sign("wbhsec_old")],
    ["the new secret", sign("wbhsec_new")],
    ["both, while one is replaced", `${sign("unknown")} ${sign("wbhsec_new")}`],
  ])("is heard when it is signed with %s", (_what, header) => {
    expect(evaluate(header)).toEqual({
      kind: "authentic",
      eventId: "evt_one",
      type: "inquiry.approved",
      occurredAt: now,
    });
  });

  const empty = new TextEncoder().encode("{}");
  it.each([
    ["no signature", null, body, "signature"],
    ["another secret", sign("guess"), body, "signature"],
    ["other bytes", sign("wbhsec_new"), empty, "signature"],
    ["an old time", sign("wbhsec_new", body, new Date(now.getTime() - 301_000)), body, "too-old"],
    ["no event in it", sign("wbhsec_new", empty), empty, "malformed"],
  ])("is refused with %s", (_what, header, bytes, reason) => {
    expect(evaluate(header, bytes)).toEqual({ kind: "refused", reason });
  });
});
