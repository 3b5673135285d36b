import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FAILPOINTS } from "#platform/server/process/failpoint.ts";
import { KILL_ACTIONS, type KillResult, planKills, runKills } from "#tests/support/kill-journeys.ts";
import { machine, publish, table } from "./support/report.ts";

/**
 * npm run bench -- kills [how many] [actions, such as save,apply]: kill -9 at every named point of the calls that matter,
 * over and over; some of the actions only get a section of their own.
 */
const WANTED = Number(process.argv[2] ?? 200);
const NAMED = process.argv[3];
const ACTIONS = KILL_ACTIONS.filter((action) => (NAMED?.split(",") ?? KILL_ACTIONS).includes(action));
const ALL = ACTIONS.length === KILL_ACTIONS.length;
const COMMITS = 6;
const FILE = path.resolve(import.meta.dirname, "../docs/reliability.md");
const head = machine();
const dataDir = mkdtempSync(path.join(tmpdir(), "forecourt-kills-"));
const round = planKills(COMMITS, ACTIONS);
const plan = Array.from({ length: WANTED }, (_, at) => round[at % round.length]!);
const results: KillResult[] = [];
const startedAt = performance.now();
try {
  await runKills({
    dataDir,
    plan,
    onResult: (result) => {
      results.push(result);
      const { action, point, count, wasReached } = result;
      console.log(
        `${results.length}/${WANTED} ${action} ${point} ${count}${wasReached ? "" : " (not reached)"}`,
      );
    },
  });
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

const minutes = (performance.now() - startedAt) / 60_000;
const rows = FAILPOINTS.map((point) => [
  point,
  ...ACTIONS.map((action) => {
    const mine = results.filter((result) => result.point === point && result.action === action);
    return `${mine.filter(({ wasReached }) => wasReached).length} of ${mine.length}`;
  }),
]);
const within = results.filter(({ wasReached }) => wasReached).length;
publish(
  ALL ? "Kills" : `Kills in ${ACTIONS.join(", ")}`,
  `Written by \`npm run bench -- kills ${WANTED}${ALL ? "" : ` ${ACTIONS.join()}`}\` on ${head}, in ${minutes.toFixed(1)} minutes.

Each row is a point at which the server is ended by \`kill -9\`, together with its database; columns are the call that
it was in. After every kill the product is started again on the same folder, the buyer's call is repeated with the same
Idempotency-Key, and what the buyer then reads must hold the order, document, signature, payment, appointment, page of
the credit application, submission to each lender, offer or acceptance (and its mail) exactly once. "12 of 15" says that
12 kills hit inside the call; the other 3 times the call has fewer transactions than that, was answered, and the server
was killed right after the answer.

${table(["killed at", ...ACTIONS], rows)}

${results.length} kills, ${within} of them inside a call. Nothing acknowledged was lost, nothing was there twice: the
command ends with an error otherwise, before it writes this page.`,
  FILE,
);
console.log(`\n${results.length} kills, ${within} inside a call; written to docs/reliability.md`);
