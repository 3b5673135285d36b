import { expect, test } from "vitest";
import type { TenantDatabase, TenantTransaction } from "../database/transactions/tenant-database.ts";
import { openLine } from "./line.ts";

function slowDatabase() {
  const events: string[] = [];
  const ends: (() => void)[] = [];
  const db: TenantDatabase = {
    tenantId: "demo",
    transaction: (run) => run(undefined as unknown as TenantTransaction),
  };
  const ask = (line: ReturnType<typeof openLine>, name: string, problem?: Error): Promise<string> =>
    line.of(db).transaction(async () => {
      events.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (problem) throw problem;
      return name;
    });
  return { events, ask, endFirst: () => ends.shift()?.() };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("so many transactions run at a time, the others in the sequence in which they came", async () => {
  const { events, ask, endFirst } = slowDatabase();
  const line = openLine(2);
  const asked = ["one", "two", "three", "four"].map((name) => ask(line, name));
  await turn();
  expect(events).toEqual(["one", "two"]);
  endFirst();
  await turn();
  expect(events).toEqual(["one", "two", "three"]);
  endFirst();
  await turn();
  endFirst();
  endFirst();
  expect(await Promise.all(asked)).toEqual(["one", "two", "three", "four"]);
});

test("a transaction that fails leaves its place to the next one", async () => {
  const { events, ask, endFirst } = slowDatabase();
  const line = openLine(1);
  const failing = ask(line, "one", new Error("not today"));
  const next = ask(line, "two");
  await turn();
  endFirst();
  await expect(failing).rejects.toThrow("not today");
  await turn();
  endFirst();
  expect([await next, events]).toEqual(["two", ["one", "two"]]);
});
