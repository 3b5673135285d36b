import path from "node:path";
import { inject } from "vitest";

/** Where decoders of VINs unpack their 75 MB, once for all tests of a run; it goes with the run's database. */
export function vinDecoderFolder(): string {
  return path.join(path.dirname(inject("statementsFolder")), "vin-decoder");
}
