import { existsSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

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

/** Prints a section and replaces the one of the same name in docs/performance.md. */
export function publish(name: string, body: string): void {
  const section = `## ${name}\n\n${body.trim()}\n`;
  console.log(`\n${section}`);
  const known = existsSync(FILE) ? readFileSync(FILE, "utf8") : HEAD;
  const parts = known.split(/^(?=## )/m);
  const at = parts.findIndex((part) => part.startsWith(`## ${name}\n`));
  if (at === -1) parts.push(section);
  else parts[at] = section;
  writeFileSync(FILE, `${parts.map((part) => part.trim()).join("\n\n")}\n`);
}
