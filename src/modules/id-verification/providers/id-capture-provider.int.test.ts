import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idCaptureContract, type IdCaptureCase } from "#tests/contracts/id-capture-provider.contract.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { startVendorStub } from "#tests/support/vendor-stub.ts";
import { personaIdProvider } from "./persona/persona-id-provider.ts";
import { PERSONA_TEST_SETTINGS, personaInquiry } from "#tests/vendors/persona/persona-samples-data.ts";
import { sandboxIdCaptureProvider } from "./sandbox/sandbox-id-capture-provider.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await makeTestContext();
});
afterAll(() => world.close());

const NUMBERS = { SUCCESSFUL: "D1234567", FAILED: "D0000", INCOMPLETE: "D1111" };

const evaluate = (verificationRef: string, documentNumber: string) =>
  sandboxIdCaptureProvider.evaluate!(world.ctx, {
    verificationRef,
    documentNumber,
    issuingState: "TX",
    pictures: [],
  });

async function sandboxHarness(): Promise<IdCaptureCase> {
  const provider = sandboxIdCaptureProvider;
  return {
    provider,
    async finish({ verificationRef }, end) {
      const checked = await evaluate(verificationRef, NUMBERS[end]);
      if (checked.kind !== "capture") throw new Error(checked.vendorCode);
      const reading = await provider.read!(world.ctx, checked.captureRef);
      expect(reading).toEqual({ ...checked, verificationRef });
      return checked.outcome;
    },
    close: () => Promise.resolve(),
  };
}

const STATUS = { SUCCESSFUL: "approved", FAILED: "declined", INCOMPLETE: "expired" };

async function personaHarness(): Promise<IdCaptureCase> {
  const stub = await startVendorStub();
  const inquiries = new Map<string, { reference: string; status: string; key: unknown }>();
  stub.answer(({ method, path, body, headers }) => {
    const key = headers["idempotency-key"];
    if (method === "POST" && path === "/inquiries") {
      const { attributes } = (body as { data: { attributes: Record<string, string> } }).data;
      const reference = attributes["reference-id"]!;
      const known = [...inquiries].find(([, inquiry]) => inquiry.key === key)?.[0];
      const id = known ?? `inq_${inquiries.size + 1}`;
      inquiries.set(id, { reference, status: "created", key });
      return { status: 201, body: personaInquiry({ id, reference, status: "created" }) };
    }
    const id = path.split("/")[2] ?? "";
    const inquiry = inquiries.get(id);
    if (!inquiry) return { status: 404, body: { errors: [{ title: "Record not found" }] } };
    const shown = personaInquiry({ id, ...inquiry });
    if (!path.endsWith("generate-one-time-link")) return { status: 200, body: shown };
    const meta = { "one-time-link": `https://withpersona.com/verify?code=${String(key)}` };
    return { status: 200, body: { ...shown, meta } };
  });
  const settings = { ...PERSONA_TEST_SETTINGS, apiUrl: stub.url };
  const provider = personaIdProvider({ settings, secrets: () => "persona_test_key" });
  return {
    provider,
    async finish({ start }, end) {
      if (start.kind !== "hosted") throw new Error("the vendor takes the pictures");
      const waiting = await provider.read!(world.ctx, start.captureRef);
      expect(waiting).toMatchObject({ kind: "capture", outcome: null });
      inquiries.get(start.captureRef)!.status = STATUS[end];
      const reading = await provider.read!(world.ctx, start.captureRef);
      return reading.kind === "capture" ? reading.outcome : reading;
    },
    close: () => stub.close(),
  };
}

describe.each([
  ["the embedded ID service", sandboxHarness],
  ["Persona, as documented", personaHarness],
])("ID capture by %s", (_name, make) => idCaptureContract(make, () => world));

describe("The embedded ID service", () => {
  const waiting = async () =>
    world.database.owner.query("select payload from job where kind = 'id-verification.sandbox-judge-tells'");

  it("checks a capture once, whatever is handed in again, and tells of it once", async () => {
    const before = (await waiting()).rowCount ?? 0;
    const [first, again] = await Promise.all([evaluate("ref-race", "D0000"), evaluate("ref-race", "D0000")]);
    expect(again).toEqual(first);
    expect(await evaluate("ref-race", "D1234567")).toEqual(first);
    expect((await waiting()).rowCount).toBe(before + 1);
  });

  it("keeps nothing and tells nothing while it is down", async () => {
    const before = (await waiting()).rowCount;
    expect(await evaluate("ref-down", "D9999")).toMatchObject({ kind: "failure", reason: "unavailable" });
    expect((await waiting()).rowCount).toBe(before);
    expect(await evaluate("ref-down", "D1234567")).toMatchObject({ outcome: "SUCCESSFUL" });
  });

  it("keeps captures of one retailer from another", async () => {
    const checked = await evaluate("ref-mine", "D1234567");
    if (checked.kind !== "capture") throw new Error(checked.vendorCode);
    const read = await sandboxIdCaptureProvider.read!(world.otherTenantCtx, checked.captureRef);
    expect(read).toEqual({ kind: "unknown" });
  });
});
