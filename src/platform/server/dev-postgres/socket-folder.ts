import { accessSync, constants, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ProcessOwner } from "./process-owner.ts";

export const SOCKET_FOLDER_PREFIX = "forecourt-pg-";
/** A socket's whole path must fit into 107 bytes. */
const MAX_FOLDER_LENGTH = 80;

/** Makes a short, private folder for PostgreSQL's socket; only its owner (and root) can enter it. */
export function makeSocketFolder(owner: ProcessOwner): string {
  for (const parent of [tmpdir(), "/tmp", "/run", "/dev/shm"]) {
    if (parent.length > MAX_FOLDER_LENGTH - 20 || /[,\s]/.test(parent) || !isPublic(parent)) continue;
    const folder = mkdtempSync(path.join(parent, SOCKET_FOLDER_PREFIX));
    owner.take(folder);
    return folder;
  }
  throw new Error("no temporary folder with a short path is writable for PostgreSQL's socket; set TMPDIR");
}

function isPublic(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
      if ((statSync(at).mode & 0o001) === 0) return false;
    }
    return true;
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).syscall === "string") return false;
    throw error;
  }
}
