import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Database } from "#platform/server/database/open-database.ts";
import { parseObjectStoreUrl } from "#platform/server/config/object-store-url.ts";

const MARKER = "folder-id";

/** Documents would be written where the other processes of this database do not look. */
export class OtherObjectFolder extends Error {
  override name = "OtherObjectFolder";

  constructor(folder: string) {
    super(
      `the documents of this database are kept in another folder than ${folder}: set OBJECT_STORE_URL to s3://… or to the folder that all machines share (after the loss of that folder: delete from object_folder)`,
    );
  }
}

/**
 * Makes sure that a local folder (`file:`) is the one that this database's documents are in. The first process
 * leaves an id in the folder and in the database; a process of another machine finds none or another one in its own.
 * Does nothing for a bucket, which all machines share.
 * @throws OtherObjectFolder
 */
export async function claimObjectFolder(database: Pick<Database, "owner">, url: string): Promise<void> {
  const location = parseObjectStoreUrl(url);
  if (location?.kind !== "file") return;
  const folder = path.resolve(location.folder);
  const id = markerOf(folder);
  await database.owner.query("insert into object_folder (folder_id) values ($1) on conflict do nothing", [
    id,
  ]);
  const { rows } = await database.owner.query<{ folder_id: string }>("select folder_id from object_folder");
  if (rows[0]?.folder_id !== id) throw new OtherObjectFolder(folder);
}

/** The folder's id, made on first use; of two processes that make one, the first wins for both. */
function markerOf(folder: string): string {
  const file = path.join(folder, MARKER);
  mkdirSync(folder, { recursive: true });
  const fresh = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(fresh, randomBytes(16).toString("hex"), { mode: 0o600, flush: true });
  try {
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  return readFileSync(file, "utf8");
}
