import { expect, test } from "vitest";
import type { LogFields } from "./log.ts";
import { pinoLog } from "./pino-log.ts";

function recorder() {
  const lines: string[] = [];
  const log = pinoLog({ level: "info", destination: { write: (line) => void lines.push(line) } });
  return { log, last: () => JSON.parse(lines.at(-1) ?? "null") as Record<string, unknown>, lines };
}

test("a line carries its message, level, time and allowed fields", () => {
  const { log, last } = recorder();
  log.warn("slow", { route: "/api/x", durationMs: 12 });
  expect(last()).toMatchObject({ message: "slow", level: 40, route: "/api/x", durationMs: 12 });
  expect(last()["time"]).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test("fields outside the list never reach the log, not even nested or by a child", () => {
  const { log, lines } = recorder();
  const sneaky = {
    email: "ada@example.com",
    code: { email: "ada@example.com" },
    status: 200,
  } as unknown as LogFields;
  log.info("signed in", sneaky);
  log.child(sneaky).error("failed", sneaky);
  expect(lines.join("")).not.toContain("ada@example.com");
  expect(lines.join("")).toContain('"status":200');
});

test("a child repeats its fields", () => {
  const { log, last } = recorder();
  log.child({ tenantId: "magenta" }).info("hello");
  expect(last()["tenantId"]).toBe("magenta");
});

test("nothing below the level is written", () => {
  const { log, lines } = recorder();
  log.debug("noise");
  expect(lines).toEqual([]);
});
