import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const SOURCES = path.resolve(import.meta.dirname, "../..");
/** Where all code lies that makes cars of rows, estimates among it; a test walks the imports. */
export const STOCK_CODE = [
  "modules/inventory/domain",
  "modules/inventory/server",
  "modules/pricing/domain",
  "modules/search-index/domain",
  "modules/tenancy/domain",
  "modules/vehicle-search/server/internal",
  "modules/worksheet/domain",
  "platform/shared",
  "server/composition/stock-tenant.ts",
] as const;
const TEST = /\.test\.tsx?$/u;

/** Changes with every change of that code: stocks in files are of this code or not used. Node runs the sources as they are. */
export function stockCode(): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of STOCK_CODE.flatMap(filesBelow).toSorted()) {
    const content = readFileSync(path.join(SOURCES, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("base64");
}

function filesBelow(place: string): string[] {
  if (place.endsWith(".ts")) return [place];
  const entries = readdirSync(path.join(SOURCES, place), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => path.relative(SOURCES, path.join(entry.parentPath, entry.name)));
}
