import { spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { AppError } from "#platform/shared/app-error.ts";
import type { Thumbnailer } from "../thumbnailer.ts";

interface Options {
  /** Longest time for one picture; 15 seconds when left out. */
  readonly timeoutMs?: number;
  /** Most pictures waiting; 40 when left out. */
  readonly maxWaiting?: number;
}

const PROGRAM = fileURLToPath(new URL("./thumbnail-process.ts", import.meta.url));
/** Heap limit, and no way to write files, start programs or threads: what is drawn comes from strangers. */
const FLAGS = [
  "--max-old-space-size=192",
  "--permission",
  "--allow-addons",
  "--allow-fs-read=*",
  "--no-warnings",
];

/**
 * Draws each file in a process of its own, one at a time: a file that crashes, hangs or swells the drawing library
 * takes down that process only.
 */
export function processThumbnailer({ timeoutMs = 15_000, maxWaiting = 40 }: Options = {}): Thumbnailer {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async render(format, bytes) {
      if (waiting >= maxWaiting) throw busy();
      waiting += 1;
      const turn = last.then(() => draw(format, bytes, timeoutMs));
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
  };
}

async function draw(
  format: string,
  bytes: AsyncIterable<Uint8Array>,
  timeoutMs: number,
): Promise<Uint8Array | undefined> {
  const child = spawn(process.execPath, [...FLAGS, PROGRAM, format], {
    stdio: ["pipe", "pipe", "ignore"],
    // No environment: there are secrets in it.
    env: {},
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  const ended = once(child, "close") as Promise<[number | null]>;
  const picture = buffer(child.stdout);
  let failure: unknown;
  try {
    await pipeline(Readable.from(bytes), child.stdin);
  } catch (error) {
    // A process that died early breaks the pipe: that is its answer. Anything else is ours.
    if ((error as NodeJS.ErrnoException).code !== "EPIPE") failure = error;
    child.kill("SIGKILL");
  }
  const [[code], drawn] = await Promise.all([ended, picture]);
  if (failure !== undefined) throw failure;
  return code === 0 && drawn.length > 0 ? drawn : undefined;
}

function busy(): AppError {
  return new AppError("provider-unavailable", {
    code: "thumbnail.busy",
    message: "We can't show a picture of this document right now.",
  });
}
