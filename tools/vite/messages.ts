import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync, type Plugin } from "vite";
import { browserKeys } from "../../src/platform/shared/texts/browser-keys.ts";
import { compileText } from "../../src/platform/shared/texts/message-compiler.ts";
import { partOfCatalog } from "../texts/catalog-parts.ts";
import { messageCalls } from "../texts/message-calls.ts";

const PARTS = "virtual:language-parts";
const PART = /^virtual:texts\/(?<language>[a-z-]+)\/(?<part>shopping|buying)$/u;
type Texts = Readonly<Record<string, string>>;

/**
 * Compiles texts for the browser: `t("cart.buy", "Buy", values)` becomes `t("Buy", values)`, plurals become Lingui's
 * parts, and `virtual:language-parts` loads the catalogs of other languages by the same keys (decision 0270).
 */
export function messages(): Plugin {
  let folder = join(process.cwd(), "src/languages");
  let keys: ReadonlyMap<string, string> = new Map();
  const languages = (): string[] =>
    globSync("*", { cwd: folder }).filter((name) => name !== "en" && !name.includes("."));
  return {
    name: "forecourt:messages",
    enforce: "pre",
    configResolved(config) {
      folder = join(config.root, "src/languages");
      keys = browserKeys(readTexts(folder, "en", () => true));
    },
    resolveId: (id) => (id === PARTS || PART.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${PARTS}`) return `export const parts = {${languages().map(partsOf).join()}};`;
      const { language = "", part } = PART.exec(id.slice(1))?.groups ?? {};
      if (!id.startsWith("\0virtual:texts/")) return null;
      const texts = readTexts(folder, language, (name) => partOfCatalog(name) === part);
      return `export const texts = ${JSON.stringify(compiled(texts, keys))};`;
    },
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (this.environment.name !== "client" || !/\/src\/.*\.tsx?$/u.test(file)) return null;
      return builtCode(file, code, keys);
    },
  };
}

const partsOf = (language: string): string =>
  `${JSON.stringify(language)}:{shopping:()=>import("virtual:texts/${language}/shopping"),buying:()=>import("virtual:texts/${language}/buying")}`;

function readTexts(folder: string, language: string, isPart: (name: string) => boolean): Texts {
  const files = globSync("*.json", { cwd: join(folder, language) }).filter((file) =>
    isPart(basename(file, ".json")),
  );
  const texts = files.map((file) => JSON.parse(readFileSync(join(folder, language, file), "utf8")) as Texts);
  return Object.assign({}, ...texts) as Texts;
}

/** Bodies of mails have paragraphs; nothing on a screen has. */
function compiled(texts: Texts, keys: ReadonlyMap<string, string>): Record<string, unknown> {
  const shown = Object.entries(texts).filter(([, text]) => !text.includes("\n"));
  return Object.fromEntries(
    shown.flatMap(([id, text]) => (keys.has(id) ? [[keys.get(id), compileText(text)]] : [])),
  );
}

/** @returns null when a file says nothing */
function builtCode(
  id: string,
  code: string,
  keys: ReadonlyMap<string, string>,
): { code: string; map: null } | null {
  if (!/\b(?:t|msg|english)\(/u.test(code)) return null;
  const calls = messageCalls(parseSync(id, code).program);
  let built = "";
  let at = 0;
  for (const call of calls.toSorted((one, other) => one.start - other.start)) {
    built += code.slice(at, call.start) + builtMessage(call, keys);
    at = call.end;
  }
  return { code: built + code.slice(at), map: null };
}

function builtMessage(
  call: { readonly id: string; readonly english: string },
  keys: ReadonlyMap<string, string>,
): string {
  const text = compileText(call.english);
  const key = keys.get(call.id);
  const isPlain = typeof text === "string" && key !== call.id;
  return JSON.stringify(isPlain ? text : [key ?? call.id, text]);
}
