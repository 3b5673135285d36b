import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { describe, vi } from "vitest";
import { objectStoreContract, type ObjectStoreCase } from "#tests/contracts/object-store.contract.ts";
import { fileObjectStore } from "./file/file-object-store.ts";
import { s3ObjectStore } from "./s3/s3-object-store.ts";

async function fileSubject(): Promise<ObjectStoreCase> {
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
async function s3Subject(): Promise<ObjectStoreCase> {
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

describe.each([
  ["a folder", fileSubject],
  ["a bucket", s3Subject],
])("Objects in %s", (_where, make) => objectStoreContract(make));
