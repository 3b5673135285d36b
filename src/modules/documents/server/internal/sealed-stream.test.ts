import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import { openStream, sealStream } from "./sealed-stream.ts";

const keys: TenantKeys = {
  tenantId: "north",
  currentVersion: 1,
  sealing: new Map([[1, randomBytes(32)]]),
  ssn: { tenantId: "ssn", currentVersion: 1, sealing: new Map() },
  index: randomBytes(32),
};
const place = { keys, aad: "documents/doc-1" };

async function* inChunks(bytes: Buffer, size = 10_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe("A sealed stream", () => {
  it.each([[0], [1], [65_535], [65_536], [65_537], [200_000]])("gives back %i bytes", async (length) => {
    const plain = randomBytes(length);
    const sealed = await collect(sealStream(place, inChunks(plain)));
    expect(await collect(openStream(place, inChunks(sealed, 777)))).toEqual(plain);
    if (length > 100) expect(sealed.includes(plain.subarray(0, 50))).toBe(false);
  });

  it("does not open when altered, cut off, or moved to another object or tenant", async () => {
    const sealed = await collect(sealStream(place, inChunks(randomBytes(200_000))));
    const altered = Buffer.from(sealed);
    altered[altered.length - 5]! ^= 1;
    const isBroken = (bytes: Buffer, at = place) =>
      expect(collect(openStream(at, inChunks(bytes)))).rejects.toThrow();
    await isBroken(altered);
    await isBroken(sealed.subarray(0, sealed.length - 1));
    await isBroken(sealed.subarray(0, sealed.length - (200_000 % 65_536) - 16));
    await isBroken(sealed, { keys, aad: "documents/doc-2" });
    await isBroken(sealed, { keys: { ...keys, tenantId: "south" }, aad: place.aad });
  });
});
