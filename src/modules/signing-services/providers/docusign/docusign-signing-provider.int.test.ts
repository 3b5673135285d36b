import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { startDocusignStub, type DocusignStub } from "#tests/vendors/docusign/docusign-stub.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { docusignSigningProvider } from "./docusign-signing-provider.ts";
import { docusignWebhooks } from "./docusign-webhooks.ts";
import { sandboxSigningProvider } from "../sandbox/sandbox-signing-provider.ts";
import { SIGNERS, signingProviderContract } from "#tests/contracts/signing-provider.contract.ts";
import type { SigningProvider } from "../../server/signing-provider.ts";
import { createSigningProviders } from "../signing-providers.ts";

let world: TestWorld;
let stub: DocusignStub;
let docusign: SigningProvider;
const buyer = { name: "Robin Buyer", email: "robin@example.com" };
const returnUrl = "https://shop.test/progress/FC1/signing/thank-you";

beforeAll(async () => {
  world = await makeTestContext();
  stub = await startDocusignStub();
  docusign = docusignSigningProvider({
    settings: stub.settings,
    secrets: () => stub.privateKey,
    deadlineMs: 1500,
  });
});
afterAll(async () => {
  await stub.close();
  await world.close();
});

function signsThere() {
  if (docusign.signing.place !== "elsewhere") throw new Error("DocuSign has a page of its own");
  return docusign.signing;
}

describe("DocuSign, by a stub that answers as documented", () => {
  signingProviderContract(() => ({
    provider: docusign,
    ctx: world.ctx,
    enter: (ref, _hash, signer = "buyer") =>
      signsThere().openPage(world.ctx, { ref, person: SIGNERS[signer], signer, returnUrl }),
    sign: async (ref, _hash, signer) => stub.sign(ref, signer, world.clock.now()),
    decline: async (ref) => stub.end(ref, "declined"),
    expire: async (ref) => stub.end(ref, "voided", "Envelope has expired."),
  }));

  const create = (ctx: TenantContext = world.ctx) =>
    docusign.createPackage(ctx, {
      key: `k${stub.envelopes.size}`,
      title: "Your contract",
      documentHash: "b".repeat(64),
      expiresAt: new Date(ctx.clock.now().getTime() + 86_400_000),
      papers: [
        {
          name: "a",
          title: "Purchase Agreement",
          bytes: Buffer.from("%PDF-1.7\n%%EOF\n"),
          fields: [
            { id: "a.s", kind: "signature", label: "Buy", page: 2, x: 54, y: 100, width: 230, height: 40 },
          ],
        },
      ],
      buyer,
      seller: { name: "North Motors LLC", email: "desk@example.com" },
    });

  it("puts the retailer after the buyer and the tabs where our anchors are", async () => {
    const { ref } = await create();
    const signers = stub.envelopes.get(ref)?.definition.recipients.signers ?? [];
    expect(signers.map(({ routingOrder, name }) => [routingOrder, name])).toEqual([
      ["1", "Robin Buyer"],
      ["2", "North Motors LLC"],
    ]);
    expect(signers[0]?.tabs?.["signHereTabs"]).toMatchObject([
      { pageNumber: "2", xPosition: "54", yPosition: "100" },
    ]);
    expect(signers[1]?.clientUserId).toBeUndefined();
  });

  it("signs itself in again once when its token is refused", async () => {
    const { ref } = await create();
    stub.next.push([401, { errorCode: "AUTHORIZATION_INVALID_TOKEN" }]);
    expect((await docusign.read(world.ctx, ref)).status).toBe("Sent");
  });

  it.each<[string, readonly [number, object | string] | "hang"]>([
    ["is down", [500, { errorCode: "UNSPECIFIED_ERROR", message: "secret detail" }]],
    ["answers with a proxy's page", [200, "<html>"]],
    ["answers another shape", [200, { hello: 1 }]],
    ["forbids", [403, { errorCode: "USER_LACKS_PERMISSIONS" }]],
    ["does not answer", "hang"],
  ])("is unavailable, without the vendor's words, when it %s", async (_, answer) => {
    const { ref } = await create();
    stub.next.push(answer, answer, answer);
    const failed = await docusign.read(world.ctx, ref).catch((error: unknown) => error);
    stub.next.length = 0;
    expect(failed).toMatchObject({ kind: "provider-unavailable", details: { code: "signing.unavailable" } });
    expect(JSON.stringify(failed)).not.toContain("secret detail");
  });

  it("waits for its turn when there were too many calls, and creates no second envelope", async () => {
    const before = stub.envelopes.size;
    stub.next.push([429, { errorCode: "HOURLY_APIINVOCATION_LIMIT_EXCEEDED" }]);
    await create();
    expect(stub.envelopes.size).toBe(before + 1);
  });

  it("tells who has signed, and hands out the papers", async () => {
    const { ref } = await create();
    const at = world.clock.now();
    stub.sign(ref, "buyer", at);
    expect(await docusign.read(world.ctx, ref)).toEqual({
      status: "InProgress",
      buyerSignedAt: at,
      sellerSignedAt: null,
      hand: null,
    });
    stub.sign(ref, "seller", at);
    expect((await docusign.read(world.ctx, ref)).status).toBe("Completed");
    expect(Buffer.from((await docusign.download(world.ctx, ref)) ?? []).toString()).toContain(
      "% signed by 1,2",
    );
    stub.end(ref, "declined");
    expect((await docusign.read(world.ctx, ref)).status).toBe("Declined");
  });

  it("takes no answer for a PDF that is none", async () => {
    const { ref } = await create();
    stub.next.push([200, "<html>"]);
    await expect(docusign.download(world.ctx, ref)).rejects.toMatchObject({ kind: "provider-unavailable" });
  });
});

describe("Connect", () => {
  const evaluate = (input: { body: string; headers: Headers }, secrets = ["one", "two"]) =>
    docusignWebhooks.verify({ ...input, body: Buffer.from(input.body), secrets, now: new Date() });
  const envelope = "11111111-1111-4111-8111-111111111111";

  it("is believed with any of our secrets in any of its headers", async () => {
    const { body, headers } = stub.delivery(envelope, "envelope-completed", "two");
    expect(await evaluate({ body, headers })).toMatchObject({
      kind: "authentic",
      type: "envelope-completed",
      eventId: `${envelope}:envelope-completed:2026-06-25T15:00:00.0000000Z`,
    });
    const second = new Headers({
      "x-docusign-signature-1": "bm8=",
      "x-docusign-signature-2": headers.get("x-docusign-signature-1") ?? "",
    });
    expect(await evaluate({ body, headers: second })).toMatchObject({ kind: "authentic" });
  });

  it.each([
    ["another body", (body: string) => body.replace("completed", "declined"), "two"],
    ["another secret", (body: string) => body, "three"],
  ])("is refused with %s", async (_, change, secret) => {
    const { body, headers } = stub.delivery(envelope, "envelope-completed", secret);
    expect(await evaluate({ body: change(body), headers })).toEqual({ kind: "refused", reason: "signature" });
    expect(await evaluate({ body, headers: new Headers() })).toMatchObject({ kind: "refused" });
  });
});

describe("The choice of a retailer", () => {
  const tenant = (contracting: string, settings: object | null = null) => ({
    id: "north",
    providers: { ...world.ctx.tenant.providers, contracting },
    environment: { ...world.ctx.tenant.environment, docusign: settings as never },
    webhookSecrets: { docusign: ["env:SECRET_CONNECT"] },
  });

  it("is made once, and refused at boot when something is missing", () => {
    const providers = createSigningProviders((reference) => {
      if (reference === "env:SECRET_CONNECT") return "secret";
      if (reference !== "env:SECRET_DOCUSIGN_KEY") throw new Error("not set");
      return stub.privateKey;
    });
    expect(providers.of(tenant("sandbox"))).toBe(sandboxSigningProvider);
    expect(providers.of(tenant("docusign", stub.settings))).toBe(
      providers.of(tenant("docusign", stub.settings)),
    );
    expect(() => providers.of(tenant("paper"))).toThrow("no provider we know");
    expect(() => providers.of(tenant("docusign"))).toThrow("environment.docusign is missing");
    const other = { ...stub.settings, privateKeyRef: "env:SECRET_OTHER" };
    expect(() => providers.of(tenant("docusign", other))).toThrow("not set");
  });

  it("asks for the secrets of Connect, but not at a retailer that only has older packages there", () => {
    const providers = createSigningProviders(() => stub.privateKey);
    const silent = { ...tenant("docusign", stub.settings), webhookSecrets: {} };
    expect(() => providers.of(silent)).toThrow("webhookSecrets.docusign is missing");
    const changed = { ...silent, ...tenant("sandbox", stub.settings), webhookSecrets: {} };
    expect(providers.of(changed)).toBe(sandboxSigningProvider);
    expect(providers.ofVendor(changed, "docusign").signing.place).toBe("elsewhere");
    expect(providers.ofVendor(changed, "docusign")).toBe(providers.ofVendor(changed, "docusign"));
    expect(() => providers.ofVendor(changed, "paper")).toThrow("no provider we know");
  });
});
