import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FILE = /^manifest-[0-9a-f]+\.js$/;
const SOURCE = /^window\.__reactRouterManifest=(\{.*\});$/s;

/**
 * Takes the list of chunks of every route out of the manifest that browsers load. The router uses it for nothing but
 * preloads, and pages preload no scripts (decision 0061); it was more than half of the file. The server keeps its own.
 * @param assets folder of the browser build's files
 * @throws when there is no manifest, or one of another form
 */
export async function shortenManifest(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => FILE.test(name));
  if (names.length === 0) throw new Error(`${assets} has no manifest of the router`);
  for (const name of names) {
    const path = join(assets, name);
    await writeFile(path, shortManifest(await readFile(path, "utf8")));
  }
}

/** The same manifest whose entry and routes import nothing ahead. */
export function shortManifest(source: string): string {
  const found = SOURCE.exec(source)?.[1];
  if (found === undefined) throw new Error("The router's manifest has another form than it used to");
  const none = (key: string, value: unknown): unknown => (key === "imports" ? [] : value);
  return `window.__reactRouterManifest=${JSON.stringify(JSON.parse(found, none))};`;
}
