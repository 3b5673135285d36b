import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Log } from "#platform/server/context/log.ts";
import { testApplicant, testCreditRequest } from "#tests/support/credit-request.ts";
import { fakeClock } from "#tests/support/fake-clock.ts";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { AUTOFI_DECISIONS } from "#tests/vendors/autofi/autofi-decisions-data.ts";
import { type AutofiStub, startAutofiStub } from "#tests/vendors/autofi/autofi-stub.ts";
import type { LenderCallContext, LenderProvider, Submission } from "../lender-provider.ts";
import { autofiLenderProvider } from "./autofi-lender-provider.ts";

const logged: unknown[] = [];
const note = (...all: unknown[]) => void logged.push(all);
const clock = fakeClock();
const ctx = {
  clock,
  log: { debug: note, info: note, warn: note, error: note } as unknown as Log,
  siteOrigin: "https://cars.test",
} as unknown as LenderCallContext;
const [first, second] = testTenantConfig("north").config.lenders.programs;
let stub: AutofiStub;
let autofi: LenderProvider;
const providerOf = (deadlineMs: number): LenderProvider =>
  autofiLenderProvider({
    settings: { ...stub.settings, lenderNames: { [first!.id]: "BOFA" } },
    secrets: (reference) => (reference === "env:SECRET_AUTOFI" ? stub.secret : "callback-secret"),
    callbackSecretRef: "env:SECRET_AUTOFI_CALLBACK",
    deadlineMs,
  });
beforeAll(async () => {
  stub = await startAutofiStub();
  autofi = providerOf(30_000);
});
beforeEach(() => {
  stub.next.length = 0;
  stub.calls.length = 0;
  logged.length = 0;
});
afterAll(() => stub.close());

let count = 0;
function fresh(over: Parameters<typeof testCreditRequest>[0] = {}): Submission {
  count += 1;
  const requestedAt = clock.now().toISOString();
  const request = testCreditRequest({ applicationId: `own-${count}`, requestedAt, ...over });
  return { program: first!, request, reference: null };
}
async function sent(submission = fresh()): Promise<Submission & { readonly reference: string }> {
  const told = await autofi.submit(ctx, submission);
  if (told.kind !== "submitted") throw new Error(told.vendorCode);
  return { ...submission, reference: told.reference };
}
const keyOf = ({ request }: Submission) => `${request.applicationId}.${request.applicationVersion}`;
const thrice = (answer: AutofiStub["next"][number]) => stub.next.push(answer, answer, answer);

describe("Sending by AutoFi", () => {
  test("makes one application there for all lenders of a version, and another for the next version", async () => {
    const submission = fresh();
    const { reference } = await sent(submission);
    expect((await sent({ ...submission, program: second! })).reference).toBe(reference);
    const next = { ...submission.request, applicationVersion: 2 };
    expect((await sent({ ...submission, request: next })).reference).not.toBe(reference);
  });

  test("gives an address to call back that nobody can guess", async () => {
    const submission = await sent();
    const url = new URL(stub.applications.get(keyOf(submission))?.posted.callbackUrl ?? "");
    expect(`${url.origin}${url.pathname}`).toBe("https://cars.test/webhooks/autofi");
    expect(url.searchParams.get("signature")).toMatch(/^[0-9a-f]{64}$/u);
    expect(url.href).not.toMatch(/own-\d|Sample/u);
  });

  test("sends nothing that the vendor would refuse", async () => {
    expect(await autofi.submit(ctx, fresh({ car: { vin: "12345" } }))).toMatchObject({
      reason: "refused",
      vendorCode: "autofi-rule-vin",
    });
    expect(stub.calls).toEqual([]);
  });

  test("signs itself in again once when its token is refused", async () => {
    await sent();
    stub.endTokens();
    await sent();
    expect(stub.calls).toHaveLength(3);
  });

  test("is misconfigured when the client is unknown", async () => {
    const wrong = autofiLenderProvider({
      settings: stub.settings,
      secrets: () => "wrong",
      callbackSecretRef: "env:SECRET_X",
    });
    expect(await wrong.submit(ctx, fresh())).toMatchObject({ kind: "failure", reason: "misconfigured" });
  });
});

describe("AutoFi in trouble", () => {
  test.each<[string, AutofiStub["next"][number], string]>([
    ["is down", [500, { message: "secret detail" }], "unavailable"],
    ["is overloaded", [429, { code: 429, message: "secret detail" }], "rate-limited"],
    ["refuses a field", [400, { errors: [{ description: 'Field "ssn" is invalid: 123456750' }] }], "refused"],
    ["forbids", [403, { message: "secret detail" }], "misconfigured"],
    ["answers with a proxy's page", [200, "<html>"], "unreadable"],
    ["answers another shape", [200, { hello: 1 }], "unreadable"],
    ["answers an id with a path in it", [200, { loanApplicationId: "../../x" }], "unreadable"],
  ])("fails in our words when it %s", async (_, answer, reason) => {
    thrice(answer);
    const failed = await autofi.submit(ctx, fresh());
    expect(failed).toMatchObject({ kind: "failure", reason });
    expect(JSON.stringify([failed, logged])).not.toMatch(/secret detail|123456750|Sample|127\.0\.0\.1/u);
  });

  test("fails in our words when it does not answer", async () => {
    thrice("hang");
    const failed = await providerOf(300).submit(ctx, fresh());
    expect(failed).toMatchObject({ kind: "failure", reason: "timeout" });
    expect(JSON.stringify([failed, logged])).not.toMatch(/123456750|Sample|127\.0\.0\.1/u);
  });

  test.each([
    ["lists of nothing", { decisions: "none" }],
    ["decisions that are none", { decisions: [7] }],
    ["an application of somebody else", { referenceId: "other.1", decisions: [] }],
  ])("cannot be read with %s", async (_, over) => {
    const submission = await sent();
    const good = {
      loanApplicationId: submission.reference,
      referenceId: keyOf(submission),
      state: "APPROVED",
    };
    stub.next.push([200, { ...good, ...over }]);
    expect(await autofi.status(ctx, submission)).toMatchObject({ kind: "failure", reason: "unreadable" });
  });
});

describe("Asking AutoFi", () => {
  test("finds a lender by the name that the retailer wrote down for it", async () => {
    const submission = await sent();
    stub.decide(keyOf(submission), "APPROVED", { ...AUTOFI_DECISIONS.approved, name: "BOFA" });
    expect(await autofi.status(ctx, submission)).toMatchObject({
      kind: "answer",
      answer: { state: "APPROVED" },
    });
    expect(await autofi.status(ctx, { ...submission, program: second! })).toMatchObject({ kind: "waiting" });
  });

  test("goes on with a reference that holds the lender's own as well", async () => {
    const submission = await sent();
    stub.decide(keyOf(submission), "APPROVED", { ...AUTOFI_DECISIONS.approved, name: "BOFA" });
    const told = await autofi.status(ctx, submission);
    const reference = told.kind === "answer" ? told.answer.reference : null;
    expect(reference).toBe(`${submission.reference}/L-1`);
    expect(await autofi.status(ctx, { ...submission, reference })).toEqual(told);
  });

  test("asks often at first and less and less later", async () => {
    const submission = await sent();
    const wait = async () => {
      const told = await autofi.status(ctx, submission);
      return told.kind === "waiting" ? told.lookAgainSeconds : 0;
    };
    expect(await wait()).toBe(20);
    clock.advance({ minutes: 20 });
    expect(await wait()).toBe(120);
    clock.advance({ days: 1 });
    expect(await wait()).toBe(300);
  });

  test("accepts no offer that does not stand anymore", async () => {
    const submission = await sent();
    stub.decide(keyOf(submission), "APPROVED", { ...AUTOFI_DECISIONS.approved, name: "BOFA" });
    const told = await autofi.status(ctx, submission);
    const offerId = told.kind === "answer" ? (told.answer.offers[0]?.offerId ?? "") : "";
    stub.decide(keyOf(submission), "DECLINED", { ...AUTOFI_DECISIONS.declined, name: "BOFA" });
    expect(await autofi.accept(ctx, { ...submission, offerId })).toMatchObject({
      kind: "failure",
      reason: "refused",
    });
  });

  test("sends numbers of applicants in the application alone", async () => {
    const joint = testApplicant({ applicantId: "person-2", role: "JOINT", ssn: "234567890" });
    const submission = await sent(fresh({ applicants: [testApplicant(), joint], relation: "SPOUSE" }));
    const { posted } = stub.applications.get(keyOf(submission))!;
    expect([posted.applicant.ssn, posted.cosigner?.["ssn"]]).toEqual(["123456750", "234567890"]);
    await autofi.status(ctx, submission);
    expect(stub.calls.join()).not.toMatch(/123456750|234567890/u);
  });
});
