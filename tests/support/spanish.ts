import { globSync } from "node:fs";
import type { Dictionary } from "#platform/shared/texts/text.ts";

const root = new URL("../../", import.meta.url).pathname;

/**
 * All Spanish texts, read from the catalogs themselves: the product's own list of them loads every module of the
 * server. A test of the fence around words compares the two.
 */
export const SPANISH: Dictionary = Object.fromEntries(
  (await Promise.all(globSync("src/{app,modules/*}/texts/es*-data.ts", { cwd: root }).map(textsOf))).flat(),
);

async function textsOf(file: string): Promise<[string, string][]> {
  const catalogs = (await import(`${root}${file}`)) as Readonly<Record<string, Dictionary>>;
  return Object.values(catalogs).flatMap((catalog) => Object.entries(catalog));
}
