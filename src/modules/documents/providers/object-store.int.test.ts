import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { fileObjectStore } from "./file/file-object-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { s3ObjectStore } from "./s3/s3-object-store.ts";

const MB = 1024 * 1024;

/** A store of its own, what it holds, and how to end it. */
interface Subject {
  readonly store: ObjectStore;
  names(): Promise<string[]>;
  close(): Promise<void>;
}

async function fileSubject(): Promise<Subject> {
  const folder = await mkdtemp(path.join(tmpdir(), "objects-"));
  const names = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((one) => one.isFile())
      .map(({ name }) => name);
  return { store: fileObjectStore(folder), names, close: () => rm(folder, { recursive: true }) };
}

interface S3Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}

/** A real server of the protocol, with its own judgment of signatures. */
async function s3Subject(): Promise<Subject> {
  const Server = createRequire(import.meta.url)("s3rver") as new (options: object) => S3Server;
  const directory = await mkdtemp(path.join(tmpdir(), "s3-"));
  const server = new Server({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: "papers" }],
  });
  const { port } = await server.run();
  vi.stubEnv("AWS_ACCESS_KEY_ID", "S3RVER");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "S3RVER");
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new S3Client({ endpoint, region: "us-east-1", forcePathStyle: true });
  const Bucket = "papers";
  return {
    store: s3ObjectStore({ bucket: Bucket, prefix: "live", region: "us-east-1", endpoint }),
    async names() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
      return Contents.map(({ Key }) => Key ?? "");
    },
    async close() {
      vi.unstubAllEnvs();
      client.destroy();
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
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

describe.each([
  ["a folder", fileSubject],
  ["a bucket", s3Subject],
])("Objects in %s", (_where, make) => {
  let subject: Subject;
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
});
