import { existsSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { LoadResult } from "./http-load.ts";
import { short } from "./statistics.ts";

const FILE = path.resolve(import.meta.dirname, "../../docs/performance.md");
const HEAD = `# Performance

Every section is written by \`npm run bench -- <name>\` on one machine, floors in the same run. Figures within
30 % of each other are the same: compare ratios, not runs.
`;

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** The machine, for the head of a section. */
export function machine(): string {
  const [cpu] = os.cpus();
  return `${os.cpus().length} cores (${cpu?.model.trim() ?? "unknown"}), Node ${process.version}, load before ${os.loadavg()[0]?.toFixed(1)}`;
}

/** Prints a section and replaces the one of the same name in docs/performance.md, or in the page that is named. */
export function publish(name: string, body: string, page: string = FILE): void {
  const section = `## ${name}\n\n${body.trim()}\n`;
  console.log(`\n${section}`);
  const known = existsSync(page) ? readFileSync(page, "utf8") : HEAD;
  const parts = known.split(/^(?=## )/m);
  const at = parts.findIndex((part) => part.startsWith(`## ${name}\n`));
  if (at === -1) parts.push(section);
  else parts[at] = section;
  writeFileSync(page, `${parts.map((part) => part.trim()).join("\n\n")}\n`);
}

/** Head of a table of loads over HTTP; each row comes from `loadRow`. */
export const LOAD_HEAD = [
  "what",
  "req/s",
  "p50 ms",
  "p99 ms",
  "errors",
  "KB",
  "server CPU ms",
  "database CPU ms",
  "other CPU %",
  "RSS MB",
  "of floor",
];

/** One load as a row, printed at once. A rate with errors is no rate: the row then says FAILS. */
export function loadRow(what: string, result: LoadResult, floorPerSecond?: number): string[] {
  const rate = result.errors === 0 ? short(result.perSecond) : `FAILS (${short(result.perSecond)})`;
  const share =
    floorPerSecond === undefined ? "-" : `${Math.round((100 * result.perSecond) / floorPerSecond)} %`;
  const row = [
    what,
    rate,
    short(result.p50),
    short(result.p99),
    String(result.errors),
    short(result.kbPerAnswer),
    short(result.serverCpuMs),
    short(result.databaseCpuMs),
    String(result.foreignCpu),
    String(result.residentMb),
    share,
  ];
  console.log(row.join("\t"));
  return row;
}
