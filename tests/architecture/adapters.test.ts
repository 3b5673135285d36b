import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

interface Source {
  readonly path: string;
  readonly text: string;
}

const tests: readonly Source[] = globSync("src/modules/**/*.test.ts").map((file) => ({
  path: file,
  text: readFileSync(file, "utf8"),
}));
const folders = globSync("src/modules/*/providers/*/").map((folder) => folder.replace(/\/$/u, ""));

/** What plays a vendor or needs none. Everything else in a folder of providers speaks to somebody else's system. */
const OURS = new Set([
  "embedded",
  "file",
  "identity-tokens",
  "sandbox",
  "sandbox-sign-in",
  "signatures",
  "thumbnails",
]);
const vendorsOf = (all: readonly string[]): string[] =>
  all.filter((folder) => !OURS.has(path.basename(folder)));

/** Whether a test lies with the adapter or imports it. */
function looksAt(test: Source, folder: string): boolean {
  const [module = "", , name = ""] = folder.replace("src/modules/", "").split("/");
  const imports = [`#modules/${module}/providers/${name}/`, `providers/${name}/`];
  if (test.path.startsWith(`src/modules/${module}/providers/`)) imports.push(`./${name}/`);
  return test.path.startsWith(`${folder}/`) || imports.some((start) => test.text.includes(start));
}

/** Vendors that no test of their own module looks at. */
function untested(all: readonly string[], of: readonly Source[]): string[] {
  return vendorsOf(all).filter(
    (folder) => !of.some((one) => isOfModule(one, folder) && looksAt(one, folder)),
  );
}

const isOfModule = (test: Source, folder: string): boolean =>
  test.path.startsWith(`${folder.split("/").slice(0, 3).join("/")}/`);

/** Vendors that no contract suite holds to what their sandbox does. */
function withoutSuite(all: readonly string[], of: readonly Source[]): string[] {
  const suites = of.filter(({ text }) => text.includes('"#tests/contracts/'));
  return untested(all, suites);
}

const titleOf = (folder: string): string =>
  existsSync(`${folder}/README.md`)
    ? (readFileSync(`${folder}/README.md`, "utf8").split("\n", 1)[0] ?? "")
    : "";

describe("An adapter of somebody else's system", () => {
  test.each(vendorsOf(folders))("%s says in a README what is done and what was never tried", (folder) => {
    expect(titleOf(folder)).toMatch(/^# \S.* \(.+\)$/u);
  });

  test("has tests in its module", () => {
    expect(untested(folders, tests)).toEqual([]);
  });

  test("passes the contract suite of its port", () => {
    expect(withoutSuite(folders, tests)).toEqual([]);
  });

  test("one that nobody tests, and one outside the suites, is found", () => {
    const planted = ["src/modules/insurance/providers/planted", "src/modules/insurance/providers/sandbox"];
    const own = { path: `${planted[0]}/planted.test.ts`, text: "" };
    expect(untested(planted, [])).toEqual([planted[0]]);
    expect(untested(planted, [own])).toEqual([]);
    expect(withoutSuite(planted, [own])).toEqual([planted[0]]);
    const suite = { ...own, text: 'import { contract } from "#tests/contracts/insurance.contract.ts";' };
    expect(withoutSuite(planted, [suite])).toEqual([]);
  });
});
