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

/** What most routes are; each says only where it differs. */
const USUAL = {
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  imports: [],
  css: [],
};

/** The same manifest whose entry and routes import nothing ahead; what repeats in every route is put back as it runs. */
export function shortManifest(source: string): string {
  const found = SOURCE.exec(source)?.[1];
  if (found === undefined) throw new Error("The router's manifest has another form than it used to");
  const none = (key: string, value: unknown): unknown => (key === "imports" ? [] : value);
  const manifest = JSON.parse(found, none) as Manifest;
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, shortRoute(id, route)] as const);
  const short = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) });
  return `((m,r,k)=>{for(k in r=m.routes)r[k]={id:k,...${JSON.stringify(USUAL)},...r[k]}})(window.__reactRouterManifest=${short});`;
}

interface Manifest {
  readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

function shortRoute(id: string, route: Manifest["routes"][string]): Manifest["routes"][string] {
  const usual: Record<string, unknown> = { ...USUAL, id };
  const isUsual = ([key, value]: readonly [string, unknown]): boolean =>
    JSON.stringify(usual[key]) === JSON.stringify(value);
  return Object.fromEntries(Object.entries(route).filter((entry) => !isUsual(entry)));
}
