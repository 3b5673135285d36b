import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { IDS_FILES, TEXT_IDS } from "#modules/tenancy/server/wordings/text-ids.ts";

/**
 * `node tools/text-ids.ts` gives every text of the product an id by which a retailer rewords it, in `texts/ids.json` of
 * the module (or of `src/app`) whose text it is. Known texts keep theirs, and so does a text that was mended: of the texts that are gone, the one that is most like it hands its id on.
 * `node tools/text-ids.ts find refund` prints the texts with a word in them.
 */
const root = join(import.meta.dirname, "..");
/** Share of words that an old and a mended text have in common, at least. */
const ALIKE = 0.5;
/** The same where the id is from another module: a text that moved keeps its id, so that the id says where it was. */
const ALIKE_ELSEWHERE = 0.6;

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

/** Ids of all texts: known ones first, then those that were mended where they are, then those that moved to another module before, then new ones. */
export function idsOf(texts: ReadonlyMap<string, readonly string[]>, before: Ids): Map<string, string> {
  const all = new Set([...texts.values()].flat());
  const ids = new Map(Object.entries(before).filter(([, english]) => all.has(english)));
  const gone = new Map(Object.entries(before).filter(([, english]) => !all.has(english)));
  const known = new Set(ids.values());
  const take = (id: string, english: string) => {
    gone.delete(id);
    known.add(english);
    ids.set(id, english);
  };
  const unnamed = () =>
    [...texts].flatMap(([place, list]) =>
      list.filter((english) => !known.has(english)).map((english) => [place, english] as const),
    );
  for (const [place, english] of unnamed()) {
    const own = [...gone].filter(([id]) => id.startsWith(`${place}.`));
    const mended = mostAlike(english, own, ALIKE);
    if (mended !== undefined) take(mended, english);
  }
  for (const [place, english] of unnamed())
    take(mostAlike(english, [...gone], ALIKE_ELSEWHERE) ?? newId(place, english, ids), english);
  return ids;
}

function mostAlike(
  english: string,
  gone: readonly (readonly [id: string, english: string])[],
  atLeast: number,
): string | undefined {
  const rated = gone.map(([id, old]) => [id, alike(old, english)] as const);
  const [best] = rated.toSorted(([, one], [, other]) => other - one);
  return best !== undefined && best[1] >= atLeast ? best[0] : undefined;
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

/** Where the ids of a place are: `payments`, or `app`. */
function fileOf(place: string): string {
  const folder = existsSync(join(root, "src/modules", place))
    ? join("src/modules", place)
    : join("src", place);
  return join(root, folder, "texts/ids.json");
}

/** The ids of one place, as its file says them; by id, so that a new text is one line. */
function written(ids: readonly (readonly [id: string, english: string])[]): string {
  const sorted = ids.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** Every file of ids as it should be. */
export async function textIds(): Promise<ReadonlyMap<string, string>> {
  const ids = [...idsOf(await textsByPlace(), TEXT_IDS)];
  const places = Map.groupBy(ids, ([id]) => id.slice(0, id.indexOf(".")));
  return new Map([...places].map(([place, own]) => [fileOf(place), written(own)]));
}

/** Every file of ids as it is. */
export function textIdsNow(): ReadonlyMap<string, string> {
  return new Map(IDS_FILES.map((file) => [file, readFileSync(file, "utf8")]));
}

if (import.meta.main) {
  const wanted = await textIds();
  const [, , command, word = ""] = process.argv;
  if (command === "find") {
    const lines = [...wanted.values()].flatMap((text) => text.split("\n"));
    const found = lines.filter((line) => line.toLowerCase().includes(word.toLowerCase()));
    console.log(found.map((line) => line.trim()).join("\n"));
  } else {
    for (const file of IDS_FILES) if (!wanted.has(file)) rmSync(file);
    for (const [file, text] of wanted) writeFileSync(file, text);
  }
}
