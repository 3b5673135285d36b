import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Written beside a database that was made; without the database it says that there was one. */
const MARK = "database-was-made";
/** What only a store that had a database leaves in the folder; they are older than the mark. */
const TRACES = ["objects", "stock"] as const;

/** An empty database would be made where a store's own is gone. */
export class DatabaseLost extends Error {
  override name = "DatabaseLost";

  constructor(dataDir: string, traces: readonly string[]) {
    super(
      `There is no database in ${dataDir}, but ${traces.join(", ")} there show that a store had one. Put the whole folder back from a backup (docs/operations.md). To begin with an empty database instead, start once with NEW_DATABASE=on.`,
    );
  }
}

/** @throws DatabaseLost when files of the folder are from a store whose database is not there */
export function refuseLostDatabase(dataDir: string): void {
  const traces = [
    ...(existsSync(path.join(dataDir, MARK)) ? [MARK] : []),
    ...TRACES.filter((name) => isFilled(path.join(dataDir, name))),
  ];
  if (traces.length > 0) throw new DatabaseLost(dataDir, traces);
}

/** From now on a start without the database is refused. */
export function markDatabaseMade(dataDir: string): void {
  const file = path.join(dataDir, MARK);
  if (!existsSync(file)) writeFileSync(file, "Keep this beside the folder postgres.\n", { mode: 0o600 });
}

const isFilled = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;
