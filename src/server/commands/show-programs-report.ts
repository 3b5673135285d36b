import type { ProgramsReport } from "#modules/incentives/server/import-programs.ts";

const HEADS = {
  replaced: "All programs were replaced.",
  checked: "Nothing is wrong; nothing was changed (dry run).",
  refused: "Refused; nothing was changed.",
} as const;

/** What became of a file of programs: every fault with its row and field, or how many cars each program reaches. */
export function showProgramsReport({ outcome, faults, reach }: ProgramsReport): string {
  const wide = Math.max(0, ...reach.map(({ number }) => number.length));
  const lines = [
    HEADS[outcome],
    ...faults.map(({ at, field, message }) => `  ${at}: ${field} ${message}`),
    ...reach.map(({ number, title, cars }) => `  ${number.padEnd(wide)}  ${cars} cars  ${title}`),
  ];
  return `${lines.join("\n")}\n`;
}
