import { pathToFileURL } from "node:url";
import { TestRunner } from "vitest";

/** Of a time in milliseconds; Vitest takes marks of this length out of traces. */
const DIGITS = 13;

/** How often this worker has loaded a file: a test once, what sets tests up for each of them. */
const loads = new Map<string, number>();

/** Vitest marks each file with the time, so that Node would keep one more compiled copy of it in every run (0782). */
// oxlint-disable-next-line import/no-default-export -- Vitest looks for one
export default class NativeRunner extends TestRunner {
  override importFile(filepath: string): Promise<unknown> {
    const load = (loads.get(filepath) ?? 0) + 1;
    loads.set(filepath, load);
    const mark = String(load).padStart(DIGITS, "0");
    return import(`${pathToFileURL(filepath).href}?vitest=${mark}`);
  }
}
