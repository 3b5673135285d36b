import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { STOCK_CODE, stockCode } from "./stock-code.ts";

const SOURCES = path.resolve("src");
const PLACES: readonly (readonly [string, string])[] = [
  ["#modules/", "modules/"],
  ["#platform/", "platform/"],
  ["#database/", "../database/"],
];
/** Imports that are there at run time. */
const IMPORT = /^(?:import|export) (?!type )(?:[^"]*? from )?"([^"]+)";/gmu;

function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const [, specifier = ""] of readFileSync(path.join(SOURCES, file), "utf8").matchAll(IMPORT)) {
    const place = PLACES.find(([alias]) => specifier.startsWith(alias));
    if (place !== undefined) reachedFrom(specifier.replace(place[0], place[1]), reached);
    else if (specifier.startsWith(".")) reachedFrom(path.join(path.dirname(file), specifier), reached);
  }
  return reached;
}

it("covers every file that takes part in making a car of a row", () => {
  const reached = [
    "server/composition/stock-tenant.ts",
    "modules/vehicle-search/server/internal/tenant-stock.ts",
  ]
    .map((file) => reachedFrom(file))
    .flatMap((files) => [...files]);
  expect(reached.length).toBeGreaterThan(20);
  const outside = reached.filter(
    (file) => !STOCK_CODE.some((place) => file === place || file.startsWith(`${place}/`)),
  );
  expect([...new Set(outside)]).toEqual([]);
});

it("is the same for the same code", () => {
  expect(stockCode()).toBe(stockCode());
});
