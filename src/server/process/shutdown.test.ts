import { expect, test } from "vitest";
import { Shutdown } from "./shutdown.ts";

test("What came up last may end before what came up first, in the one order of all servers", async () => {
  const ended: string[] = [];
  const shutdown = new Shutdown();
  for (const part of ["requests", "database", "application", "streams", "idle memory"] as const)
    shutdown.with(part, () => void ended.push(part));
  await shutdown.run();
  expect(ended).toEqual(["idle memory", "streams", "requests", "application", "database"]);
});

test("One part ends after the other", async () => {
  const ended: string[] = [];
  const shutdown = new Shutdown();
  shutdown.with("database", () => void ended.push("database"));
  shutdown.with("requests", async () => {
    await Promise.resolve();
    ended.push("requests");
  });
  await shutdown.run();
  expect(ended).toEqual(["requests", "database"]);
});

test("It is on from its begin, before anything has ended", () => {
  const shutdown = new Shutdown();
  expect(shutdown.isOn).toBe(false);
  shutdown.begin(undefined);
  expect(shutdown.isOn).toBe(true);
});
