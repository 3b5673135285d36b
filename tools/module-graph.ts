import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

type ModuleMap = Readonly<Record<string, readonly string[]>>;

const root = path.resolve(import.meta.dirname, "..");
const file = path.join(root, "ARCHITECTURE.md");
const TABLE = /\| Module \| Owns \|\n\|---\|---\|\n(?:\|.*\n)*/;
const GRAPH = /```mermaid\ngraph LR\n[\s\S]*?```/;

/** The edges of the module map as a Mermaid graph, without those that follow from the others. */
function moduleGraph(map: ModuleMap): string {
  const lines = Object.entries(map).map(([name, uses]) => {
    const own = uses.filter((used) => !uses.some((other) => other !== used && reaches(map, other, used)));
    return own.length === 0 ? `  ${name}` : `  ${name} --> ${own.join(" & ")}`;
  });
  return ["```mermaid", "graph LR", ...lines, "```"].join("\n");
}

/** What each module owns: the line below the title of its README, quoted. */
function moduleTable(map: ModuleMap): string {
  const rows = Object.keys(map).map((name) => {
    const readme = readFileSync(path.join(root, "src/modules", name, "README.md"), "utf8");
    const owns = /^# .+\n\n> (.+)\n/.exec(readme)?.[1] ?? "";
    return `| [${name}](src/modules/${name}/README.md) | ${owns} |\n`;
  });
  return `| Module | Owns |\n|---|---|\n${rows.join("")}`;
}

function reaches(map: ModuleMap, from: string, to: string): boolean {
  return (map[from] ?? []).some((next) => next === to || reaches(map, next, to));
}

/** ARCHITECTURE.md as it stands, and with the table and the graph of the modules as they are. */
export function architecture(): { readonly written: string; readonly drawn: string } {
  const written = readFileSync(file, "utf8");
  const map = JSON.parse(readFileSync(path.join(root, "module-map.json"), "utf8")) as ModuleMap;
  const drawn = written.replace(TABLE, () => moduleTable(map)).replace(GRAPH, () => moduleGraph(map));
  return { written, drawn };
}

if (process.argv[1] === import.meta.filename) writeFileSync(file, architecture().drawn);
