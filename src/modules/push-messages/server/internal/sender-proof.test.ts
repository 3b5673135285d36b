import { expect, test } from "vitest";
import { isProofOf, makeSenderKeys, senderProof } from "./sender-proof.ts";

const endpoint = "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV";
const now = new Date("2026-11-26T12:00:00Z");
const about = { endpoint, contact: "help@store.example", now };

test("A push service knows a retailer by its key, for twelve hours", async () => {
  const keys = makeSenderKeys();
  const proof = await senderProof(keys, about);
  const asked = { endpoint, publicKey: keys.publicKey, now };
  expect(await isProofOf(proof, asked)).toBe(true);
  expect(await isProofOf(proof, { ...asked, now: new Date("2026-11-27T00:00:01Z") })).toBe(false);
  expect(await isProofOf(proof, { ...asked, endpoint: "https://other.example.net/push/x" })).toBe(false);
  expect(await isProofOf(proof, { ...asked, publicKey: makeSenderKeys().publicKey })).toBe(false);
});

test("A proof that somebody altered is none", async () => {
  const keys = makeSenderKeys();
  const [head, , signature] = (await senderProof(keys, about)).split(".");
  const claims = {
    aud: "https://push.example.net",
    exp: now.getTime() / 1000 + 60,
    sub: "mailto:x@y.example",
  };
  const forged = `${head}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${signature}`;
  expect(await isProofOf(forged, { endpoint, publicKey: keys.publicKey, now })).toBe(false);
});

test("It says whom to write to when something is wrong, and names the service only", async () => {
  const [, claims = ""] = (await senderProof(makeSenderKeys(), about)).split(".");
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toEqual({
    aud: "https://push.example.net",
    exp: now.getTime() / 1000 + 43_200,
    sub: "mailto:help@store.example",
  });
});
