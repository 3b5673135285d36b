import { exportPKCS8, generateKeyPair, jwtVerify } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { APPLE_ISSUER, AppleClientSecrets, type AppleKey } from "./apple-client-secret.ts";

describe("Apple's client secret", () => {
  const now = new Date("2026-06-10T15:00:00Z");
  const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  let pair: Awaited<ReturnType<typeof generateKeyPair>>;
  let key: AppleKey;
  beforeAll(async () => {
    pair = await generateKeyPair("ES256", { extractable: true });
    const privateKey = await exportPKCS8(pair.privateKey);
    key = { clientId: "com.example.shop", teamId: "TEAM123456", keyId: "KEY1234567", privateKey };
  });

  it("is a token of a day that the .p8 key signs for Apple alone", async () => {
    const secret = await new AppleClientSecrets().get(key, now);
    const { payload, protectedHeader } = await jwtVerify(secret, pair.publicKey, {
      issuer: key.teamId,
      subject: key.clientId,
      audience: APPLE_ISSUER,
      currentDate: now,
    });
    expect(protectedHeader).toEqual({ alg: "ES256", kid: key.keyId });
    expect(payload.exp! - payload.iat!).toBe(86_400);
  });

  it("is kept until an hour before it ends, and then made anew", async () => {
    const secrets = new AppleClientSecrets();
    const first = await secrets.get(key, now);
    expect(await secrets.get(key, after(22.9))).toBe(first);
    const second = await secrets.get(key, after(23.1));
    expect(second).not.toBe(first);
    expect((await jwtVerify(second, pair.publicKey, { currentDate: after(46) })).payload.exp).toBeGreaterThan(
      0,
    );
  });

  it("is another one as soon as the key is replaced", async () => {
    const secrets = new AppleClientSecrets();
    const first = await secrets.get(key, now);
    expect(await secrets.get({ ...key, keyId: "KEY7654321" }, now)).not.toBe(first);
  });

  it("reads keys whose line ends are written as \\n", async () => {
    const flat = key.privateKey.trim().replaceAll("\n", String.raw`\n`);
    const secret = await new AppleClientSecrets().get({ ...key, privateKey: flat }, now);
    await expect(jwtVerify(secret, pair.publicKey, { currentDate: now })).resolves.toBeDefined();
  });

  it("is not made from something else", async () => {
    await expect(new AppleClientSecrets().get({ ...key, privateKey: "no key" }, now)).rejects.toThrow();
  });
});
