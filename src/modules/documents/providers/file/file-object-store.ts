import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { checkedObjectKey, type ObjectStore } from "../object-store.ts";

/** Objects as files below one folder: written beside, synced, then renamed, so that a name never shows half a file. */
export function fileObjectStore(folder: string): ObjectStore {
  const pathOf = (key: string) => path.join(folder, checkedObjectKey(key));
  return {
    async put(key, bytes) {
      const target = pathOf(key);
      await mkdir(path.dirname(target), { recursive: true });
      const temporary = `${target}.part`;
      try {
        await writeSynced(temporary, bytes);
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(path.dirname(target));
    },
    async get(key) {
      const target = pathOf(key);
      return (await exists(target)) ? createReadStream(target) : undefined;
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

async function writeSynced(file: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, "w", 0o600);
  try {
    for await (const chunk of bytes) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The rename itself is durable only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
