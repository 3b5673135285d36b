import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "docs/requirements");
const readme = path.join(folder, "README.md");

/** Looks like an id of an area that doesn't exist, but isn't one. */
const OTHER_WORDS = new Set(["UTF", "SECRET"]);

export interface Requirement {
  /** Such as `TRK-10`. */
  readonly id: string;
  readonly area: string;
  readonly file: string;
  readonly text: string;
}

/** Every requirement in the order of the documents. */
export function requirements(): readonly Requirement[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), "utf8").matchAll(/^- \*\*(([A-Z]+)-\d+)\*\* (.+)$/gm)].map(
        ([, id = "", area = "", text = ""]) => ({ id, area, file, text }),
      ),
    );
}

/** The letters of the tables in `tables.md`. */
export function tables(): readonly string[] {
  return [...readFileSync(path.join(folder, "tables.md"), "utf8").matchAll(/^## Table ([A-Z])\b/gm)].map(
    ([, letter = ""]) => letter,
  );
}

/** Ids and tables that a text cites and that nothing in docs/requirements defines. */
export function unknownCitations(text: string): readonly string[] {
  const known = new Set(requirements().map(({ id }) => id));
  const areas = [...new Set(requirements().map(({ area }) => area))].join("|");
  const letters = tables();
  const ids = [
    ...text.matchAll(new RegExp(String.raw`\b(?:${areas})-\d{1,3}\b`, "g")),
    ...text.matchAll(/\b[A-Z]{3,8}-\d{2}\b/g),
  ].map(([id]) => id);
  const cited = [...text.matchAll(/\b[Tt]ables? ([A-Z])\b(?: to ([A-Z])\b)?/g)].flatMap(
    ([, first = "", last = first]) => [first, last],
  );
  return [
    ...new Set(ids.filter((id) => !known.has(id) && !OTHER_WORDS.has(id.split("-")[0] ?? ""))),
    ...new Set(cited.filter((letter) => !letters.includes(letter)).map((letter) => `table ${letter}`)),
  ];
}

/** The index as it stands (empty if missing), and as it should. */
export function requirementIndex(): { readonly written: string; readonly drawn: string } {
  const all = requirements();
  const areas = [...new Set(all.map(({ area }) => area))];
  const rows = areas.map((area) => {
    const own = all.filter((one) => one.area === area);
    return `| ${area} | ${own.length} | [${own[0]?.file}](${own[0]?.file}) |`;
  });
  const drawn = [
    "# Requirements",
    "What the product must do, one line an id, in plain words; the tracker and the code cite the ids. Points that were silent or contradictory are settled in [open points](open-points.md), state machines and lists are in [tables](tables.md), words of the trade in the [glossary](../glossary.md). A decision may read a requirement differently and then wins.",
    "`node tools/requirements.ts TRK-10` prints a requirement and every file that cites it; without an id it writes this page. A test fails for an id that is cited but not defined here.",
    `| Area | Ids | Document |\n|---|---|---|\n${rows.join("\n")}`,
  ].join("\n\n");
  return { written: existsSync(readme) ? readFileSync(readme, "utf8") : "", drawn: `${drawn}\n` };
}

/** One requirement and who cites it, for a terminal. */
function describeRequirement(id: string): string {
  const found = requirements().find((one) => one.id === id);
  if (!found) return `${id} is not defined in docs/requirements`;
  // `git grep` answers 1 when nothing cites it.
  const lines = execFileSync("sh", ["-c", `git grep -nw -e "${id}" -- . ":!docs/requirements" || true`], {
    cwd: root,
    encoding: "utf8",
  });
  return `${found.id}  ${found.text}\n\n${lines.trimEnd()}`;
}

if (process.argv[1] === import.meta.filename) {
  const id = process.argv[2];
  if (id === undefined) writeFileSync(readme, requirementIndex().drawn);
  else if (/^[A-Z]+-\d+$/.test(id)) console.log(describeRequirement(id));
  else throw new Error(`'${id}' is no id such as TRK-10`);
}
