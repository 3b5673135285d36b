import { setImmediate as nextTurn } from "node:timers/promises";

/** Works until the next pause, lets others have their turn, and goes on. */
export async function inSlices<T>(
  work: Generator<undefined, T, undefined>,
  signal?: AbortSignal,
): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    await nextTurn();
    signal?.throwIfAborted();
  }
}
