import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve(import.meta.dirname, "../docs/decisions");
const file = path.join(folder, "README.md");

/** Topics of the index; a group goes up to the next one's first number. */
const GROUPS: readonly (readonly [from: number, title: string])[] = [
  [1, "Foundations: database, jobs, launcher, libraries"],
  [10, "Retailers and money"],
  [20, "Stock and search"],
  [30, "Accounts and messages"],
  [40, "Cart, order and the steps after it"],
  [60, "Pages and the browser"],
  [70, "Speed"],
  [130, "External sign-in, mail, other applications"],
  [140, "Steps with third parties, and reliability"],
  [160, "Shopping"],
  [168, "Content, flags, analytics, languages"],
  [176, "Speed and details of the first release"],
  [190, "Security and operations"],
  [202, "Payments, order events, dealer feeds"],
  [212, "Interface rules, papers, addresses, uploads"],
  [260, "Steps, texts, platform, vendors"],
  [294, "Requirements, schema, tests, modules"],
];

export interface Decision {
  readonly name: string;
  readonly number: number;
  /** First line, without its number; empty when that line is no title. */
  readonly title: string;
}

/** Every decision in the order of its number. */
export function decisions(): readonly Decision[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.md$/.test(name))
    .toSorted()
    .map((name) => {
      const [first = ""] = readFileSync(path.join(folder, name), "utf8").split("\n", 1);
      const [, number = "", title = ""] = /^# (\d{4}):? (.+)$/.exec(first) ?? [];
      return { name, number: Number(name.slice(0, 4)), title: name.startsWith(number) ? title : "" };
    });
}

/** The index as it is in the repository (empty if missing), and as it should be. */
export function decisionIndex(): { readonly written: string; readonly drawn: string } {
  const all = decisions();
  const parts = GROUPS.map(([from, title], at) => {
    const next = GROUPS[at + 1]?.[0] ?? Infinity;
    const own = all.filter(({ number }) => number >= from && number < next);
    const links = own.map((one) => `- [${one.name.slice(0, 4)} ${one.title}](${one.name})`);
    return `## ${title}\n\n${links.join("\n")}`;
  });
  const drawn = [
    "# Decisions",
    "Half a page each: context, decision, consequences. A decision is superseded by a newer one, never rewritten. Numbers were given out in blocks, so gaps mean nothing. Written by `node tools/decision-index.ts`; do not edit.",
    ...parts,
  ].join("\n\n");
  return { written: readIndex(), drawn: `${drawn}\n` };
}

function readIndex(): string {
  return readdirSync(folder).includes("README.md") ? readFileSync(file, "utf8") : "";
}

if (process.argv[1] === import.meta.filename) writeFileSync(file, decisionIndex().drawn);
