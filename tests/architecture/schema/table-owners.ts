import { readFileSync } from "node:fs";
import { tablesNamed } from "./tables-named.ts";

export interface TableOwners {
  /** By module (or `platform`): its tables. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  /** By module: views that it made for others to read. */
  readonly views: Readonly<Record<string, readonly string[]>>;
  /** Files (or folders, ending in `/`) that may name tables of others, each with its reason. */
  readonly exceptions: readonly {
    readonly path: string;
    readonly tables: readonly string[];
    readonly why: string;
  }[];
}

/** Who owns which table: `database/table-owners.json`. */
export function tableOwners(): TableOwners {
  const file = new URL("../../../database/table-owners.json", import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as TableOwners;
}

/** Who a file belongs to: its module, `platform`, or the shell it is in. */
function ownerOfFile(path: string): string {
  return /^src\/modules\/([^/]+)\//.exec(path)?.[1] ?? path.split("/")[1] ?? "";
}

/** Tables that a file names although another module owns them, one line each. */
export function strangersTables(owners: TableOwners, path: string, source: string): string[] {
  const own = owners.tables[ownerOfFile(path)] ?? [];
  const all = new Set(Object.values(owners.tables).flat());
  const excepted = owners.exceptions.filter((one) => path.startsWith(one.path)).flatMap((one) => one.tables);
  return tablesNamed(path, source)
    .filter((table) => all.has(table) && !own.includes(table) && !excepted.includes(table))
    .map((table) => `${path} names ${table}`);
}
