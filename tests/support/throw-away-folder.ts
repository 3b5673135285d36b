import { chmodSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Linux keeps it in memory. */
const MEMORY = "/dev/shm";
/** A run of all tests fills about one. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * A new folder for what a run of tests throws away: in memory where there is room, which copies databases several times
 * as fast as a disk does. Others may enter it, as PostgreSQL runs as `nobody` for root.
 */
export function throwAwayFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(hasRoomInMemory() ? MEMORY : tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}

/** Whether tests may keep in memory what they throw away; containers often allow 64 MB there. */
export function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    // Another system, without such a folder.
    return false;
  }
}
