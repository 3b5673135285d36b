import { spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { AppError } from "#platform/shared/app-error.ts";
import { documentsMessages } from "../../messages.ts";
import type { FileToDraw, Thumbnailer } from "../thumbnailer.ts";
import { FairTurns } from "./fair-turns.ts";

interface Options {
  /** Longest time for drawing one picture; 3 seconds when left out. */
  readonly drawingMs?: number;
  /** Longest time for a process to start and take the file; 12 seconds when left out. */
  readonly startingMs?: number;
  /** Most files waiting for one account; 20 when left out. */
  readonly mostOfOne?: number;
}

const PROGRAM = fileURLToPath(new URL("./thumbnail-process.ts", import.meta.url));
/** Two, so that one slow file never stops all; no more, because each takes a core. */
const LANES = 2;
const MOST_OF_ALL = 200;
/** Heap limit, and no way to write files, start programs or threads: what is drawn comes from strangers. */
const FLAGS = [
  "--max-old-space-size=192",
  "--permission",
  "--allow-addons",
  "--allow-fs-read=*",
  "--no-warnings",
];

/**
 * Draws each file in a process of its own: a file that crashes, hangs or swells the drawing library takes down that
 * process only. Accounts take turns, so that one with slow files waits for itself.
 */
export function processThumbnailer(options: Options = {}): Thumbnailer {
  const { drawingMs = 3_000, startingMs = 12_000, mostOfOne = 20 } = options;
  const turns = new FairTurns({ lanes: LANES, mostOfOne, mostOfAll: MOST_OF_ALL });
  return {
    async render(file) {
      const turn = turns.take(file.account, () => draw(file, { drawingMs, startingMs }));
      if (turn === undefined) throw busy();
      return turn;
    },
  };
}

async function draw(
  { format, bytes }: FileToDraw,
  { drawingMs, startingMs }: { readonly drawingMs: number; readonly startingMs: number },
): Promise<Uint8Array | undefined> {
  const child = spawn(process.execPath, [...FLAGS, PROGRAM, format], {
    stdio: ["pipe", "pipe", "pipe"],
    // No environment: there are secrets in it.
    env: {},
    timeout: startingMs + drawingMs,
    killSignal: "SIGKILL",
  });
  // Its first word says that it begins to draw: how long a busy machine took to start it is not the file's fault.
  let late: NodeJS.Timeout | undefined;
  child.stderr.on("data", () => {
    late ??= setTimeout(() => child.kill("SIGKILL"), drawingMs);
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
  clearTimeout(late);
  if (failure !== undefined) throw failure;
  // Never got as far as drawing: the machine was busy, and the file is tried again when it is asked for.
  if (late === undefined && child.signalCode === "SIGKILL" && child.killed) throw busy();
  return code === 0 && drawn.length > 0 ? drawn : undefined;
}

function busy(): AppError {
  return new AppError("provider-unavailable", {
    code: "thumbnail.busy",
    message: documentsMessages.thumbnailBusy,
    retryAfterSeconds: 5,
  });
}
