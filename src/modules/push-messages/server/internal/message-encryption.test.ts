import { createECDH, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { decryptMessage, encryptMessage, MOST_TEXT_BYTES } from "./message-encryption.ts";

/** RFC 8291, 5 and appendix A. */
const RFC = {
  text: "When I grow up, I want to be a watermelon",
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
  browserKey: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  senderKey: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
} as const;

const bytes = (text: string): Buffer => Buffer.from(text, "base64url");

test("A message is sealed as in the example of RFC 8291", () => {
  const drawn = { salt: bytes(RFC.salt), privateKey: bytes(RFC.senderKey) };
  expect(encryptMessage(RFC.text, RFC.keys, drawn).toString("base64url")).toBe(RFC.body);
});

test("A browser opens the example with its own key", () => {
  const own = { privateKey: RFC.browserKey, auth: RFC.keys.auth };
  expect(decryptMessage(bytes(RFC.body), own)).toBe(RFC.text);
});

test("Every message is sealed anew, and opens for its browser only", () => {
  const browser = createECDH("prime256v1");
  const keys = { p256dh: browser.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  const text = JSON.stringify({ title: "Su auto está listo", body: "x".repeat(200) });
  const [one, two] = [encryptMessage(text, keys), encryptMessage(text, keys)];
  expect(one.equals(two)).toBe(false);
  const own = { privateKey: browser.getPrivateKey("base64url"), auth: keys.auth };
  expect([decryptMessage(one, own), decryptMessage(two, own)]).toEqual([text, text]);
  expect(() => decryptMessage(one, { ...own, auth: RFC.keys.auth })).toThrow();
  one[100] = (one[100] ?? 0) ^ 1;
  expect(() => decryptMessage(one, own)).toThrow();
});

test("A message fits into one record of 4096 bytes, or is refused", () => {
  expect(encryptMessage("a".repeat(MOST_TEXT_BYTES), RFC.keys)).toHaveLength(4096);
  expect(() => encryptMessage("a".repeat(MOST_TEXT_BYTES + 1), RFC.keys)).toThrow("too long");
});

test("Keys that are no point of the curve are refused", () => {
  expect(() => encryptMessage("x", { ...RFC.keys, p256dh: randomBytes(65).toString("base64url") })).toThrow();
});
