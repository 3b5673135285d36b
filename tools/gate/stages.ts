import { ensureBuilt } from "../start/build.ts";
import { runTool } from "../start/run-command.ts";
import { changedFolders } from "./changed-folders.ts";
import { ensureChromium } from "./chromium.ts";
import { playwrightCounts, vitestCounts, type Counts } from "./count-tests.ts";

export interface Outcome {
  /** Exit code. */
  readonly code: number;
  /** Where the stage ran tests. */
  readonly counts?: Counts;
}

/** Below the checkout. */
export const reports = ".cache/gate";

const CODE_FOLDERS = ["src", "tests", "tools", "bench", "database"];
/** A warning fails too, and so does an exception that is no longer needed. */
const LINT = ["oxlint", "--type-aware", "--deny-warnings", "--report-unused-disable-directives"];
/** TypeScript and the linter are Go programs that end with their garbage: collecting it took a quarter of their CPU (0837). */
const UNCOLLECTED = { GOGC: "off", GOMEMLIMIT: "4GiB" };
/** The browser tests run three at a time, each part with a server and data of its own, because every part waits a lot. */
const E2E_PARTS = 3;
/** Settings of the person's shell must not change the gate. */
const NEUTRAL = {
  NODE_ENV: undefined,
  DATABASE_URL: undefined,
  DATA_DIR: undefined,
  PORT: undefined,
  DEMO: undefined,
};

/** What can be checked, by name. */
export const stages: ReadonlyMap<string, () => Promise<Outcome>> = new Map([
  ["format", () => check(["oxfmt", "--check", "."])],
  ["lint", () => check([...LINT, ...CODE_FOLDERS], UNCOLLECTED)],
  ["types", types],
  ["tests", () => vitest("all", [])],
  ["unit", () => vitest("unit", ["--project", "unit"])],
  ["changed", testsOfChanges],
  ["build", async () => ({ code: (await ensureBuilt({ always: true })) ? 0 : 1 })],
  ["browser", browser],
  ["e2e", journeys],
]);

/**
 * What runs beside what. A lane's stages go one after the other; the next line waits for all lanes of this one. Tests
 * without a browser wait for PostgreSQL an eighth of their time, which the checks beside them use (0711).
 */
export const lines: readonly (readonly (readonly string[])[])[] = [
  [["format"]],
  [
    ["lint", "types", "build"],
    ["tests", "unit", "changed"],
    // On a bare machine it is loaded and unpacked meanwhile, which waits for the network most of the time.
    ["browser"],
  ],
  [["e2e"]],
];

async function types(): Promise<Outcome> {
  const generated = await check(["react-router", "typegen"]);
  // Several checkers would each look at the types that all files share (0757).
  return generated.code === 0 ? check(["tsc", "--noEmit", "--checkers", "1"], UNCOLLECTED) : generated;
}

async function vitest(name: string, more: readonly string[]): Promise<Outcome> {
  const report = `${reports}/vitest-${name}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await check(["vitest", "run", ...reporters, ...more]);
  return { code, counts: vitestCounts(report) };
}

/** The integration tests of the modules that differ from the main branch. */
async function testsOfChanges(): Promise<Outcome> {
  const folders = changedFolders();
  if (folders.length === 0) {
    console.log("No code differs from the main branch.");
    return { code: 0 };
  }
  return vitest("changed", ["--project", "integration", "--passWithNoTests", ...folders]);
}

/** Fails where there is none and none can be installed. */
async function browser(): Promise<Outcome> {
  await ensureChromium();
  return { code: 0 };
}

async function journeys(): Promise<Outcome> {
  const chromium = await ensureChromium();
  if (!(await ensureBuilt())) return { code: 1 };
  const report = `${reports}/playwright.json`;
  const { code } = await check(["playwright", "test", "--reporter=list,json"], {
    // As `npm start` runs it.
    NODE_ENV: "production",
    DEMO: "on",
    E2E_PARTS: String(E2E_PARTS),
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return { code, counts: playwrightCounts(report) };
}

async function check(command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return { code: await runTool(command, { ...NEUTRAL, CI: "true", ...env }) };
}
