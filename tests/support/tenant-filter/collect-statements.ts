import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { ClientConnection } from "#platform/server/database/pool/client-dialect.ts";

/** Work for all retailers at once runs as this role, which has rights on its own tables only. */
const FOR_ALL_TENANTS = "role=forecourt_worker";
/** Where a statement comes from: the first frame that is neither a library nor the way to the database. */
const OWN_FRAME = /[(/ ](?<path>(?:src|tests|database|bench)\/[^:)]+):\d+/;
const WAY = /node_modules|src\/platform\/server\/database\/(?!.*\.test\.)/;

/** A test may send the same text as the product; finding out who it was costs too much to do it every time. */
const LOOKS = 3;
const sent = new Map<string, number>();

/** Statements of product code that this test file has sent, with the file that sent each first. */
export const statements = new Map<string, string>();

const execute = Reflect.get(ClientConnection.prototype, "executeQuery") as ClientConnection["executeQuery"];

ClientConnection.prototype.executeQuery = function collecting(query) {
  const times = (sent.get(query.sql) ?? 0) + 1;
  sent.set(query.sql, times);
  if (times <= LOOKS && !statements.has(query.sql) && !isForAllTenants(this)) {
    const sender = senderOf();
    if (sender.startsWith("src/") && !sender.includes(".test.")) statements.set(query.sql, sender);
  }
  return execute.call(this, query) as never;
};

function isForAllTenants({ client }: ClientConnection): boolean {
  const { connectionParameters } = client as { connectionParameters?: { options?: string } };
  return connectionParameters?.options?.includes(FOR_ALL_TENANTS) ?? false;
}

function senderOf(): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 50;
  const frames = (new Error("where am I").stack ?? "").split("\n").filter((line) => !WAY.test(line));
  Error.stackTraceLimit = limit;
  const paths = frames.map((line) => OWN_FRAME.exec(line)?.groups?.["path"]);
  return paths.find((path) => path !== undefined && !path.endsWith("collect-statements.ts")) ?? "src/unknown";
}

afterAll(() => {
  writeFileSync(join(inject("statementsFolder"), `${randomUUID()}.json`), JSON.stringify([...statements]));
});
