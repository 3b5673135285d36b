import { existsSync, mkdirSync, rmSync } from "node:fs";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { playwrightCounts, vitestCounts } from "./count-tests.mjs";
import { inRoot } from "./paths.mjs";
import { Refusal } from "./refusal.mjs";
import { runTool } from "./run-command.mjs";

const reports = inRoot(".cache", "gate");
const CODE_FOLDERS = ["src", "tests", "tools", "bench", "database"];
/** A warning fails too, and so does an exception that is no longer one. */
const LINT_OPTIONS = ["--type-aware", "--deny-warnings", "--report-unused-disable-directives"];

/** In this order; each answers an exit code and, where it ran tests, their counts. */
const stages = {
  format: (node) => check(node, ["oxfmt", "--check", "."]),
  lint: (node) =>
    check(node, ["oxlint", ...LINT_OPTIONS, ...CODE_FOLDERS.filter((name) => existsSync(inRoot(name)))]),
  boundaries: (node) => check(node, ["depcruise", "src", "--config", ".dependency-cruiser.mjs"]),
  types: async (node) => {
    const generated = await check(node, ["react-router", "typegen"]);
    return generated.code === 0 ? check(node, ["tsc", "--noEmit"]) : generated;
  },
  tests: async (node) => {
    const report = `${reports}/vitest.json`;
    const { code } = await check(node, [
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ]);
    return { code, counts: vitestCounts(report) };
  },
  build: async (node) => {
    await ensureBuilt(node, { always: true });
    return { code: 0 };
  },
  e2e: async (node) => {
    const chromium = await ensureChromium();
    await ensureBuilt(node);
    return journeys(node, chromium);
  },
};

/** The browser tests run two at a time, each part with a server and data of its own, because every part waits a lot. */
const E2E_PARTS = 2;

async function journeys(node, chromium) {
  const report = `${reports}/playwright.json`;
  const { code } = await check(node, ["playwright", "test", "--reporter=list,json"], {
    // As `npm start` runs it.
    NODE_ENV: "production",
    DEMO: "on",
    E2E_PARTS: String(E2E_PARTS),
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return { code, counts: playwrightCounts(report) };
}

/** Settings of the person's shell must not bend the gate. */
const NEUTRAL = {
  NODE_ENV: undefined,
  DATABASE_URL: undefined,
  DATA_DIR: undefined,
  PORT: undefined,
  DEMO: undefined,
};

async function check(node, command, env = {}) {
  return { code: await runTool(node, command, { ...NEUTRAL, CI: "true", ...env }) };
}

/** Runs the named stages (all when none is named) and prints the totals last. */
export async function runGate(node, names) {
  const unknown = names.filter((name) => !Object.hasOwn(stages, name));
  if (unknown.length > 0) throw new Refusal(`unknown stage; one of: ${Object.keys(stages).join(", ")}`);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results = [];
  for (const name of names.length > 0 ? names : Object.keys(stages)) results.push(await runStage(node, name));
  return printTotals(results);
}

async function runStage(node, name) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const outcome = await stages[name](node).catch((error) => {
    console.error(error instanceof Refusal ? error.message : error);
    return { code: 1 };
  });
  return { name, seconds: (performance.now() - startedAt) / 1000, ...settle(outcome) };
}

/** A stage without tests counts as one; one that failed without a failed test counts as one failure. */
export function settle({ code, counts }) {
  const { passed, failed, ...more } =
    counts ?? (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, ...more };
}

function printTotals(results) {
  console.log("\n── totals");
  for (const { name, seconds, passed, failed, secondTry = 0 } of results) {
    const verdict = failed === 0 ? "ok" : "FAILED";
    const again = secondTry === 0 ? "" : `, ${secondTry} on the second try`;
    console.log(
      `${name.padEnd(12)}${seconds.toFixed(1).padStart(8)} s  ${verdict.padEnd(7)}${passed} passed, ${failed} failed${again}`,
    );
  }
  const sum = (pick) => results.reduce((total, result) => total + pick(result), 0);
  const failed = sum((result) => result.failed);
  console.log(
    `${"all".padEnd(12)}${sum((result) => result.seconds)
      .toFixed(1)
      .padStart(8)} s\n`,
  );
  console.log(`${sum((result) => result.passed)} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
