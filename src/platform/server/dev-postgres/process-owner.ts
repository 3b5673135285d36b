import { chownSync } from "node:fs";

/** PostgreSQL refuses to run as root, so root hands it to this user (`nobody`). */
const NOBODY = 65534;

/** Who runs PostgreSQL and owns its files. */
export interface ProcessOwner {
  /** Options for `child_process.spawn`; empty when we already are that user. */
  readonly spawn: { readonly uid?: number; readonly gid?: number };
  /** Gives a file or folder to that user. */
  take(path: string): void;
}

/** The calling user, or `nobody` when called by root. */
export function processOwner(): ProcessOwner {
  if (process.getuid?.() !== 0) return { spawn: {}, take: () => undefined };
  return {
    spawn: { uid: NOBODY, gid: NOBODY },
    take: (path) => chownSync(path, NOBODY, NOBODY),
  };
}
