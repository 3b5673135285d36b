import { isApiError } from "../http/api-error.ts";
import { pause } from "./pause.ts";

/** A busy server is asked so many times, each time after the pause that it names. */
const TRIES = 5;

/**
 * Reads a picture; while its server says that it draws others first and when to come again, again.
 * @param signal nobody wants it anymore
 * @throws what reading it throws the last time
 */
export async function readPicture(
  read: () => Promise<Blob>,
  signal: AbortSignal,
  wait: typeof pause = pause,
): Promise<Blob> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      const seconds = isApiError(error) && error.status === 503 ? error.retryAfterSeconds : undefined;
      if (seconds === undefined || attempt === TRIES) throw error;
      await wait(seconds * 1_000, signal);
      if (signal.aborted) throw error;
    }
  }
}
