import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEMO_PASSWORD } from "#modules/sign-in/server/demo-accounts-data.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import { tenantKeyring } from "#platform/server/crypto/tenant-keyring.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import type { Log, LogFields } from "#platform/server/context/log.ts";
import { answerRequests } from "#server/http/answer-requests.ts";
import { composeApplication } from "#server/composition.ts";
import { StaticFiles } from "#server/pages/static-files.ts";
import { createRequestListener } from "#server/http/request-listener.ts";
import { silentLog } from "./silent-log.ts";
import { demoConfig, makeDemoDatabase } from "./test-demo-database.ts";

/** The default tenant of the seed and the other one. */
export const DEMO_HOST = "localhost";
export const OTHER_HOST = "harbor.localhost";

export interface Call {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Record<string, string>;
  /** An object is sent as JSON; text and bytes as they are. */
  readonly body?: object | string | Uint8Array<ArrayBuffer> | undefined;
}

export interface ComposedApp {
  readonly database: Database;
  /** What the product logged as an error, with its details. */
  readonly errors: { readonly message: string; readonly details: unknown }[];
  /** Lines `security` of the log, as they would be written. */
  readonly security: LogFields[];
  readonly call: (address: string, call?: Call) => Promise<Response>;
  /** A retailer's keys, for rows that a test writes itself. */
  readonly keysOf: (tenantId: string) => Promise<TenantKeys>;
  /** Headers of a signed-in demo buyer; `email` says which one. */
  signIn(input?: { email?: string; host?: string }): Promise<Record<string, string>>;
  /** Another process of the product over the same database, as after a restart; other settings where named. */
  again(change?: Partial<Config>): Promise<{ readonly call: ComposedApp["call"]; close(): Promise<void> }>;
  /** The same product behind a real socket, for requests that no client would send. */
  listen(input?: {
    trustedProxies?: number;
    port?: number;
  }): Promise<{ port: number; close(): Promise<void> }>;
  close(): Promise<void>;
}

/**
 * The whole product as `npm start` composes it, seeded with the demo, without a port and without built pages.
 * @param input.port stands in addresses that others read; 80 as in the tests' own requests when left out
 */
export async function makeComposedApp({ port = 80 }: { port?: number } = {}): Promise<ComposedApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "forecourt-app-"));
  const made = await makeDemoDatabase(dataDir);
  const { database } = made;
  const errors: ComposedApp["errors"] = [];
  const security: LogFields[] = [];
  const log = collecting(errors, security);
  const config: Config = { ...demoConfig(dataDir), port };
  const frontend = {
    /** Stands for every page: its one word is where it believes to be. */
    render: ({ url }: Request) =>
      Promise.resolve({
        response: new Response(`<!doctype html><title>${new URL(url).origin}</title>`),
        document: null,
      }),
    prerenderCards: undefined,
    files: new StaticFiles(path.join(dataDir, "no-files")),
    middleware: undefined,
    close: () => Promise.resolve(),
  };
  const compose = async (change: Partial<Config> = {}) => {
    const app = await composeApplication({ config: { ...config, ...change }, log, database, frontend });
    return { app, call: async (address: string, input: Call = {}) => app.fetch(requestOf(address, input)) };
  };
  const { app, call } = await compose();
  return {
    database,
    errors,
    security,
    call,
    keysOf: (tenantId) =>
      tenantKeyring({
        owner: database.owner,
        masterKey: Buffer.from(config.masterKey ?? "", "hex"),
      }).forTenant(tenantId),
    signIn: (input = {}) => signIn(call, input),
    async again(change) {
      const other = await compose(change);
      return { call: other.call, close: () => other.app.close() };
    },
    listen: ({ trustedProxies = 0, port: listensOn = 0 } = {}) => {
      const listener = createRequestListener(app.fetch, log);
      const door = { trustedProxies, log, cached: () => app.cached, middleware: () => undefined };
      return listen(createServer(answerRequests({ ...door, listener })), listensOn);
    },
    async close() {
      await app.close();
      await made.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function requestOf(address: string, { method = "GET", host = DEMO_HOST, headers = {}, body }: Call): Request {
  const isPlain = body === undefined || typeof body === "string" || body instanceof Uint8Array;
  const content = isPlain ? body : JSON.stringify(body);
  return new Request(`http://${host}${address}`, {
    method,
    headers: { host, ...(isPlain ? {} : { "content-type": "application/json" }), ...headers },
    ...(content !== undefined && { body: content }),
  });
}

async function signIn(
  call: ComposedApp["call"],
  { email = "buyer@example.com", host = DEMO_HOST }: { email?: string; host?: string },
): Promise<Record<string, string>> {
  const body = { email, password: DEMO_PASSWORD };
  const answer = await call("/public/identity/sign-in", { method: "POST", host, body });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
  const { accessToken, idToken } = (await answer.json()) as { accessToken: string; idToken: string };
  return { authorization: `Bearer ${accessToken}`, "x-id-token": idToken };
}

async function listen(server: Server, port = 0) {
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function collecting(errors: ComposedApp["errors"], security: LogFields[]): Log {
  const watch = (message: string, details: LogFields = {}): void => {
    if (message === "security") security.push(details);
  };
  const log: Log = {
    ...silentLog,
    info: watch,
    warn: watch,
    error: (message, details) => void errors.push({ message, details }),
    child: () => log,
  };
  return log;
}
