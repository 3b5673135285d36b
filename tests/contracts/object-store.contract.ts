import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ObjectStore } from "#modules/documents/providers/object-store.ts";

const MB = 1024 * 1024;

/** A store of its own, what it holds, and how to end it. */
export interface ObjectStoreCase {
  readonly store: ObjectStore;
  names(): Promise<string[]>;
  close(): Promise<void>;
}

async function* inPieces(bytes: Buffer, size = 64 * 1024) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(store: ObjectStore, key: string): Promise<Buffer | undefined> {
  const bytes = await store.get(key);
  if (bytes === undefined) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What every place for documents does. */
export function objectStoreContract(make: () => Promise<ObjectStoreCase>): void {
  let subject: ObjectStoreCase;
  beforeAll(async () => {
    subject = await make();
  });
  afterAll(() => subject.close());

  it.each([0, 1, 70_000, 5 * MB, 5 * MB + 1, 17 * MB])("come back as they were: %i bytes", async (size) => {
    const bytes = randomBytes(size);
    const key = `documents/t_1/order-1/doc${size}`;
    await subject.store.put(key, inPieces(bytes));
    expect((await read(subject.store, key))?.equals(bytes)).toBe(true);
    await subject.store.delete(key);
    expect(await read(subject.store, key)).toBeUndefined();
  });

  it("are replaced by a second one of the same key", async () => {
    await subject.store.put("a/b", inPieces(Buffer.from("first")));
    await subject.store.put("a/b", inPieces(Buffer.from("second")));
    expect(String(await read(subject.store, "a/b"))).toBe("second");
    await subject.store.delete("a/b");
  });

  it.each([1, 12 * MB])("leave nothing behind when they end in an error after %i bytes", async (size) => {
    async function* broken() {
      yield* inPieces(randomBytes(size));
      throw new Error("cut");
    }
    await expect(subject.store.put("a/broken", broken())).rejects.toThrow("cut");
    expect(await subject.names()).toEqual([]);
  });

  it("that are not there are undefined, and deleting them is fine", async () => {
    expect(await subject.store.get("a/nothing")).toBeUndefined();
    await subject.store.delete("a/nothing");
  });

  it.each(["../etc/passwd", "/root", "a//b", "a/./b", "a/b?x", ""])(
    "never leave their place: %j",
    async (key) => {
      await expect(subject.store.put(key, inPieces(Buffer.from("x")))).rejects.toThrow("malformed");
      await expect(subject.store.get(key)).rejects.toThrow("malformed");
    },
  );
}
