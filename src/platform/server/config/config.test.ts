import { availableParallelism } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("an empty environment gives the documented defaults", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDir: path.resolve(".data"),
    databaseUrl: undefined,
    databaseAppUrl: undefined,
    databasePoolSize: 16,
    objectStoreUrl: `file:${path.resolve(".data/objects")}`,
    demo: true,
    production: false,
    role: "all",
    webProcesses: 1,
    drainSeconds: 0,
    logLevel: "info",
    masterKey: undefined,
    earlierMasterKeys: [],
    newDatabase: false,
    migrate: "auto",
    metricsPort: undefined,
    metricsHost: "127.0.0.1",
    logsRequests: false,
    trustedProxies: 0,
    stockMemoryMb: 0,
    searchThreads: Math.min(4, Math.max(1, availableParallelism() - 1)),
    edgeCacheSeconds: 0,
    edgePurgeUrls: [],
    edgePurgeToken: undefined,
    failpoint: undefined,
    messaging: { smtp: undefined, twilio: undefined },
    secrets: expect.any(Function),
  });
});

test("processes share the cores for search threads, one each at least, and none may be asked for", () => {
  const many = readConfig({ WEB_PROCESSES: "64" });
  expect(many.searchThreads).toBe(1);
  expect(readConfig({ SEARCH_THREADS: "0" }).searchThreads).toBe(0);
  expect(() => readConfig({ SEARCH_THREADS: "5" })).toThrow("SEARCH_THREADS must be at most 4");
});

test("every wrong variable is named at once, without its value", () => {
  const read = () =>
    readConfig({
      PORT: "80x",
      ROLE: "king",
      DATABASE_URL: "mysql://secret",
      MASTER_KEY: "hunter2",
      LOG_LEVEL: "loud",
    });
  expect(read).toThrow(ConfigError);
  try {
    read();
  } catch (error) {
    const { message, problems } = error as ConfigError;
    expect(problems).toHaveLength(5);
    for (const name of ["PORT", "ROLE", "DATABASE_URL", "MASTER_KEY", "LOG_LEVEL"])
      expect(message).toContain(name);
    expect(message).not.toMatch(/secret|hunter2/);
  }
});

const DEPLOYED = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://owner@db/x",
  DATABASE_APP_URL: "postgres://web@db/x",
  MASTER_KEY: "a".repeat(64),
};

test("an empty variable counts as unset", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" }).port).toBe(3000);
});

test("demo is off only for production with a database of its own, unless asked for", () => {
  expect(readConfig(DEPLOYED).demo).toBe(false);
  expect(readConfig({ NODE_ENV: "production" }).demo).toBe(true);
  expect(readConfig({ ...DEPLOYED, DEMO: "on" }).demo).toBe(true);
  expect(readConfig({ DEMO: "0" }).demo).toBe(false);
});

test("a failpoint is for tests: it must be one, and production refuses it", () => {
  const FAILPOINT = "after-commit 2 POST /api/commerce/orders";
  expect(readConfig({ FAILPOINT }).failpoint).toMatchObject({ point: "after-commit", count: 2 });
  expect(() => readConfig({ FAILPOINT: "sometime" })).toThrow(/FAILPOINT/);
  expect(() => readConfig({ ...DEPLOYED, FAILPOINT })).toThrow(/never for production/);
});

test("production refuses to start without a master key", () => {
  expect(() => readConfig({ ...DEPLOYED, MASTER_KEY: "" })).toThrow(/MASTER_KEY/);
});

test("a database of one's own needs a login of its own for requests, everywhere", () => {
  expect(() => readConfig({ ...DEPLOYED, DATABASE_APP_URL: "" })).toThrow(/DATABASE_APP_URL is required/);
  expect(() => readConfig({ DATABASE_URL: "postgres://db/x" })).toThrow(/DATABASE_APP_URL is required/);
  expect(() => readConfig({ DATABASE_APP_URL: "postgres://db/x" })).toThrow(/needs DATABASE_URL/);
});

test("a process takes at most twelve connections of a database that it shares", () => {
  expect(readConfig(DEPLOYED).databasePoolSize + 4).toBe(12);
  expect(readConfig({ ...DEPLOYED, DATABASE_POOL_SIZE: "30" }).databasePoolSize).toBe(30);
});
