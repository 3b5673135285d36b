import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Log } from "#platform/server/context/log.ts";

const FLAG = "--replica";

/** The port that this process shares as a replica; undefined for one that was started by a person. */
export function sharedPort(args: readonly string[]): number | undefined {
  const at = args.indexOf(FLAG);
  return at < 0 ? undefined : Number(args[at + 1]);
}

/** The other web processes of a server (0185). */
export interface Replicas {
  /** Lets every replica finish its running requests and end. */
  stop(): Promise<void>;
}

/** What this process runs: the built server, or its source while developing. */
const PROGRAM = process.argv[1]!;
/** A replica that cannot start must not keep a core busy with trying. */
const AGAIN_MS = 2_000;

/** Starts `count` processes that share the port and the database of this one; one that dies is replaced. */
export function startReplicas({ count, port, log }: { count: number; port: number; log: Log }): Replicas {
  const running = new Set<ChildProcess>();
  const waiting = new Set<NodeJS.Timeout>();
  let stopping = false;
  const again = (reason: string): void => {
    if (stopping) return;
    log.error("a web process ended by itself; starting another", { error: reason });
    const timer = setTimeout(() => {
      waiting.delete(timer);
      start();
    }, AGAIN_MS);
    waiting.add(timer);
  };
  const start = (): void => {
    const child = forkReplica(port);
    if (child instanceof Error) {
      again(child.name);
      return;
    }
    running.add(child);
    // Without a process there is no exit.
    child.on("error", (error) => {
      if (child.pid === undefined && running.delete(child)) again(error.name);
    });
    child.once("exit", (code, signal) => {
      running.delete(child);
      again(String(code ?? signal));
    });
  };
  for (let at = 0; at < count; at += 1) start();
  return {
    async stop() {
      stopping = true;
      for (const timer of waiting) clearTimeout(timer);
      await Promise.allSettled([...running].map(end));
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

/** A machine without memory or processes left must not take the first process with it. */
function forkReplica(port: number): ChildProcess | Error {
  try {
    return fork(PROGRAM, [FLAG, String(port)]);
  } catch (error) {
    return error as Error;
  }
}
