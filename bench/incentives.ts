import { bestCombination, canCombine, type Combinable } from "#modules/incentives/domain/best-combination.ts";
import { machine, publish, table } from "./support/report.ts";
import { short, timingOf } from "./support/statistics.ts";

/** npm run bench -- incentives: the best lawful combination of 40 programs. The floor asks each pair once. */
const PROGRAMS = 40;
const LISTS = 300;
const ROUNDS = 5;
const GOAL_MS = 5;
const head = machine();

/** The same row of numbers every time. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** @param rivals about how many programs each one excludes */
function lists(rivals: number, groups: number): Combinable[][] {
  const random = randomFrom(20_261_126 + rivals);
  return Array.from({ length: LISTS }, () =>
    Array.from({ length: PROGRAMS }, (_, at) => ({
      number: `P${at}`,
      worthCents: (1 + random(60)) * 5_000,
      stackGroup: groups > 0 && random(2) === 0 ? `G${random(groups)}` : null,
      excludes: Array.from({ length: rivals }, () => `P${random(PROGRAMS)}`),
    })),
  );
}

function pairs(programs: readonly Combinable[]): number {
  let lawful = 0;
  for (const one of programs) for (const other of programs) if (canCombine(one, other)) lawful += 1;
  return lawful;
}

const CASES = [
  ["groups only, as makers write them", lists(0, 8)],
  ["1 exclusion each, 8 groups", lists(1, 8)],
  ["2 exclusions each, no group", lists(2, 0)],
  ["4 exclusions each, no group", lists(4, 0)],
] as const;

const rows = [
  row("floor: every pair once", CASES[1][1], pairs),
  ...CASES.map(([name, all]) => row(name, all, bestCombination)),
];

publish(
  "Incentives",
  `${head}. The best lawful combination of ${PROGRAMS} programs with stack groups and exclusions, exact; ${LISTS} lists a row, ${ROUNDS} times each. Goal:
${GOAL_MS} ms of CPU each.

${table(["what", "lists", "mean CPU ms", "p50", "p99", "of the goal"], rows)}`,
);

type Lists = readonly (readonly Combinable[])[];

/** CPU of every single run, so that other work on the machine does not count. */
function row(what: string, ...[all, run]: [Lists, (programs: readonly Combinable[]) => unknown]): string[] {
  for (const programs of all) run(programs);
  const times = Array.from({ length: ROUNDS }, () =>
    all.map((programs) => cpuOf(() => run(programs))),
  ).flat();
  const { mean, p50, p99 } = timingOf(times);
  return [
    what,
    String(all.length),
    short(mean),
    short(p50),
    short(p99),
    `${Math.round((p99 / GOAL_MS) * 100)} %`,
  ];
}

function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
