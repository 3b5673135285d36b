import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { createChallenge, defineChallenge, verifyPasscodeProof } from "./passcode-triggers.ts";

const passed = { challengeName: "CUSTOM_CHALLENGE", challengeResult: true };
const failed = { challengeName: "CUSTOM_CHALLENGE", challengeResult: false };

describe("the define trigger", () => {
  test.each([
    ["asks one challenge", [], false, "challenge"],
    ["lets in after it", [passed], false, "in"],
    ["allows no second try", [failed], false, "out"],
    ["does not believe a second round", [failed, passed], false, "out"],
    ["does not let unknown users in", [passed], true, "out"],
    ["knows no other challenge", [{ ...passed, challengeName: "SRP_A" }], false, "out"],
  ])("%s", (_, session, unknown, outcome) => {
    const { challengeName, issueTokens, failAuthentication } = defineChallenge(session, unknown);
    expect({ challengeName, issueTokens, failAuthentication }).toEqual({
      challengeName: outcome === "challenge" ? "CUSTOM_CHALLENGE" : null,
      issueTokens: outcome === "in",
      failAuthentication: outcome === "out",
    });
  });
});

test("every challenge has a nonce of its own", () => {
  const [one, other] = [createChallenge(), createChallenge()];
  expect(one.publicChallengeParameters.nonce).toBe(one.privateChallengeParameters.nonce);
  expect(one.publicChallengeParameters.nonce).not.toBe(other.publicChallengeParameters.nonce);
});

describe("the verify trigger", async () => {
  const pair = await generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
  const stranger = await generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: "k1" }] as never;
  const NOW = 1_780_000_000;
  const good = { email: "robin@example.com", nonce: "n".repeat(32) };
  const check = { keys, issuer: "urn:forecourt:t1", clientId: "client", now: NOW, ...good };
  const proof = (
    changes: { claims?: object; header?: object; issuer?: string; expires?: number; key?: CryptoKey } = {},
  ) =>
    new SignJWT({ ...good, ...changes.claims })
      .setProtectedHeader({ alg: "EdDSA", typ: "passcode-proof+jwt", kid: "k1", ...changes.header })
      .setIssuer(changes.issuer ?? "urn:forecourt:t1")
      .setAudience("client")
      .setExpirationTime(changes.expires ?? NOW + 60)
      .sign(changes.key ?? pair.privateKey);

  test("accepts our word for this address, nonce and client", async () => {
    expect(verifyPasscodeProof({ ...check, answer: await proof() })).toBe(true);
    expect(verifyPasscodeProof({ ...check, email: " Robin@Example.com ", answer: await proof() })).toBe(true);
  });

  test.each([
    ["another address", { claims: { email: "eve@example.com" } }, {}],
    ["another nonce", { claims: { nonce: "x".repeat(32) } }, {}],
    ["another store", { issuer: "urn:forecourt:t2" }, {}],
    ["an access token of the same keys", { header: { typ: "at+jwt" } }, {}],
    ["an unknown key", { header: { kid: "k2" } }, {}],
    ["a stranger's signature", { key: stranger.privateKey }, {}],
    ["an old proof", { expires: NOW }, {}],
    ["another client", {}, { clientId: "other" }],
    ["a user without an address", { claims: { email: "" } }, { email: "" }],
    ["no keys", {}, { keys: [] }],
  ])("refuses %s", async (_, changes, expected) => {
    expect(verifyPasscodeProof({ ...check, ...expected, answer: await proof(changes) })).toBe(false);
  });

  test.each(["", "a.b.c", "a.b", "e30.e30.e30", "....", "x".repeat(1_000_000)])(
    "refuses rubbish (%#)",
    (answer) => {
      expect(verifyPasscodeProof({ ...check, answer })).toBe(false);
    },
  );

  test("refuses an unsigned proof", async () => {
    const [, body] = (await proof()).split(".");
    const head = Buffer.from('{"alg":"none","typ":"passcode-proof+jwt","kid":"k1"}').toString("base64url");
    expect(verifyPasscodeProof({ ...check, answer: `${head}.${body}.` })).toBe(false);
  });
});
