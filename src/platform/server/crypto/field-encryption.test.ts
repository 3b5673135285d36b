import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLetter } from "#tests/support/any-letter.ts";
import { blindIndex, openText, SealBroken, sealText } from "./field-encryption.ts";
import type { TenantKeys } from "./field-encryption.ts";

const keysOf = (tenantId: string): TenantKeys => ({
  tenantId,
  currentVersion: 1,
  sealing: new Map([[1, randomBytes(32)]]),
  ssn: { tenantId: "ssn", currentVersion: 1, sealing: new Map() },
  index: randomBytes(32),
});
const keys = keysOf("magenta");

test("any text opens to itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter }), fc.string(), (plaintext, aad) => {
      expect(openText(keys, aad, sealText(keys, aad, plaintext))).toBe(plaintext);
    }),
  );
});

test("the same text is sealed differently each time and never readable", () => {
  const [first, second] = [sealText(keys, "a", "Ada Lovelace"), sealText(keys, "a", "Ada Lovelace")];
  expect(first).not.toBe(second);
  expect(Buffer.from(first, "base64url").toString("latin1")).not.toContain("Ada");
});

test("no two texts are sealed with the same initialization vector", () => {
  const sealed = Array.from({ length: 1000 }, (_, at) => sealText(keys, "a", String(at)));
  const ivs = sealed.map((text) => Buffer.from(text, "base64url").subarray(2, 14).toString("hex"));
  expect(new Set(ivs).size).toBe(1000);
  expect(sealed.map((text) => openText(keys, "a", text))).toEqual(sealed.map((_, at) => String(at)));
});

test("a value does not open in another place, for another tenant or with another key", () => {
  const sealed = sealText(keys, "orders|buyer|1", "secret");
  expect(() => openText(keys, "orders|buyer|2", sealed)).toThrow(SealBroken);
  expect(() => openText({ ...keys, tenantId: "other" }, "orders|buyer|1", sealed)).toThrow(SealBroken);
  expect(() => openText(keysOf("magenta"), "orders|buyer|1", sealed)).toThrow(SealBroken);
});

test("one changed byte anywhere breaks the seal", () => {
  const bytes = Buffer.from(sealText(keys, "a", "secret"), "base64url");
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] as number) ^ 1;
    expect(() => openText(keys, "a", changed.toString("base64url"))).toThrow(SealBroken);
  }
});

test.each(["", "AQ", "not sealed at all"])("%j is refused as sealed value", (text) => {
  expect(() => openText(keys, "a", text)).toThrow(SealBroken);
});

test("after a rotation old values still open and new ones use the new key", () => {
  const old = sealText(keys, "a", "before");
  const rotated: TenantKeys = {
    ...keys,
    currentVersion: 2,
    sealing: new Map([...keys.sealing, [2, randomBytes(32)]]),
  };
  expect(openText(rotated, "a", old)).toBe("before");
  expect(() => openText(keys, "a", sealText(rotated, "a", "after"))).toThrow(SealBroken);
});

test("a blind index is stable within a tenant and tells nothing across tenants", () => {
  expect(blindIndex(keys, "ada@example.com")).toBe(blindIndex(keys, "ada@example.com"));
  expect(blindIndex(keys, "ada@example.com")).not.toBe(blindIndex(keys, "bob@example.com"));
  expect(blindIndex({ ...keys, tenantId: "other" }, "ada@example.com")).not.toBe(
    blindIndex(keys, "ada@example.com"),
  );
});

test("a blind index stays what it was: stored rows are found by it", () => {
  const known = { ...keysOf("demo"), index: Buffer.alloc(32, 7) };
  expect(blindIndex(known, "message:zoë@example.com")).toBe("wXE6BbnRwDgpnubYndijkS6gFIh1baFbnBofGPcxWy4");
});
