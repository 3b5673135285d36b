import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { texts as buying } from "#languages/es/buying-texts.ts";
import { texts as shopping } from "#languages/es/shopping-texts.ts";
import type { Dictionary } from "#platform/shared/texts/text.ts";
import { productSources } from "../syntax/syntax-tree.ts";
import { readTexts } from "./read-texts.ts";

const root = new URL("../../../", import.meta.url).pathname;

/** Their documents bring all of their own texts along, so they are in no file for the browser. */
const BROUGHT_ALONG = ["content", "tenancy"];

const broughtAlong = Object.assign(
  {},
  ...(await Promise.all(
    globSync(`src/modules/{${BROUGHT_ALONG.join(",")}}/texts/es-data.ts`, { cwd: root }).map(
      async (file) => ((await import(`${root}${file}`)) as { readonly es: Dictionary }).es,
    ),
  )),
) as Dictionary;

test("what a page says after it has loaded is in a file that the browser loads, also where another module says the same", () => {
  const missing = productSources("src/modules")
    .filter(([path]) => !BROUGHT_ALONG.some((name) => path.startsWith(`src/modules/${name}/`)))
    .filter(([path]) => !/\/server\/|-data\.tsx?$/u.test(path))
    .flatMap(([path, source]) => readTexts(path, source).said.map(({ text }) => ({ path, text })))
    .filter(({ text }) => text in broughtAlong && !(text in buying) && !(text in shopping));
  expect(missing).toEqual([]);
});
