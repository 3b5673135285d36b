import { createHmac, hash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPlaidWebhooks } from "./plaid/plaid-webhooks.ts";
import { stripeWebhooks } from "./stripe/stripe-webhooks.ts";

const now = new Date("2026-06-10T15:00:00Z");
const seconds = Math.floor(now.getTime() / 1000);
const bytes = (value: object) => new TextEncoder().encode(JSON.stringify(value));

describe("Stripe-Signature", () => {
  const secret = "whsec_test";
  const body = bytes({
    id: "evt_1",
    type: "payment_intent.succeeded",
    created: seconds,
    data: { object: {} },
  });
  const sign = (at: number, key = secret) =>
    createHmac("sha256", key).update(`${at}.`).update(body).digest("hex");
  const evaluate = (header: string, secrets = [secret]) =>
    stripeWebhooks.verify({ body, headers: new Headers({ "stripe-signature": header }), secrets, now });

  it("is taken as documented: HMAC-SHA256 in hex over the time, a dot and the raw body", async () => {
    expect(await evaluate(`t=${seconds},v1=${sign(seconds)}`)).toEqual({
      kind: "authentic",
      eventId: "evt_1",
      type: "payment_intent.succeeded",
      occurredAt: now,
    });
  });

  it("is taken while a secret is replaced, and beside the test scheme v0", async () => {
    const authentic = expect.objectContaining({ kind: "authentic" });
    expect(
      await evaluate(`t=${seconds},v1=${sign(seconds, "whsec_old")},v1=${sign(seconds)},v0=abc`),
    ).toEqual(authentic);
    expect(await evaluate(`t=${seconds},v1=${sign(seconds)}`, ["whsec_new", secret])).toEqual(authentic);
  });

  it.each([
    ["another secret", `t=${seconds},v1=${"0".repeat(64)}`, "signature"],
    ["only the test scheme", `t=${seconds},v0=${"0".repeat(64)}`, "signature"],
    ["no time", `v1=${"0".repeat(64)}`, "signature"],
    ["nothing", "", "signature"],
    [
      "a second time beside the signed one",
      `t=${seconds},t=${seconds - 900},v1=${sign(seconds - 900)}`,
      "signature",
    ],
  ])("is refused with %s", async (_, header, reason) =>
    expect(await evaluate(header)).toEqual({ kind: "refused", reason }),
  );

  it.each([-301, 301])("is refused when it was signed %i seconds away", async (offset) => {
    expect(await evaluate(`t=${seconds + offset},v1=${sign(seconds + offset)}`)).toEqual({
      kind: "refused",
      reason: "too-old",
    });
  });
});

describe("Plaid-Verification", () => {
  let server: Server;
  let url = "";
  let sign: (claims: object, header?: object) => Promise<string>;
  const body = bytes({ webhook_type: "ITEM", webhook_code: "USER_PERMISSION_REVOKED", item_id: "item_1" });
  const claims = { iat: seconds, request_body_sha256: hash("sha256", body, "hex") };
  const asked: unknown[] = [];

  beforeAll(async () => {
    const { publicKey, privateKey } = await generateKeyPair("ES256");
    const key = { ...(await exportJWK(publicKey)), kid: "key-1", alg: "ES256", use: "sig", created_at: 1 };
    server = createServer(async (request, response) => {
      let text = "";
      for await (const chunk of request) text += String(chunk);
      const { key_id: id } = JSON.parse(text) as { key_id: string };
      asked.push(id);
      const refusal = { error_type: "INVALID_INPUT", error_code: "INVALID_WEBHOOK_VERIFICATION_KEY_ID" };
      const expired = { key: { ...key, kid: "key-old", expired_at: seconds - 1 } };
      const answer =
        id === "key-1" ? { key: { ...key, expired_at: null } } : id === "key-old" ? expired : refusal;
      response
        .writeHead(answer === refusal ? 400 : 200, { "content-type": "application/json" })
        .end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    sign = (payload, header = { alg: "ES256", kid: "key-1", typ: "JWT" }) =>
      new SignJWT(payload as never).setProtectedHeader(header as never).sign(privateKey);
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const evaluate = (token: string, of: Uint8Array = body) =>
    createPlaidWebhooks(() => ({ apiUrl: url, clientId: "c", secret: "s" })).verify({
      body: of,
      headers: new Headers({ "plaid-verification": token }),
      secrets: ["sandbox:c:s"],
      now,
    });

  it("is taken as documented: ES256 by the key that Plaid names, over the hash of the raw body", async () => {
    expect(await evaluate(await sign(claims))).toMatchObject({
      kind: "authentic",
      type: "ITEM.USER_PERMISSION_REVOKED",
      occurredAt: now,
    });
  });

  it("names an event by its bytes and moment", async () => {
    const [one, copy] = [await evaluate(await sign(claims)), await evaluate(await sign(claims))];
    const later = await evaluate(await sign({ ...claims, iat: seconds - 9 }));
    expect([one, copy].map((checked) => "eventId" in checked && checked.eventId)).toEqual(
      Array.from({ length: 2 }, () => "eventId" in one && one.eventId),
    );
    expect("eventId" in later && later.eventId).not.toBe("eventId" in one && one.eventId);
  });

  it("is refused for another body, an old token, a key that is over or unknown, and no token", async () => {
    const refused = (reason: string) => ({ kind: "refused", reason });
    expect(await evaluate(await sign(claims), bytes({ other: true }))).toEqual(refused("signature"));
    expect(await evaluate(await sign({ ...claims, iat: seconds - 301 }))).toEqual(refused("too-old"));
    for (const kid of ["key-old", "key-strange"]) {
      expect(await evaluate(await sign(claims, { alg: "ES256", kid }))).toEqual(refused("signature"));
    }
    expect(await evaluate("")).toEqual(refused("signature"));
  });

  it("never asks for a key for another algorithm", async () => {
    asked.length = 0;
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", kid: "key-1" })
      .sign(Buffer.alloc(32));
    expect(await evaluate(token)).toEqual({ kind: "refused", reason: "signature" });
    expect(asked).toEqual([]);
  });
});
