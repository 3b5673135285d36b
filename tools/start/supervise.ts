/** The exit code of a server that wants to be started again: its database ended by itself. */
export const START_AGAIN = 75;
/** More ends than this in a minute have a reason that starting again does not mend. */
const MOST_RESTARTS = 5;
const WINDOW_MS = 60_000;
const PAUSES_MS = [0, 500, 1_000, 2_000, 4_000];

export interface Supervised {
  /** Starts the program once and answers its exit code (128 + n when a signal ended it). */
  readonly run: () => Promise<number>;
  /** True when the end is what a person asked for. */
  readonly isStopping: () => boolean;
  /** Waits so many milliseconds. */
  readonly pause: (ms: number) => Promise<unknown>;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** Runs a program and starts it again when it was killed or asks for it; answers the exit code that counts. */
export async function supervise(program: Supervised): Promise<number> {
  const { run, isStopping, pause, now = () => performance.now() } = program;
  const restarts: number[] = [];
  for (;;) {
    const code = await run();
    if (isStopping() || (code <= 128 && code !== START_AGAIN)) return code;
    while (now() - (restarts[0] ?? Infinity) > WINDOW_MS) restarts.shift();
    if (restarts.length >= MOST_RESTARTS) {
      console.error(`The server ended ${MOST_RESTARTS + 1} times within a minute; giving up.`);
      return code;
    }
    console.error("The server ended by itself, starting it again …");
    await pause(PAUSES_MS[restarts.length] ?? 0);
    restarts.push(now());
    if (isStopping()) return code;
  }
}
