import { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestDatabase } from "#tests/support/test-database.ts";
import type { TestDatabase } from "#tests/support/test-database.ts";
import { ClientConnection } from "./client-dialect.ts";

let made: TestDatabase;
beforeAll(async () => {
  made = await makeTestDatabase();
});
afterAll(() => made.close());

test("the private stream of pg holds statements back and sends them in one piece", async () => {
  const client = await made.database.app.connect();
  try {
    const { stream } = client.connection;
    if (!(stream instanceof Socket)) throw new TypeError("pg keeps its socket elsewhere now");
    const connection = new ClientConnection(client);
    const bytesBefore = stream.bytesWritten;
    connection.hold();
    const answers = [client.query("select 1 as n"), client.query("select 2 as n")];
    await nextTurn();
    expect(stream.writableCorked).toBe(1);
    const held = stream.writableLength;
    expect(held).toBeGreaterThan(2 * "select 1 as n".length);
    connection.send();
    expect((await Promise.all(answers)).map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }]]);
    expect([stream.writableCorked, stream.bytesWritten - bytesBefore]).toEqual([0, held]);
  } finally {
    client.release();
  }
});
