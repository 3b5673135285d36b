import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { PhotoFormat } from "../../domain/photo-format.ts";

const PROGRAM = fileURLToPath(new URL("./photo-process.ts", import.meta.url));
/** Heap limit, and no way to write files, start programs or threads: what is read comes from strangers. */
const FLAGS = [
  "--max-old-space-size=192",
  "--permission",
  "--allow-addons",
  "--allow-fs-read=*",
  "--no-warnings",
];

interface PhotoOrder {
  readonly bytes: Uint8Array;
  readonly width: number;
  /** Pixels; the photo is cut to width by height around its middle. Left out, it stays whole. */
  readonly height?: number | undefined;
  readonly format: PhotoFormat;
}

/** Longest times for a process to start, and to make the picture once it has the photo. */
export interface PhotoLimits {
  readonly startingMs: number;
  readonly makingMs: number;
}

/** The photo in that size (never larger than it is) and format; undefined for one that cannot be read in time. */
export async function makePhoto(order: PhotoOrder, limits: PhotoLimits): Promise<Uint8Array | undefined> {
  const child = spawn(
    process.execPath,
    [...FLAGS, PROGRAM, order.format, String(order.width), String(order.height ?? "")],
    {
      stdio: ["pipe", "pipe", "pipe"],
      // No environment: there are secrets in it.
      env: {},
      timeout: limits.startingMs + limits.makingMs,
      killSignal: "SIGKILL",
    },
  );
  let late: NodeJS.Timeout | undefined;
  child.stderr.on("data", () => {
    late ??= setTimeout(() => child.kill("SIGKILL"), limits.makingMs);
  });
  // A process that died early breaks the pipe: that is its answer.
  child.stdin.on("error", () => child.kill("SIGKILL"));
  child.stdin.end(order.bytes);
  const ended = once(child, "close") as Promise<[number | null]>;
  const [[code], made] = await Promise.all([ended, buffer(child.stdout)]);
  clearTimeout(late);
  return code === 0 && made.length > 0 ? made : undefined;
}
