import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * `node tools/text-ids.ts` gives every text of the product an id by which a retailer rewords it. Known texts keep
 * theirs, and so does a text that was mended: of the texts that are gone, the one that is most like it hands its id on.
 * `node tools/text-ids.ts find refund` prints the texts with a word in them.
 */
const root = join(import.meta.dirname, "..");
const FILE = join(root, "src/modules/tenancy/server/wordings/text-ids-data.ts");
/** Share of words that an old and a mended text have in common, at least. */
const ALIKE = 0.5;

type Ids = Readonly<Record<string, string>>;

/** English texts of each place, by its name, in the order of files. */
async function textsByPlace(): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>();
  const seen = new Set<string>();
  const paths = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.includes(`${sep}texts${sep}`) && /(?:^|[\\/])es[\w-]*-data\.ts$/u.test(path))
    .toSorted();
  for (const path of paths) {
    const parts = path.split(sep);
    const place = parts[0] === "modules" ? (parts[1] ?? "") : (parts[0] ?? "");
    const { es } = (await import(pathToFileURL(join(root, "src", path)).href)) as { es: Ids };
    for (const english of Object.keys(es)) {
      if (seen.has(english)) continue;
      seen.add(english);
      texts.set(place, [...(texts.get(place) ?? []), english]);
    }
  }
  return texts;
}

/** Ids of all texts: known ones first, then those that were mended, then new ones. */
export function idsOf(texts: ReadonlyMap<string, readonly string[]>, before: Ids): Map<string, string> {
  const all = new Set([...texts.values()].flat());
  const ids = new Map(Object.entries(before).filter(([, english]) => all.has(english)));
  const gone = new Map(Object.entries(before).filter(([, english]) => !all.has(english)));
  const known = new Set(ids.values());
  for (const [place, list] of texts) {
    for (const english of list) {
      if (known.has(english)) continue;
      const mended = mostAlike(
        english,
        [...gone].filter(([id]) => id.startsWith(`${place}.`)),
      );
      if (mended !== undefined) gone.delete(mended);
      ids.set(mended ?? newId(place, english, ids), english);
    }
  }
  return ids;
}

function mostAlike(
  english: string,
  gone: readonly (readonly [id: string, english: string])[],
): string | undefined {
  const rated = gone.map(([id, old]) => [id, alike(old, english)] as const);
  const [best] = rated.toSorted(([, one], [, other]) => other - one);
  return best !== undefined && best[1] >= ALIKE ? best[0] : undefined;
}

function alike(one: string, other: string): number {
  const [left, right] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const both = [...left].filter((word) => right.has(word)).length;
  return both / Math.max(left.size, right.size, 1);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]/gu, "")
    .split(/[^a-z0-9]+/u)
    .filter(Boolean);
}

function newId(place: string, english: string, ids: ReadonlyMap<string, string>): string {
  const words = wordsOf(english).slice(0, 6).join("-") || "text";
  let id = `${place}.${words}`;
  for (let number = 2; ids.has(id); number += 1) id = `${place}.${words}-${number}`;
  return id;
}

function written(ids: ReadonlyMap<string, string>): string {
  const rows = [...ids]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, english]) => `  ${JSON.stringify(id)}: ${JSON.stringify(english)},`);
  return [
    "/** Every text of the product by the id under which a retailer rewords it. Written by `node tools/text-ids.ts`. */",
    "// oxfmt-ignore",
    "export const TEXT_IDS: Readonly<Record<string, string>> = {",
    ...rows,
    "};",
    "",
  ].join("\n");
}

/** The file as it should be, and what it says now. */
export async function textIds(): Promise<{
  readonly file: string;
  readonly wanted: string;
  readonly now: string;
}> {
  const { TEXT_IDS } = (await import(pathToFileURL(FILE).href).catch(() => ({ TEXT_IDS: {} }))) as {
    TEXT_IDS: Ids;
  };
  const now = readdirSync(join(FILE, "..")).includes("text-ids-data.ts") ? readFileSync(FILE, "utf8") : "";
  return { file: FILE, wanted: written(idsOf(await textsByPlace(), TEXT_IDS)), now };
}

if (import.meta.main) {
  const { file, wanted } = await textIds();
  const [, , command, word = ""] = process.argv;
  if (command === "find") {
    const lines = wanted.split("\n").filter((line) => line.toLowerCase().includes(word.toLowerCase()));
    console.log(lines.map((line) => line.trim()).join("\n"));
  } else writeFileSync(file, wanted);
}
