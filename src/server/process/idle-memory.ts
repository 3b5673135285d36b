import { performance, type EventLoopUtilization } from "node:perf_hooks";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Looks this often whether nothing happens. */
const LOOK_EVERY_MS = 10_000;
/** Share of the time in which the event loop worked; polls of jobs and the change feed stay far below. */
const QUIET = 0.05;
/** Less is not worth a collection, and neither is what the last one could not give back. */
const WORTHWHILE_BYTES = 32 * 1024 * 1024;

interface Memory {
  /** What the heap holds and does not need, bytes. */
  unusedBytes(): number;
  /** Share of the time since the last call in which the event loop worked, 0 to 1. */
  busyShare(): number;
  /** Collects all garbage and gives its pages back. */
  collect(): void;
}

/**
 * Gives memory back while nobody asks for anything. A start leaves about 100 MB of garbage, a rush more, and the engine
 * keeps both until it needs room (0521).
 */
export function releaseIdleMemory(memory: Memory = memoryOfProcess()): { stop(): void } {
  memory.busyShare();
  let leftBytes = 0;
  const timer = setInterval(() => {
    if (memory.busyShare() > QUIET || memory.unusedBytes() < leftBytes + WORTHWHILE_BYTES) return;
    memory.collect();
    leftBytes = memory.unusedBytes();
  }, LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** The memory of this process. */
export function memoryOfProcess(): Memory {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  return {
    unusedBytes() {
      const { total_heap_size: all, used_heap_size: used } = getHeapStatistics();
      return all - used;
    },
    busyShare() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    // The first one frees objects, the second one the pages they lay on.
    collect() {
      collect();
      collect();
    },
  };
}
