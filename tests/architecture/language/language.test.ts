import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compileText } from "#platform/shared/texts/message-compiler.ts";
import type { CompiledMessage, MessageForms } from "#platform/shared/texts/message.ts";
import { partOfCatalog } from "#tools/texts/catalog-parts.ts";
import { catalogsOf, productTexts, TERMS, type Texts, translatedLanguages } from "#tools/texts/catalogs.ts";
import { sourceTexts } from "#tools/texts/source-texts.ts";
import { readTexts, type FoundText } from "./read-texts.ts";

const root = new URL("../../../", import.meta.url).pathname;
/** Read by engineers or by the retailer's own people, in English. */
const NOT_FOR_SHOPPERS =
  /^src\/(?:app\/routes\/(?:sandbox|design)|design-system\/gallery|server\/sandbox|modules\/[^/]+\/providers\/sandbox)|^src\/modules\/stock-feeds\/server\//;
/** Messages of calls that only programs make. */
const FOR_PROGRAMS = /^[^A-Z]*\{\}|\{\} can't change from|The configuration of \{\} is wrong/;
/** Where markup and its tables are. */
const SCREENS = /^src\/(?:app|design-system|modules\/[^/]+\/ui)\//;
/** Spanish on purpose, whatever the page's language: the window form points to its Spanish copy. */
const BOTH = /Guía del Comprador/;

interface SourceFile {
  readonly path: string;
  readonly unnamed: readonly FoundText[];
  readonly bare: readonly FoundText[];
}

function sources(): SourceFile[] {
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "src"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path))
    .filter((path) => !NOT_FOR_SHOPPERS.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, ...readTexts(path, readFileSync(join(root, path), "utf8")) }));
}

const files = sources();
const named = ({ path }: SourceFile, found: FoundText): string =>
  `${path}:${found.line}: ${found.text.replace(/\s+/g, " ").trim()}`;

const plant = (source: string) => readTexts("planted.tsx", source);
const bareOf = (markup: string): string[] =>
  plant(`export const X = () => ${markup};`).bare.map(({ text }) => text.trim());
const unnamedOf = (source: string): string[] => plant(source).unnamed.map(({ text }) => text);
const idsOf = (source: string): string[] => sourceTexts("planted.tsx", source).map(({ id }) => id);

describe("the fence around words", () => {
  test.each([
    ["<p>Buy this car</p>", "Buy this car"],
    ["<p>{isOpen ? 'Close it' : t('a.open', 'Open it')}</p>", "Close it"],
    ["<p>{count > 0 && `${count} cars`}</p>", "{} cars"],
    ["<img alt='A red car' />", "A red car"],
    ["<button aria-label={isOpen ? 'Close' : t('a.open', 'Open')} />", "Close"],
    ["<Field label={`Price of ${name}`} />", "Price of {}"],
    ["<Choice options={[{ value: 1, label: 'Pick it up' }]} />", "Pick it up"],
  ])("bites on %s", (markup, text) => {
    expect(bareOf(markup)).toEqual([text]);
  });

  test.each([
    ["<p>{t('cart.buy', 'Buy this car')}</p>"],
    ["<p>12 · {price}</p>"],
    ["<p className='grid gap-2'>{name}</p>"],
    ["<p>{t(isOpen ? row.open : row.closed)}</p>"],
  ])("lets %s pass", (markup) => {
    expect(bareOf(markup)).toEqual([]);
  });

  test.each([
    ["t('Buy this car', { count })", "Buy this car"],
    ["invoice.t('Buy this car')", "Buy this car"],
    ["t(isOpen ? 'Close it' : row.open)", "Close it"],
    ["const row = { label: msg('Sign Contract') };", "Sign Contract"],
    ["export const cartMessages = { full: 'Your cart is full.' } as const;", "Your cart is full."],
    ["throw new AppError('conflict', { code: 'a', message: 'Not now.' });", "Not now."],
  ])("finds the text without an id in %s", (source, text) => {
    expect(unnamedOf(source)).toEqual([text]);
  });

  test.each([
    ["t('cart.buy', 'Buy this car', { count })", ["cart.buy"]],
    ["const row = { label: msg('step.sign', 'Sign Contract') };", ["step.sign"]],
    ["export const cartMessages = { 'cart.full': 'Your cart is full.' } as const;", ["cart.full"]],
    ["messageTemplate({ key: 'a', subject: 'Your code', text: 'Hi' })", ["a.subject", "a.text"]],
  ])("knows the text of %s", (source, ids) => {
    expect(idsOf(source)).toEqual(ids);
    expect(unnamedOf(source)).toEqual([]);
  });
});

test("no screen has words of its own", () => {
  const found = files
    .filter(({ path }) => SCREENS.test(path))
    .flatMap((file) => file.bare.filter(({ text }) => !BOTH.test(text)).map((text) => named(file, text)));
  expect(found).toEqual([]);
});

test("every text has an id", () => {
  const unnamed = files.flatMap((file) =>
    file.unnamed
      .filter(({ text }) => /\p{L}{2,}/u.test(text) && !FOR_PROGRAMS.test(text))
      .map((text) => named(file, text)),
  );
  expect(unnamed).toEqual([]);
});

const texts = productTexts();
const english = catalogsOf("en");
const all = (language: string): Texts => Object.assign({}, ...catalogsOf(language).values()) as Texts;

test("an id names one text, and the English catalogs hold all of them (node tools/texts/write-catalogs.ts)", () => {
  const known = all("en");
  expect(texts.length).toBeGreaterThan(2_000);
  const wrong = texts.filter((text) => known[text.id] !== text.english);
  expect(wrong.map(({ path, line, id }) => `${path}:${line}: ${id}`)).toEqual([]);
  const said = new Set(texts.map(({ id }) => id));
  const gone = [...english].flatMap(([name, its]) =>
    name === TERMS ? [] : Object.keys(its).filter((id) => !said.has(id)),
  );
  expect(gone).toEqual([]);
});

/** Names of all values, also of those inside of plurals. */
function valuesOf(parts: CompiledMessage | undefined): string[] {
  if (parts === undefined) return [];
  if (typeof parts === "string") return [...parts.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return parts.flatMap((part) => {
    if (typeof part === "string") return [];
    const [name, , forms] = part as readonly [string, string?, (string | MessageForms)?];
    return [
      name,
      ...(typeof forms === "object" ? Object.values(forms).flatMap((form) => valuesOf(form)) : []),
    ];
  });
}

const placeholders = (text: string): string => [...new Set(valuesOf(compileText(text)))].toSorted().join();

describe.each(translatedLanguages())("the catalogs of %s", (language) => {
  test("have every text (add it to the file with the name of its English catalog)", () => {
    const missing = [...english].flatMap(([name, its]) => {
      const own = catalogsOf(language).get(name) ?? {};
      return Object.entries(its).flatMap(([id, text]) =>
        own[id] === undefined && /\p{L}{2,}/u.test(text) ? [`${language}/${name}.json: ${id}: ${text}`] : [],
      );
    });
    expect(missing).toEqual([]);
  });

  test("have no text that is gone (node tools/texts/write-catalogs.ts)", () => {
    const known = all("en");
    expect(Object.keys(all(language)).filter((id) => known[id] === undefined)).toEqual([]);
  });

  test("have the values and paragraphs of the English ones, in valid ICU", () => {
    const known = all("en");
    const different = Object.entries(all(language)).filter(([id, text]) => {
      const original = known[id] ?? "";
      return (
        placeholders(original) !== placeholders(text) ||
        original.split("\n\n").length !== text.split("\n\n").length
      );
    });
    expect(different).toEqual([]);
  });
});

/** Modules whose screens people meet before they buy: hydration must not wait for the rest. */
const SHOPPING_SCREENS =
  /^src\/(?:app\/(?:shell|routes\/(?:home|search|vehicle|compare|saved))|design-system|platform\/(?:browser|shared)|modules\/(?:inventory|vehicle-search|pricing|favorites|comparison|leads|saved-searches|analytics)\/(?:ui|domain|messages\.ts)|modules\/checkout\/ui\/buy-button)/;

test("pages before a purchase get all of their texts with the first file", () => {
  const shopping = new Set(
    [...english].flatMap(([name, its]) => (partOfCatalog(name) === "shopping" ? Object.keys(its) : [])),
  );
  const late = texts.filter(({ path, id }) => SHOPPING_SCREENS.test(path) && !shopping.has(id));
  expect(late.map(({ path, line, id }) => `${path}:${line}: ${id}`)).toEqual([]);
});
