import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = new URL("../../", import.meta.url).pathname;

/** What a file may contain: one planted file per rule. */
const PLANTED: readonly [rule: string, file: string, source: string][] = [
  ["no-process-env", "src/modules/orders/server/planted-env.ts", "export const x = process.env['HOME'];\n"],
  [
    "no-restricted-globals",
    "src/modules/orders/domain/planted-date.ts",
    "export const x = () => new Date();\n",
  ],
  [
    "no-restricted-properties",
    "src/modules/orders/domain/planted-random.ts",
    "export const x = () => Math.random();\n",
  ],
  [
    "no-restricted-imports",
    "src/modules/orders/domain/planted-react.ts",
    `import { useState } from "react";\nexport const x = useState;\n`,
  ],
  ...[
    "performance.now()",
    "setTimeout(() => 1, 1)",
    "globalThis.Date",
    "globalThis.crypto",
    "crypto.randomUUID()",
    "Temporal.Now.instant()",
    "new self.Date()",
    "Date.now()",
    "console.log(1)",
  ].map((impure, index): [string, string, string] => [
    "no-restricted-globals",
    `src/modules/orders/domain/planted-impure-${index}.ts`,
    `export const x = () => ${impure};\n`,
  ]),
  [
    "no-restricted-properties",
    "src/modules/orders/domain/planted-random-part.ts",
    "const { random } = Math;\nexport const x = random;\n",
  ],
  [
    "no-restricted-properties",
    "src/modules/orders/domain/planted-random-key.ts",
    `export const x = () => Math["random"]();\n`,
  ],
  ["no-explicit-any", "src/platform/shared/planted-any.ts", "export const x: any = 1;\n"],
  ["no-default-export", "src/platform/shared/planted-default.ts", "const x = 1;\nexport default x;\n"],
  ["filename-case", "src/platform/shared/PlantedName.ts", "export const x = 1;\n"],
  [
    "max-params",
    "src/platform/shared/planted-params.ts",
    "export const x = (a: 1, b: 2, c: 3, d: 4) => [a, b, c, d];\n",
  ],
  [
    "max-lines",
    "src/platform/shared/planted-long.ts",
    `${Array.from({ length: 450 }, (_, i) => `export const v${i} = ${i};`).join("\n")}\n`,
  ],
  [
    "max-lines-per-function",
    "src/modules/orders/server/planted-function.ts",
    `export function x(list: number[]): number {\n${"  list.push(1);\n".repeat(40)}  return list.length;\n}\n`,
  ],
  ["no-console", "src/modules/orders/server/planted-console.ts", `console.log("x");\n`],
  ["no-empty", "src/modules/orders/server/planted-catch.ts", "try {\n  JSON.parse('1');\n} catch {}\n"],
];

let copy: string;
let report: { readonly filename: string; readonly code: string }[];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "lint-"));
  cpSync(join(root, ".oxlintrc.json"), join(copy, ".oxlintrc.json"));
  cpSync(join(root, "tsconfig.json"), join(copy, "tsconfig.json"));
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const [, file, source] of PLANTED) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), source);
  }
  report = lint(copy);
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function lint(folder: string, what: readonly string[] = ["src"]) {
  const bin = join(root, "node_modules/oxlint/bin/oxlint");
  try {
    return parse(
      execFileSync(process.execPath, [bin, "--format", "json", ...what], { cwd: folder, encoding: "utf8" }),
    );
  } catch (error) {
    return parse((error as { stdout: string }).stdout);
  }
}

function parse(text: string) {
  return (JSON.parse(text) as { diagnostics: { filename: string; code: string }[] }).diagnostics;
}

test.each(PLANTED)("%s bites on a planted violation in %s", (rule, file) => {
  const codes = report.filter((found) => found.filename.endsWith(file)).map((found) => found.code);
  expect(codes.join(" ")).toContain(rule);
});
