/** A third party's viewer that shows nothing for so long has failed. */
export const VIEWER_PATIENCE_MS = 12_000;
