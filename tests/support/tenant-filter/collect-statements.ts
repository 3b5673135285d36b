import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { ClientConnection } from "#platform/server/database/pool/client-dialect.ts";

/** Work for all retailers at once runs as this role, which has rights on its own tables only. */
const FOR_ALL_TENANTS = "role=forecourt_worker";
/** Where a statement comes from: the first frame that is neither a library nor the way to the database. */
const OWN_FILE = /\/(?<path>(?:src|tests|database|bench)\/[^:)?]+)(?:\?.*)?$/;
const WAY = /node_modules|src\/platform\/server\/database\/(?!.*\.test\.)/;

/** A test may send the same text as the product; finding out who it was costs too much to do it every time. */
const LOOKS = 3;

interface Collected {
  /** How often the test file that runs has sent a statement. */
  readonly sent: Map<string, number>;
  /** Statements of product code that this worker has sent, with the file that sent each first. */
  readonly known: Map<string, string>;
  /** Those that no earlier test file has sent. */
  readonly fresh: Map<string, string>;
}

/** At the connection's own class: a worker runs this file anew for every test file, and one wrapper is enough (0718). */
const COLLECTED = Symbol.for("statements that tests have seen");
const connection = ClientConnection.prototype as ClientConnection & { [COLLECTED]?: Collected };
const collected = (connection[COLLECTED] ??= startCollecting());

function startCollecting(): Collected {
  const { sent, known, fresh }: Collected = { sent: new Map(), known: new Map(), fresh: new Map() };
  const execute = Reflect.get(connection, "executeQuery") as ClientConnection["executeQuery"];
  connection.executeQuery = function collecting(query) {
    const times = (sent.get(query.sql) ?? 0) + 1;
    sent.set(query.sql, times);
    if (times <= LOOKS && !known.has(query.sql) && !isForAllTenants(this)) {
      const sender = senderOf();
      if (sender.startsWith("src/") && !sender.includes(".test."))
        for (const statements of [known, fresh]) statements.set(query.sql, sender);
    }
    return execute.call(this, query) as never;
  };
  return { sent, known, fresh };
}

function isForAllTenants({ client }: ClientConnection): boolean {
  const { connectionParameters } = client as { connectionParameters?: { options?: string } };
  return connectionParameters?.options?.includes(FOR_ALL_TENANTS) ?? false;
}

function senderOf(): string {
  const { stackTraceLimit } = Error;
  const prepareStackTrace: unknown = Reflect.get(Error, "prepareStackTrace");
  Error.stackTraceLimit = 50;
  // Names of files are enough: looking up lines in source maps took a tenth of all tests with a database (0718).
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? "");
  const files = new Error("where am I").stack as unknown as readonly string[];
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  const paths = files.filter((file) => !WAY.test(file)).map((file) => OWN_FILE.exec(file)?.groups?.["path"]);
  return paths.find((path) => path !== undefined && !path.endsWith("collect-statements.ts")) ?? "src/unknown";
}

afterAll(() => {
  const folder = inject("statementsFolder");
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify([...collected.fresh]));
  collected.fresh.clear();
  collected.sent.clear();
});
