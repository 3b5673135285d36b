import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

const SOURCES = path.resolve(import.meta.dirname, "../..");
/** What is read of a row, how a car is made of it, estimates among it, and how a stock is written to a file. */
const MAKERS = [
  "modules/inventory/server/changes/stock-digests.ts",
  "modules/inventory/server/stock-repo.ts",
  "modules/vehicle-search/server/internal/snapshots/stock-snapshots.ts",
  "modules/vehicle-search/server/internal/tenant-stock.ts",
  "platform/server/database/pool/postgres-pool.ts",
  "server/composition/stock-tenant.ts",
] as const;
/** Imports that are there at run time: types make nothing of a row. */
const IMPORT = /^(?:import|export) (?!type )(?:[^"]*? from )?"([^"]+)";/gmu;

/**
 * Changes with every change of that code and with nothing else, so that most new builds take up what the one before
 * has written: stocks in files are of this code or not used. Node runs the sources as they are.
 */
export function stockCode(sources = SOURCES): string {
  const hash = createHash("sha256").update(process.version);
  for (const [file, content] of [...stockSources(sources)].toSorted(byName))
    hash.update(`${file}\0${content.length}\0`).update(content);
  return hash.digest("base64");
}

/** Those files and all that they import, with their contents. */
export function stockSources(sources = SOURCES): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    const content = readFileSync(path.join(sources, file), "utf8");
    found.set(file, content);
    for (const [, specifier = ""] of content.matchAll(IMPORT)) {
      const imported = fileOf(specifier, file);
      if (imported !== undefined) visit(imported);
    }
  };
  for (const file of MAKERS) visit(file);
  return found;
}

/** Undefined for packages. */
function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith(".")) return path.join(path.dirname(from), specifier);
  return specifier.startsWith("#") ? specifier.slice(1) : undefined;
}

const byName = ([left]: readonly [string, string], [right]: readonly [string, string]) =>
  left < right ? -1 : 1;
