import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Two processes on one data folder would destroy it. */
export class DataFolderInUse extends Error {
  override name = "DataFolderInUse";
  constructor(folder: string) {
    super(`another instance is running on this data folder (${folder})`);
  }
}

/**
 * Takes the exclusive lock of a data folder and returns its release. SQLite's file lock is used because
 * the kernel frees it whatever way the process ends; a pid file would outlive a `kill -9` in a container.
 * @throws DataFolderInUse
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(path.join(folder, "instance.lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === 5) throw new DataFolderInUse(folder);
    throw error;
  }
  return () => lock.close();
}
