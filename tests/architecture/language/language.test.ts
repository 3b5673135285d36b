import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { texts as buying } from "#languages/es/buying-texts.ts";
import { texts as shopping } from "#languages/es/shopping-texts.ts";
import { SPANISH } from "#server/language/spanish.ts";
import { SPANISH as OF_CATALOGS } from "#tests/support/spanish.ts";
import { readTexts, type FoundText } from "./read-texts.ts";

const root = new URL("../../../", import.meta.url).pathname;
/** Read by engineers or by the retailer's own people, in English. */
const NOT_FOR_SHOPPERS =
  /^src\/(?:app\/routes\/(?:sandbox|design)|design-system\/gallery|server\/sandbox|modules\/[^/]+\/providers\/sandbox)|^src\/modules\/stock-feeds\/server\//;
/** Messages of calls that only programs make, with their values in them. */
const FOR_PROGRAMS = /^(?:known: )?[^A-Z]*\{\}|\{\} can't change from|The configuration of \{\} is wrong/;
/** Where markup and its tables are. */
const SCREENS = /^src\/(?:app|design-system|modules\/[^/]+\/ui)\//;
/** Spanish on purpose, whatever the page's language: the window form points to its Spanish copy. */
const BOTH = /Guía del Comprador/;

interface SourceFile {
  readonly path: string;
  readonly said: readonly FoundText[];
  readonly bare: readonly FoundText[];
}

function sources(): SourceFile[] {
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "src"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|-data\.ts$|\.d\.ts$/.test(path))
    .filter((path) => !NOT_FOR_SHOPPERS.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, ...readTexts(path, readFileSync(join(root, path), "utf8")) }));
}

const files = sources();
const named = ({ path }: SourceFile, found: FoundText): string =>
  `${path}:${found.line}: ${found.text.replace(/\s+/g, " ").trim()}`;

const plant = (source: string) => readTexts("planted.tsx", source);
const bareOf = (markup: string): string[] =>
  plant(`export const X = () => ${markup};`).bare.map(({ text }) => text.trim());
const saidOf = (source: string): string[] => plant(source).said.map(({ text }) => text);

describe("the fence around words", () => {
  test.each([
    ["<p>Buy this car</p>", "Buy this car"],
    ["<p>{isOpen ? 'Close it' : t('Open it')}</p>", "Close it"],
    ["<p>{count > 0 && `${count} cars`}</p>", "{} cars"],
    ["<img alt='A red car' />", "A red car"],
    ["<button aria-label={isOpen ? 'Close' : t('Open')} />", "Close"],
    ["<Field label={`Price of ${name}`} />", "Price of {}"],
    ["<Choice options={[{ value: 1, label: 'Pick it up' }]} />", "Pick it up"],
  ])("bites on %s", (markup, text) => {
    expect(bareOf(markup)).toEqual([text]);
  });

  test.each([
    ["<p>{t('Buy this car')}</p>"],
    ["<p>12 · {price}</p>"],
    ["<p className='grid gap-2'>{name}</p>"],
    ["<p>{t(isOpen ? row.open : row.closed)}</p>"],
  ])("lets %s pass", (markup) => {
    expect(bareOf(markup)).toEqual([]);
  });

  test.each([
    ["t('Buy this car', { count })", "Buy this car"],
    ["const row = { label: english('Sign Contract') };", "Sign Contract"],
    ["export const cartMessages = { 'cart.full': 'Your cart is full.' } as const;", "Your cart is full."],
    ["messageTemplate({ key: 'a', subject: 'Your code', text: 'Hi' })", "Your code"],
    ["throw new AppError('conflict', { code: 'a', message: 'Not now.' });", "Not now."],
  ])("finds the text of %s", (source, text) => {
    expect(saidOf(source)).toContain(text);
  });
});

test("no screen has words of its own", () => {
  const found = files
    .filter(({ path }) => SCREENS.test(path))
    .flatMap((file) => file.bare.filter(({ text }) => !BOTH.test(text)).map((text) => named(file, text)));
  expect(found).toEqual([]);
});

test("every text has its Spanish", () => {
  const missing = files.flatMap((file) =>
    file.said
      .filter(
        ({ text }) => SPANISH[text] === undefined && /\p{L}{2,}/u.test(text) && !FOR_PROGRAMS.test(text),
      )
      .map((text) => named(file, text)),
  );
  expect(missing).toEqual([]);
});

test("one English text has one Spanish, whichever file a page loads", async () => {
  const said = new Map<string, Set<string>>();
  const paths = execFileSync("git", ["ls-files", "src/**/es-*data.ts", "src/**/es-data.ts"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const path of new Set(paths.trim().split("\n"))) {
    const { es } = (await import(join(root, path))) as { es: Readonly<Record<string, string>> };
    for (const [english, spanish] of Object.entries(es))
      said.set(english, (said.get(english) ?? new Set()).add(spanish));
  }
  expect(said.size).toBeGreaterThan(1_000);
  expect([...said].filter(([, spanish]) => spanish.size > 1)).toEqual([]);
});

test("the catalogs, read one by one, are the product's Spanish", () => {
  expect({ ...OF_CATALOGS }).toEqual({ ...SPANISH });
});

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = ""]) => name))].toSorted();

test("Spanish texts have the values and paragraphs of the English ones", () => {
  const different = Object.entries(SPANISH).filter(
    ([english, spanish]) =>
      placeholders(english).join() !== placeholders(spanish).join() ||
      english.split("\n\n").length !== spanish.split("\n\n").length,
  );
  expect(different).toEqual([]);
});

/** Modules whose screens people meet before they buy: hydration must not wait for the rest. */
const SHOPPING_SCREENS =
  /^src\/(?:app\/(?:shell|routes\/(?:home|search|vehicle|compare|saved))|design-system|platform\/(?:browser|shared(?!\/fields\/applicant))|modules\/(?:content|inventory|vehicle-search|search-index|pricing|worksheet|favorites|comparison|leads|saved-searches|analytics)\/(?:ui|domain|messages\.ts)|modules\/checkout\/ui\/buy-button)/;

test("pages before a purchase get all of their texts with the first file", () => {
  const late = files
    .filter(({ path }) => SHOPPING_SCREENS.test(path))
    .flatMap((file) =>
      file.said
        .filter(({ text }) => shopping[text] === undefined && buying[text] !== undefined)
        .map((text) => named(file, text)),
    );
  expect(late).toEqual([]);
});

/** Their texts come with the document: words of content are written by the server, as heads of pages are. */
const TEXTS_OF_DOCUMENTS = /^src\/(?:modules\/content\/(?!ui\/)|app\/routes\/content\/)/;

test("screens get all of their texts from files that browsers load", () => {
  const missing = files
    .filter(({ path }) => SCREENS.test(path) && !TEXTS_OF_DOCUMENTS.test(path))
    .flatMap((file) =>
      file.said
        .filter(({ text }) => (shopping[text] ?? buying[text]) === undefined && SPANISH[text] !== undefined)
        .map((text) => named(file, text)),
    );
  expect(missing).toEqual([]);
});
