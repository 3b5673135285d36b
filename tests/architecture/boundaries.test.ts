import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = new URL("../../", import.meta.url).pathname;
const moduleMap = JSON.parse(readFileSync(join(root, "module-map.json"), "utf8")) as Record<string, string[]>;

interface Cruise {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[];
  };
}

/** Runs the real fence over a folder and returns what it said. */
function cruise(folder: string): Cruise {
  const bin = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const args = [bin, "--config", ".dependency-cruiser.mjs", "--output-type", "json", "src"];
  try {
    return JSON.parse(
      execFileSync(process.execPath, args, { cwd: folder, maxBuffer: 1 << 28, encoding: "utf8" }),
    ) as Cruise;
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout) as Cruise;
  }
}

/** One planted file per rule: what it is, and the import that must not be allowed. */
const PLANTED: readonly [rule: string, file: string, source: string][] = [
  ["map:tenancy", "src/modules/tenancy/domain/planted.ts", `import "#modules/orders/domain/order.ts";\n`],
  ["map:unlisted", "src/modules/planted-module/domain/planted.ts", `import "#platform/shared/money.ts";\n`],
  [
    "settings-are-composed-once",
    "src/modules/tenancy/domain/config/settings-of-modules.ts",
    `import "#modules/orders/domain/order.ts";\n`,
  ],
  ["settings-are-leaves", "src/modules/orders/domain/settings-schema.ts", `import "./order.ts";\n`],
  [
    "domain-is-pure",
    "src/modules/orders/domain/planted.ts",
    `import { readFileSync } from "node:fs";\nexport const x = readFileSync;\n`,
  ],
  [
    "domain-is-pure",
    "src/modules/pricing/domain/planted-type.ts",
    `import type { Clock } from "#platform/server/context/clock.ts";\nexport type X = Clock;\n`,
  ],
  [
    "browser-code-stays-clean",
    "src/modules/orders/ui/planted.tsx",
    `import type { Clock } from "#platform/server/context/clock.ts";\nexport type X = Clock;\n`,
  ],
  [
    "internals-are-private",
    "src/modules/checkout/server/planted.ts",
    `import "#modules/orders/server/internal/planted-repo.ts";\n`,
  ],
  [
    "shells-use-the-front-door",
    "src/app/planted.ts",
    `import "#modules/orders/server/internal/planted-repo.ts";\n`,
  ],
  [
    "adapters-are-wired-once",
    "src/modules/messaging/server/planted.ts",
    `import "../providers/planted/planted-adapter.ts";\n`,
  ],
  [
    "modules-do-not-know-the-shells",
    "src/modules/orders/server/planted-shell.ts",
    `import "#server/planted.ts";\n`,
  ],
  [
    "platform-knows-no-business",
    "src/platform/shared/planted.ts",
    `import "#modules/orders/domain/order.ts";\n`,
  ],
  [
    "no-cycles",
    "src/platform/shared/planted-a.ts",
    `import { b } from "./planted-b.ts";\nexport const a = () => b;\n`,
  ],
  ["resolvable", "src/platform/shared/planted-missing.ts", `import "./there-is-no-such-file.ts";\n`],
];

const SUPPORT: readonly [file: string, source: string][] = [
  ["src/modules/orders/server/internal/planted-repo.ts", "export const repo = 1;\n"],
  ["src/modules/messaging/providers/planted/planted-adapter.ts", "export const adapter = 1;\n"],
  ["src/server/planted.ts", "export const shell = 1;\n"],
  ["src/platform/shared/planted-b.ts", `import { a } from "./planted-a.ts";\nexport const b = () => a;\n`],
];

describe("the boundaries", () => {
  let copy: string;
  let planted: Cruise;

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), "fences-"));
    for (const name of [
      "package.json",
      "tsconfig.json",
      "module-map.json",
      ".dependency-cruiser.mjs",
      "src",
    ]) {
      cpSync(join(root, name), join(copy, name), { recursive: true });
    }
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    for (const [file, source] of [
      ...PLANTED.map(([, file, source]) => [file, source] as const),
      ...SUPPORT,
    ]) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), source);
    }
    planted = cruise(copy);
  }, 120_000);

  // A copy of the whole tree takes a busy machine a while to remove.
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000);

  test.each(PLANTED)("%s bites on a planted violation in %s", (rule, file) => {
    const caught = planted.summary.violations.filter((violation) => violation.from === file);
    expect(caught.map((violation) => violation.rule.name)).toContain(rule);
  });

  test("the tree itself is clean, and the fence really read it", () => {
    const clean = cruise(root);
    expect(clean.summary.violations.map((violation) => `${violation.rule.name}: ${violation.from}`)).toEqual(
      [],
    );
    expect(clean.summary.totalCruised).toBeGreaterThan(200);
  }, 120_000);
});

describe("the module map", () => {
  test("names exactly the folders below src/modules", () => {
    const folders = readdirSync(join(root, "src/modules"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    expect(Object.keys(moduleMap).toSorted()).toEqual(folders.toSorted());
  });

  test("has no cycle", () => {
    const visit = (name: string, path: readonly string[]): void => {
      expect(path, `cycle: ${[...path, name].join(" → ")}`).not.toContain(name);
      for (const next of moduleMap[name] ?? []) visit(next, [...path, name]);
    };
    for (const name of Object.keys(moduleMap)) visit(name, []);
  });
});
