import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { loadMasterKey } from "#platform/server/crypto/master-key.ts";
import { copySeededFolder } from "../seeded-folder.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";
import { type PostgresPair, startPostgresPair } from "./postgres-pair.ts";
import { type PrimaryProxy, startPrimaryProxy } from "./follow-primary.ts";

const REPLICAS = [0, 1, 2];

/** Three servers that share a database, which may fail over, and a bucket. */
export interface Cluster {
  readonly postgres: PostgresPair;
  readonly proxy: PrimaryProxy;
  /** Those that run now. */
  running(): readonly ServerProcess[];
  /** Ends one of them, and starts another on its folder, of another built checkout if so told. Resolves when that one is ready. */
  replace(at: number, signal: "SIGKILL" | "SIGTERM", checkout?: string): Promise<void>;
  /** What a command of an operator needs to know. */
  readonly env: NodeJS.ProcessEnv;
  /** What all of them wrote. */
  output(): string;
  close(): Promise<void>;
}

/** @param checkout whose servers they are; this one's when left out */
export async function startCluster(folder: string, checkout?: string): Promise<Cluster> {
  const bucket = await startBucket(path.join(folder, "bucket"));
  // The key that sealed the copied demo; a new one where the database is empty.
  let masterKey = "";
  const postgres = await startPostgresPair(folder, (dataDir) => {
    copySeededFolder(dataDir);
    masterKey = loadMasterKey({ masterKey: undefined, dataDir }).toString("hex");
  });
  const proxy = await startPrimaryProxy(postgres.primary);
  const address = (login: string) =>
    `postgres://${login}@127.0.0.1:${proxy.port}/${postgres.primary.database}`;
  const env = {
    DEMO: "on",
    DATABASE_URL: address(postgres.primary.user),
    DATABASE_APP_URL: address("forecourt_web"),
    MASTER_KEY: masterKey,
    // As behind a load balancer: links name its port, never a server's own.
    PUBLIC_PORT: "8080",
    ...bucket.env,
  };
  const start = (at: number, from?: string) => {
    const dataDir = path.join(folder, `replica-${at}`);
    return startServerProcess({ dataDir, env, ...(from !== undefined && { checkout: from }) });
  };
  const replicas: (ServerProcess | undefined)[] = [];
  const outputs: (() => string)[] = [];
  const started = async (at: number, from = checkout): Promise<void> => {
    const server = await start(at, from);
    replicas[at] = server;
    outputs.push(() => server.output());
  };
  // The first one makes what is missing of the schema and the demo stores, which the others would only wait for.
  await started(0);
  await Promise.all(REPLICAS.slice(1).map((at) => started(at)));
  const running = () => replicas.filter((one) => one !== undefined);
  return {
    postgres,
    proxy,
    running,
    env,
    async replace(at, signal, from) {
      const server = replicas[at];
      // A load balancer sends nothing more to who was asked to go; who dies is found out by those who call.
      if (signal === "SIGTERM") replicas[at] = undefined;
      await server?.end(signal);
      await started(at, from);
    },
    output: () => outputs.map((read) => read()).join(""),
    async close() {
      await Promise.all(running().map((server) => server.end("SIGTERM")));
      await proxy.close();
      await postgres.stop();
      await bucket.close();
    },
  };
}

interface S3Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}

async function startBucket(directory: string) {
  mkdirSync(directory, { recursive: true });
  const Server = createRequire(import.meta.url)("s3rver") as new (options: object) => S3Server;
  const buckets = [{ name: "papers" }];
  const options = { port: 0, address: "127.0.0.1", silent: true, directory, configureBuckets: buckets };
  const server = new Server(options);
  const { port } = await server.run();
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  return {
    env: {
      OBJECT_STORE_URL: `s3://papers/live?endpoint=${endpoint}`,
      AWS_ACCESS_KEY_ID: "S3RVER",
      AWS_SECRET_ACCESS_KEY: "S3RVER",
    },
    close: () => server.close(),
  };
}
