/** What a server says with its exit that wants to be started again: its database ended by itself. */
export const START_AGAIN = 75;
/** Who dies more often than this in a minute does so for a reason that starting again does not mend. */
const MOST_RESTARTS = 5;
const WINDOW_MS = 60_000;
const PAUSES_MS = [0, 500, 1_000, 2_000, 4_000];

/**
 * Runs a program and starts it again when it was killed or asks for it; answers the exit code that counts.
 * @param input.run starts it once and answers its exit code (128 + n when a signal ended it)
 * @param input.isStopping whether its end is what a person asked for
 * @param input.pause waits so many milliseconds
 */
export async function supervise({ run, isStopping, pause, now = () => performance.now() }) {
  const restarts = [];
  for (;;) {
    const code = await run();
    if (isStopping() || (code <= 128 && code !== START_AGAIN)) return code;
    while (restarts.length > 0 && now() - restarts[0] > WINDOW_MS) restarts.shift();
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
