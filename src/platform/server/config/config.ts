import { availableParallelism } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { type ArmedFailpoint, parseFailpoint } from "../process/failpoint.ts";
import {
  asMessagingConfig,
  messagingEntries,
  messagingProblems,
  type MessagingConfig,
} from "./messaging-config.ts";
import type { MigrationMode } from "../database/migrations/migrate.ts";
import { parseObjectStoreUrl } from "./object-store-url.ts";
import { asTelemetryConfig, telemetryEntries } from "./telemetry-config.ts";
import type { TelemetryConfig } from "../telemetry/otlp-telemetry.ts";
import { environmentSecrets, type Secrets } from "./secret-reference.ts";

/** Settings of one process, from the environment. Tenant settings are data, not config. */
export interface Config {
  /** 0 asks the system for a free port. */
  readonly port: number;
  readonly host: string;
  /** Absolute. Everything the embedded run stores. */
  readonly dataDir: string;
  /** Make an empty database also where the folder shows that a store's own is gone. */
  readonly newDatabase: boolean;
  /** Owner's login of an external PostgreSQL; undefined runs the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Login of requests at the external PostgreSQL: a member of `forecourt_app` and of nothing else (0195). */
  readonly databaseAppUrl: string | undefined;
  /** Most connections of requests. */
  readonly databasePoolSize: number;
  /** `file:` or `s3:` location of document bytes (`object-store-url.ts`); relative paths start at the working folder. */
  readonly objectStoreUrl: string;
  /** Socket path or `host:port` of ClamAV's daemon; undefined uses the embedded signature check. */
  readonly clamdAddress: string | undefined;
  /** Seed and mark the demo tenants; also opens the sandbox desk. */
  readonly demo: boolean;
  readonly production: boolean;
  readonly role: "web" | "worker" | "all";
  /** Processes that answer on the port, this one included; the others are its replicas (0185). */
  readonly webProcesses: number;
  /** Between SIGTERM and the end of listening, while `/ready` answers 503. */
  readonly drainSeconds: number;
  /** Whether a start changes the schema. */
  readonly migrate: MigrationMode;
  /** Where `/metrics` is served for Prometheus; undefined serves none. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** One line in the log for each request but those for health and files. */
  readonly logsRequests: boolean;
  /** Where traces are sent; undefined makes none. */
  readonly telemetry: TelemetryConfig | undefined;
  readonly logLevel: "debug" | "info" | "warn" | "error" | "silent";
  /** 64 hex digits; undefined uses the file below `dataDir`. */
  readonly masterKey: string | undefined;
  /** Master keys from before, newest first, while keys are wrapped anew (docs/operations.md). */
  readonly earlierMasterKeys: readonly string[];
  /** Proxies in front whose X-Forwarded-* entries are believed. */
  readonly trustedProxies: number;
  /** Scheme and port in the addresses of stores, where they differ from what the server can see (decision 0190). */
  readonly publicScheme: "http" | "https" | undefined;
  readonly publicPort: number | undefined;
  /** Memory for stock; 0 has all of it there from the start on. */
  readonly stockMemoryMb: number;
  /** Threads that answer searches of large stocks. */
  readonly searchThreads: number;
  /** An OpenSearch that answers searches, with its login; undefined leaves them to the index in the process. */
  readonly openSearchUrl: string | undefined;
  /** How long shared caches in front may keep what anybody may see; 0 lets none keep anything. */
  readonly edgeCacheSeconds: number;
  /** Caches that are told what has become old. */
  readonly edgePurgeUrls: readonly string[];
  readonly edgePurgeToken: string | undefined;
  /** Where this process is to die, for tests of what survives; undefined everywhere else. */
  readonly failpoint: ArmedFailpoint | undefined;
  /** Carriers of e-mail and text messages. */
  readonly messaging: MessagingConfig;
  /** Reads what tenant configurations refer to, e.g. `env:SECRET_POOL`. */
  readonly secrets: Secrets;
}

/** Names every wrong variable, one a line. Values are not repeated: they may be secrets. */
export class ConfigError extends Error {
  override name = "ConfigError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`wrong environment:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

const MOST_SEARCH_THREADS = 4;

/** One for each core that neither another process of the server nor this one's main thread takes, at least one (0824). */
const threadsOf = (webProcesses: number): number =>
  Math.min(MOST_SEARCH_THREADS, Math.max(1, Math.floor(availableParallelism() / webProcesses) - 1));

const integer = (name: string, { from, to }: { from: number; to: number }) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `${name} must be a whole number`),
    v.transform(Number),
    v.minValue(from, `${name} must be at least ${from}`),
    v.maxValue(to, `${name} must be at most ${to}`),
  );

const postgresUrl = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\/./, `${name} must start with postgres:// or postgresql://`),
    ),
  );

/** How an operator turns something on or off. */
const SWITCH = ["1", "0", "true", "false", "on", "off"] as const;

const isOn = (said: (typeof SWITCH)[number] | undefined): boolean =>
  said === "1" || said === "true" || said === "on";

const Environment = v.object({
  PORT: v.optional(integer("PORT", { from: 0, to: 65_535 }), "3000"),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9A-Za-z.:-]+$/, "HOST must be a host name or address")),
    "127.0.0.1",
  ),
  DATA_DIR: v.optional(v.string(), "./.data"),
  DATABASE_URL: postgresUrl("DATABASE_URL"),
  DATABASE_APP_URL: postgresUrl("DATABASE_APP_URL"),
  DATABASE_POOL_SIZE: v.optional(integer("DATABASE_POOL_SIZE", { from: 2, to: 500 })),
  OBJECT_STORE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => parseObjectStoreUrl(text) !== undefined,
        "OBJECT_STORE_URL must be file:<folder> or s3://<bucket>[/<prefix>][?region=<region>&endpoint=<url>]",
      ),
    ),
  ),
  CLAMD_ADDRESS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(\/.+|[^/:]+:\d{1,5}|\[[0-9a-f:]+\]:\d{1,5})$/i,
        "CLAMD_ADDRESS must be a socket path or host:port",
      ),
    ),
  ),
  DEMO: v.optional(v.picklist(SWITCH, "DEMO must be 1, 0, true, false, on or off")),
  NODE_ENV: v.optional(
    v.picklist(["production", "development", "test"], "NODE_ENV must be production, development or test"),
  ),
  ROLE: v.optional(v.picklist(["web", "worker", "all"], "ROLE must be web, worker or all"), "all"),
  WEB_PROCESSES: v.optional(integer("WEB_PROCESSES", { from: 1, to: 64 }), "1"),
  DRAIN_SECONDS: v.optional(integer("DRAIN_SECONDS", { from: 0, to: 120 }), "0"),
  NEW_DATABASE: v.optional(v.picklist(SWITCH, "NEW_DATABASE must be on or off")),
  MIGRATE: v.optional(v.picklist(["auto", "check", "off"], "MIGRATE must be auto, check or off"), "auto"),
  METRICS_PORT: v.optional(integer("METRICS_PORT", { from: 0, to: 65_535 })),
  METRICS_HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9A-Za-z.:-]+$/, "METRICS_HOST must be a host name or address")),
    "127.0.0.1",
  ),
  LOG_REQUESTS: v.optional(v.picklist(SWITCH, "LOG_REQUESTS must be on or off")),
  LOG_LEVEL: v.optional(
    v.picklist(
      ["debug", "info", "warn", "error", "silent"],
      "LOG_LEVEL must be debug, info, warn, error or silent",
    ),
    "info",
  ),
  MASTER_KEY: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i, "MASTER_KEY must be 64 hex digits"))),
  MASTER_KEY_PREVIOUS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[0-9a-f]{64}(,[0-9a-f]{64})*$/i,
        "MASTER_KEY_PREVIOUS must be 64 hex digits, several separated by commas",
      ),
    ),
  ),
  FAILPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => parseFailpoint(text) !== undefined,
        "FAILPOINT must read like: after-commit 1 POST /api/commerce/orders",
      ),
    ),
  ),
  PUBLIC_SCHEME: v.optional(v.picklist(["http", "https"], "PUBLIC_SCHEME must be http or https")),
  PUBLIC_PORT: v.optional(integer("PUBLIC_PORT", { from: 1, to: 65_535 })),
  SEARCH_THREADS: v.optional(integer("SEARCH_THREADS", { from: 0, to: MOST_SEARCH_THREADS })),
  STOCK_MEMORY_MB: v.optional(integer("STOCK_MEMORY_MB", { from: 0, to: 1_000_000 }), "0"),
  OPENSEARCH_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""),
        "OPENSEARCH_URL must be http or https",
      ),
    ),
  ),
  EDGE_CACHE_SECONDS: v.optional(integer("EDGE_CACHE_SECONDS", { from: 0, to: 86_400 }), "0"),
  EDGE_PURGE_URLS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/[^\s,]+(,https?:\/\/[^\s,]+)*$/,
        "EDGE_PURGE_URLS must be http or https addresses, several separated by commas",
      ),
    ),
  ),
  EDGE_PURGE_TOKEN: v.optional(v.string()),
  TRUSTED_PROXIES: v.optional(integer("TRUSTED_PROXIES", { from: 0, to: 10 }), "0"),
  ...messagingEntries,
  ...telemetryEntries,
});

/**
 * Reads and checks the whole environment at boot. An empty variable counts as unset.
 * @throws ConfigError naming every wrong variable
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = v.safeParse(Environment, set);
  if (!parsed.success) throw new ConfigError(parsed.issues.map(({ message }) => message));
  const values = parsed.output;
  // Only a deployer with a database of his own is in production; NODE_ENV alone is set by many tools.
  const production = values.NODE_ENV === "production" && values.DATABASE_URL !== undefined;
  const problems = [
    ...(production && !values.MASTER_KEY ? ["MASTER_KEY is required in production (64 hex digits)"] : []),
    ...(values.DATABASE_URL && !values.DATABASE_APP_URL
      ? [
          "DATABASE_APP_URL is required beside DATABASE_URL: the login of requests, which owns nothing (README)",
        ]
      : []),
    ...(values.DATABASE_APP_URL && !values.DATABASE_URL ? ["DATABASE_APP_URL needs DATABASE_URL"] : []),
    ...(production && values.FAILPOINT ? ["FAILPOINT is for tests, never for production"] : []),
    ...(values.WEB_PROCESSES > 1 && process.platform !== "linux"
      ? ["WEB_PROCESSES above 1 needs Linux, which shares one port between processes"]
      : []),
    ...messagingProblems(values),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return { ...asConfig(values, production), secrets: environmentSecrets(environment) };
}

/** With the four beside it a process takes 12 of the connections that it shares with others. */
const SHARED_POOL = 8;
/** The embedded PostgreSQL has as many as its own processes need. */
const OWN_POOL = 16;

function asConfig(values: v.InferOutput<typeof Environment>, production: boolean): Omit<Config, "secrets"> {
  const dataDir = path.resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databaseAppUrl: values.DATABASE_APP_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE ?? (values.DATABASE_URL ? SHARED_POOL : OWN_POOL),
    objectStoreUrl: values.OBJECT_STORE_URL ?? `file:${path.join(dataDir, "objects")}`,
    clamdAddress: values.CLAMD_ADDRESS,
    demo: values.DEMO === undefined ? !production : isOn(values.DEMO),
    production,
    role: values.ROLE,
    webProcesses: values.WEB_PROCESSES,
    drainSeconds: values.DRAIN_SECONDS,
    newDatabase: isOn(values.NEW_DATABASE),
    migrate: values.MIGRATE,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    logsRequests: isOn(values.LOG_REQUESTS),
    telemetry: asTelemetryConfig(values),
    logLevel: values.LOG_LEVEL,
    masterKey: values.MASTER_KEY,
    earlierMasterKeys: values.MASTER_KEY_PREVIOUS?.split(",") ?? [],
    trustedProxies: values.TRUSTED_PROXIES,
    publicScheme: values.PUBLIC_SCHEME,
    publicPort: values.PUBLIC_PORT,
    stockMemoryMb: values.STOCK_MEMORY_MB,
    searchThreads: values.SEARCH_THREADS ?? threadsOf(values.WEB_PROCESSES),
    openSearchUrl: values.OPENSEARCH_URL,
    edgeCacheSeconds: values.EDGE_CACHE_SECONDS,
    edgePurgeUrls: values.EDGE_PURGE_URLS?.split(",") ?? [],
    edgePurgeToken: values.EDGE_PURGE_TOKEN,
    failpoint: values.FAILPOINT === undefined ? undefined : parseFailpoint(values.FAILPOINT),
    messaging: asMessagingConfig(values),
  };
}
