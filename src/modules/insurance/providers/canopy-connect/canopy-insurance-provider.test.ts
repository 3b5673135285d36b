import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { signedHeader } from "#platform/server/webhooks/signed-header.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { startVendorStub, type StubAnswer, type VendorStub } from "#tests/support/vendor-stub.ts";
import { canopyInsuranceProvider } from "./canopy-insurance-provider.ts";
import { policyStatusOf, pullStateOf } from "./canopy-pull.ts";
import { CANOPY_TEST_SETTINGS, canopyPull } from "#tests/vendors/canopy-connect/canopy-samples-data.ts";
import { CANOPY_SIGNATURE, canopyWebhooks } from "./canopy-webhooks.ts";

const PULL = "3d2f8a90-6d1c-4c57-9a3f-2b7a1c9e4f55";
const NONCE = "N".repeat(32);
let stub: VendorStub;
beforeAll(async () => {
  stub = await startVendorStub();
});
afterAll(() => stub.close());
afterEach(() => {
  (stub.asked as unknown[]).length = 0;
});

const ctx = { log: silentLog } as RequestContext;
function read(answers: readonly StubAnswer[], deadlineMs = 3_000) {
  let turn = 0;
  stub.answer(() => answers[Math.min(turn++, answers.length - 1)]!);
  const settings = { ...CANOPY_TEST_SETTINGS, apiUrl: stub.url };
  const secrets = (reference: string) => `value of ${reference}`;
  const caller = { pause: () => Promise.resolve() };
  return canopyInsuranceProvider({ settings, secrets, caller, deadlineMs }).readPull(ctx, PULL);
}
const good = { status: 200, body: { success: true, pull: canopyPull({ pullId: PULL, nonce: NONCE }) } };
const failed = (status: number): StubAnswer => ({
  status,
  body: { success: false, message: "<b>Words of the vendor</b>" },
});

describe("Reading a pull", () => {
  it("asks for it with the team's keys, and nothing else leaves the house", async () => {
    expect(await read([good])).toEqual({
      kind: "pull",
      pullId: PULL,
      nonce: NONCE,
      state: {
        kind: "policy",
        status: "ACTIVE",
        carrierName: "Harbor Mutual",
        policyNumberLast4: "7788",
      },
    });
    expect(stub.asked).toMatchObject([
      {
        method: "GET",
        path: `/teams/${CANOPY_TEST_SETTINGS.teamId}/pulls/${PULL}`,
        headers: {
          "x-canopy-client-id": "value of env:SECRET_CANOPY_ID",
          "x-canopy-client-secret": "value of env:SECRET_CANOPY_KEY",
        },
        body: undefined,
      },
    ]);
  });

  it.each([429, 502, 503, 504])("tries again after %i", async (status) => {
    expect(await read([failed(status), good])).toMatchObject({ kind: "pull" });
    expect(stub.asked).toHaveLength(2);
  });

  it.each([
    [[failed(503)], { kind: "failure", reason: "unavailable", vendorCode: "canopy-503" }, 3],
    [[failed(500)], { kind: "failure", reason: "unavailable", vendorCode: "canopy-500" }, 1],
    [[failed(429)], { kind: "failure", reason: "rate-limited", vendorCode: "canopy-429" }, 3],
    [[failed(401)], { kind: "failure", reason: "misconfigured", vendorCode: "canopy-401" }, 1],
    [[failed(403)], { kind: "failure", reason: "misconfigured", vendorCode: "canopy-403" }, 1],
    [[failed(400)], { kind: "failure", reason: "refused", vendorCode: "canopy-400" }, 1],
    [[failed(404)], { kind: "unknown" }, 1],
    [
      [{ status: 200, body: "<html>" }],
      { kind: "failure", reason: "unreadable", vendorCode: "canopy-shape" },
      1,
    ],
    [[{ status: 200, body: {} }], { kind: "failure", reason: "unreadable", vendorCode: "canopy-shape" }, 1],
    [[{ status: 302, body: "", headers: { location: "http://127.0.0.1:1/" } }], { reason: "unavailable" }, 3],
  ] as const)("answers %j as one of our failures", async (answers, expected, calls) => {
    expect(await read(answers)).toMatchObject(expected);
    expect(stub.asked).toHaveLength(calls);
  });

  it("gives up at the deadline", async () => {
    const before = performance.now();
    expect(await read(["nothing"], 250)).toMatchObject({ kind: "failure", reason: "timeout" });
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});

describe("A pull in our words", () => {
  it.each([
    ["ACTIVE", "ACTIVE"],
    ["PENDING_ACTIVATION", "PENDING_ACTIVATION"],
    ["PENDING_CANCELLATION", "INACTIVE"],
    ["UNVERIFIED", "INACTIVE"],
    ["EXPIRED", "EXPIRED"],
    ["CANCELLED", "CANCELED"],
    ["RESCINDED", "CANCELED"],
    ["QUOTE", "NOT_FOUND"],
    ["SOMETHING_NEW", "NOT_FOUND"],
    [null, "NOT_FOUND"],
  ])("policy %s is %s", (theirs, ours) => expect(policyStatusOf(theirs)).toBe(ours));

  it.each([
    ["STARTED", "waiting"],
    ["QUEUED", "waiting"],
    ["PROCESSING", "waiting"],
    ["IDENTITY_VERIFICATION_OPTIONS", "waiting"],
    ["IDENTITY_VERIFICATION", "waiting"],
    ["PULLING_DATA", "waiting"],
    ["NOT_AUTHENTICATED", "waiting"],
    ["A_STATUS_OF_TOMORROW", "waiting"],
    ["PROVIDER_ERROR", "failed"],
    ["INTERNAL_ERROR", "failed"],
    ["VALIDATION_ERROR", "failed"],
    ["INCOMPLETE", "failed"],
    ["SUCCESS", "policy"],
  ])("%s is %s", (status, kind) => expect(pullStateOf({ pull_id: PULL, status }).kind).toBe(kind));

  it("takes the best car policy, no house, and no markup", () => {
    const auto = (status: string) => ({
      policy_type: "AUTO",
      status,
      carrier_friendly_name: "<i>Harbor</i>",
    });
    const policies = [
      { policy_type: "HOMEOWNERS", status: "ACTIVE" },
      auto("EXPIRED"),
      auto("PENDING_ACTIVATION"),
    ];
    expect(pullStateOf({ pull_id: PULL, status: "SUCCESS", policies })).toMatchObject({
      status: "PENDING_ACTIVATION",
      carrierName: "Harbor",
    });
  });
});

describe("A webhook of the vendor", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  const secrets = ["old-secret", "new-secret"];
  const body = new TextEncoder().encode(
    JSON.stringify({ event_type: "COMPLETE", pull_id: PULL, status: "SUCCESS" }),
  );
  const evaluate = (header: string | null, bytes: Uint8Array = body) =>
    canopyWebhooks.verify({
      body: bytes,
      headers: new Headers(header === null ? {} : { [CANOPY_SIGNATURE]: header }),
      secrets,
      now,
    });
  const sign = (secret: string, at = now) => signedHeader({ secret, name: "s", at, body });

  it.each(secrets)("is heard when it is signed with %s", (secret) => {
    expect(evaluate(sign(secret))).toMatchObject({ kind: "authentic", type: "COMPLETE" });
  });

  it("is heard without a signature, because it is only a hint; equal bytes are one event", () => {
    expect(evaluate(null)).toEqual(evaluate(sign("new-secret")));
  });

  it.each([
    ["another secret", sign("guess"), body, "signature"],
    ["an empty header", "", body, "signature"],
    ["a header without a signature", "t=1795255200", body, "signature"],
    ["an old time", sign("new-secret", new Date(now.getTime() - 301_000)), body, "too-old"],
    ["other bytes", sign("new-secret"), new TextEncoder().encode("{}"), "signature"],
    ["no pull", null, new TextEncoder().encode(`{"event_type":"COMPLETE"}`), "malformed"],
    ["no text", null, new Uint8Array([0xff, 0xfe]), "malformed"],
    [
      "an unsigned flood",
      null,
      new TextEncoder().encode(
        JSON.stringify({ event_type: "COMPLETE", pull_id: PULL, x: "x".repeat(40_000) }),
      ),
      "malformed",
    ],
  ])("is refused with %s", (_what, header, bytes, reason) => {
    expect(evaluate(header, bytes)).toEqual({ kind: "refused", reason });
  });
});
