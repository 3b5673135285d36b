import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../..");
const files = execFileSync(
  "git",
  ["ls-files", "-co", "--exclude-standard", "src", "tests", "tools", "database", "bench"],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((file) => file !== "");

/** `x.test.ts` and `x.int.test.ts` are tests, `tests/contracts/x.contract.ts` what every adapter of a port does; nothing else. */
function misnamed(names: readonly string[]): readonly string[] {
  return names.filter(
    (name) =>
      /\.(?!int\b)[a-z-]+\.test\.tsx?$/u.test(name) ||
      (/\.contract\.tsx?$/u.test(name) && !name.startsWith("tests/contracts/")),
  );
}

describe("The names of tests", () => {
  test("are the two that CONTRIBUTING has, because nothing runs others", () => {
    expect(files.length).toBeGreaterThan(4_000);
    expect(misnamed(files)).toEqual([]);
  });

  test.each([
    "src/modules/lenders/providers/lender.contract.test.ts",
    "src/a.slow.test.ts",
    "src/b.contract.ts",
  ])("are found when they are others: %s", (name) => {
    expect(misnamed([name, "src/a.test.ts", "src/a.int.test.ts", "tests/contracts/a.contract.ts"])).toEqual([
      name,
    ]);
  });

  test("leave no contract that no adapter's test runs", () => {
    const contracts = files.filter((file) => file.endsWith(".contract.ts"));
    expect(contracts.length).toBeGreaterThan(5);
    const tests = files
      .filter((file) => file.endsWith(".test.ts") && !file.startsWith("tests/architecture/"))
      .map((file) => readFileSync(path.join(root, file), "utf8"))
      .join("\n");
    const unused = contracts.filter((contract) => !tests.includes(`/${path.basename(contract)}"`));
    expect(unused).toEqual([]);
  });
});
