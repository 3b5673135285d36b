import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
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
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[];
  };
}

const IS_TEST = /\.(?:test|contract)\.tsx?$/;

/** Edges of the map that no product file uses, as `from → to`. */
function unusedEdges(map: Readonly<Record<string, readonly string[]>>, { modules }: Cruise): string[] {
  const moduleOf = (path: string): string => /^src\/modules\/([^/]+)\//.exec(path)?.[1] ?? "";
  const used = new Set(
    modules
      .filter(({ source }) => !IS_TEST.test(source))
      .flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => `${moduleOf(source)} → ${moduleOf(resolved)}`),
      ),
  );
  return Object.entries(map)
    .flatMap(([from, uses]) => uses.map((to) => `${from} → ${to}`))
    .filter((edge) => !used.has(edge));
}

/** Parsing thousands of files makes much that is gone at once. */
const ROOM_FOR_TREES = "--max-semi-space-size=64";

/** Runs the real fence over files and what they lead to, in at most so many steps, and returns what it said. */
function cruise(folder: string, from: readonly string[], mostSteps?: number): Promise<Cruise> {
  const bin = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const depth = mostSteps === undefined ? [] : ["--max-depth", String(mostSteps)];
  const args = [
    ROOM_FOR_TREES,
    bin,
    "--config",
    ".dependency-cruiser.mjs",
    "--output-type",
    "json",
    ...depth,
    ...from,
  ];
  return new Promise((resolve) => {
    // It fails where it finds something, and says the same.
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 1 << 28 }, (_error, stdout) =>
      resolve(JSON.parse(stdout) as Cruise),
    );
  });
}

const CLOCK = "#platform/server/context/clock.ts";

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
  ["settings-are-leaves", "src/modules/orders/domain/vendor-settings-schema.ts", `import "./order.ts";\n`],
  [
    "domain-is-pure",
    "src/modules/orders/domain/planted.ts",
    `import { readFileSync } from "node:fs";\nexport const x = readFileSync;\n`,
  ],
  [
    "domain-is-pure",
    "src/modules/pricing/domain/planted-type.ts",
    `import type { Clock } from "${CLOCK}";\nexport type X = Clock;\n`,
  ],
  [
    "browser-code-stays-clean",
    "src/modules/orders/ui/planted.tsx",
    `import type { Clock } from "${CLOCK}";\nexport type X = Clock;\n`,
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
  ["rendering-knows-no-business", "src/rendering/planted.ts", `import "#modules/orders/domain/order.ts";\n`],
  [
    "rendering-has-one-door",
    "src/modules/orders/ui/planted-rendering.tsx",
    `import "#rendering/markup-store.ts";\n`,
  ],
  [
    "platform-knows-no-business",
    "src/platform/shared/planted.ts",
    `import "#modules/orders/domain/order.ts";\n`,
  ],
  [
    "entries-are-for-the-shell",
    "src/modules/checkout/server/planted-http.ts",
    `import "#modules/planted-offer/http.ts";\n`,
  ],
  ["entries-are-for-the-shell", "src/app/planted-http.ts", `import "#modules/planted-offer/http.ts";\n`],
  [
    "entries-are-for-the-shell",
    "src/modules/checkout/ui/planted-webhooks.tsx",
    `export const x = import("#modules/planted-offer/webhooks.ts");\n`,
  ],
  ["jobs-are-run-by-the-shell", "src/app/planted-jobs.ts", `import "#modules/planted-offer/jobs.ts";\n`],
  [
    "texts-are-for-both-sides",
    "src/modules/orders/planted-messages.ts",
    `import { systemClock } from "${CLOCK}";\nexport const x = systemClock;\n`,
  ],
  [
    "texts-are-for-both-sides",
    "src/modules/orders/texts/planted-data.ts",
    `import "#modules/orders/server/planted.ts";\n`,
  ],
  [
    "server-draws-no-screens",
    "src/modules/orders/server/planted-screen.ts",
    `import "#design-system/planted-button.tsx";\n`,
  ],
  [
    "server-draws-no-screens",
    "src/modules/orders/server/planted-react.ts",
    `import { createElement } from "react";\nexport const x = createElement;\n`,
  ],
  [
    "use-cases-know-ports-only",
    "src/modules/messaging/server/planted-factory.ts",
    `import { factory } from "../providers/planted-providers.ts";\nexport const x = factory;\n`,
  ],
  [
    "no-tests-in-the-product",
    "src/modules/orders/server/planted-support.ts",
    `import "#tests/support/planted.ts";\n`,
  ],
  [
    "no-tests-in-the-product",
    "src/modules/orders/server/planted-contract.ts",
    `import "./planted.contract.ts";\n`,
  ],
  [
    "no-cycles",
    "src/platform/shared/planted-a.ts",
    `import { b } from "./planted-b.ts";\nexport const a = () => b;\n`,
  ],
  ["resolvable", "src/platform/shared/planted-missing.ts", `import "./there-is-no-such-file.ts";\n`],
];

const PORT_TYPES: [file: string, source: string] = [
  "src/modules/messaging/server/planted-port.ts",
  `import type { Port } from "../providers/planted-providers.ts";\nexport type X = Port;\n`,
];

const SUPPORT: readonly [file: string, source: string][] = [
  PORT_TYPES,
  ["src/modules/planted-offer/http.ts", "export const endpoints = [];\n"],
  ["src/modules/planted-offer/jobs.ts", "export const jobs = [];\n"],
  ["src/modules/planted-offer/webhooks.ts", "export const webhooks = [];\n"],
  ["src/modules/orders/server/planted.ts", "export const useCase = 1;\n"],
  ["src/modules/orders/server/planted.contract.ts", "export const contract = 1;\n"],
  [
    "src/modules/messaging/providers/planted-providers.ts",
    "export const factory = 1;\nexport type Port = 1;\n",
  ],
  ["src/design-system/planted-button.tsx", "export const button = 1;\n"],
  ["tests/support/planted.ts", "export const support = 1;\n"],
  ["src/modules/orders/server/internal/planted-repo.ts", "export const repo = 1;\n"],
  ["src/modules/messaging/providers/planted/planted-adapter.ts", "export const adapter = 1;\n"],
  ["src/server/planted.ts", "export const shell = 1;\n"],
  ["src/platform/shared/planted-b.ts", `import { a } from "./planted-a.ts";\nexport const b = () => a;\n`],
];

/** The files of the product that a planted one imports. */
function productFilesIn(source: string): string[] {
  const named = [...source.matchAll(/"#([^"]+)"/gu)].map(([, name]) => `src/${name}`);
  return named.filter((name) => existsSync(join(root, name)));
}

describe("the boundaries", () => {
  let copy: string;
  let planted: Cruise;
  let clean: Cruise;

  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), "fences-"));
    const files = [...PLANTED.map(([, file, source]) => [file, source] as const), ...SUPPORT];
    for (const name of ["package.json", "tsconfig.json", "module-map.json", ".dependency-cruiser.mjs"])
      cpSync(join(root, name), join(copy, name));
    for (const name of files.flatMap(([, source]) => productFilesIn(source)))
      cpSync(join(root, name), join(copy, name));
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    for (const [file, source] of files) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), source);
    }
    const names = files.map(([file]) => file);
    // What is planted is found in one step, its cycle in two, and needs no more of the product than what it names.
    [planted, clean] = await Promise.all([cruise(copy, names, 2), cruise(root, ["src"])]);
  }, 240_000);

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test.each(PLANTED)("%s bites on a planted violation in %s", (rule, file) => {
    const caught = planted.summary.violations.filter((violation) => violation.from === file);
    expect(caught.map((violation) => violation.rule.name)).toContain(rule);
  });

  test("a use case may know the types of a port", () => {
    const caught = planted.summary.violations.filter((violation) => violation.from === PORT_TYPES[0]);
    expect(caught).toEqual([]);
  });

  test("the tree itself is clean, and the fence really read it", () => {
    expect(clean.summary.violations.map((violation) => `${violation.rule.name}: ${violation.from}`)).toEqual(
      [],
    );
    expect(clean.summary.totalCruised).toBeGreaterThan(200);
    expect(unusedEdges(moduleMap, clean)).toEqual([]);
    expect(unusedEdges({ ...moduleMap, tenancy: ["orders"] }, clean)).toEqual(["tenancy → orders"]);
  });
});

describe("the fences", () => {
  test("have a planted violation each", async () => {
    const config = (await import(join(root, ".dependency-cruiser.mjs"))) as {
      default: { forbidden: readonly { readonly name: string }[] };
    };
    const names = config.default.forbidden.map(({ name }) => name);
    const rules = names.filter((name) => !name.startsWith("map:") || name === "map:unlisted");
    expect(rules.length).toBeGreaterThan(15);
    expect(rules.filter((name) => !PLANTED.some(([rule]) => rule === name))).toEqual([]);
  });
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
