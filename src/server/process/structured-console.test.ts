import { expect, test } from "vitest";
import type { Log, LogFields } from "#platform/server/context/log.ts";
import { structuredConsole } from "./structured-console.ts";

function written(say: (target: Pick<Console, "warn" | "error">) => void): [string, string, LogFields?][] {
  const lines: [string, string, LogFields?][] = [];
  const line = (level: string) => (message: string, fields?: LogFields) =>
    void lines.push([level, message, fields]);
  const log = { warn: line("warn"), error: line("error") } as unknown as Log;
  const target = { warn: () => {}, error: () => {} };
  structuredConsole(log, target);
  say(target);
  return lines;
}

test("a warning about a malformed address is one structured line without the address", () => {
  const [line] = written((target) =>
    target.warn(
      'The URL path "/vehicles/%E0%A4%A?email=avery@example.com" could not be decoded because it is a malformed URL segment. This is probably due to a bad percent encoding (URIError: URI malformed).',
    ),
  );
  expect(line?.slice(0, 2)).toEqual(["warn", "a library warned"]);
  expect(line?.[2]?.error).toMatch(/^The URL path … could not be decoded because/u);
  expect(JSON.stringify(line)).not.toMatch(/%E0|avery|example/u);
});

test("an error is named with its places and without its message", () => {
  const [line] = written((target) => target.error("page failed", new TypeError("no order of Avery Buyer")));
  expect(line?.slice(0, 2)).toEqual(["error", "a library reported an error"]);
  expect(line?.[2]).toMatchObject({ code: "console", error: "TypeError" });
  expect(line?.[2]?.stack).toContain("structured-console.test.ts");
  expect(JSON.stringify(line)).not.toContain("Avery");
});

test("things that are neither are a line as well", () => {
  expect(written((target) => target.error({ email: "avery@example.com" }))).toEqual([
    ["error", "a library reported an error", { code: "console" }],
  ]);
});
