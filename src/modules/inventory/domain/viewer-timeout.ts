/** A third party's viewer that shows nothing for so long has failed. */
export const VIEWER_TIMEOUT_MS = 12_000;
