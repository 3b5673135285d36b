import { readFileSync } from "node:fs";
import { productSources } from "../syntax/syntax-tree.ts";
import { tablesNamed } from "./tables-named.ts";

export interface TableOwners {
  /** By module (or `platform`): its tables; in the file those whose types stand elsewhere. */
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

const DECLARED = /interface DatabaseTables \{([^}]*)\}/g;

/**
 * Who owns which table: the module that declares its type, unless `database/table-owners.json` says otherwise, which
 * also lists views and exceptions.
 */
export function tableOwners(sources: readonly Source[] = productSources("src")): TableOwners {
  const file = new URL("../../../database/table-owners.json", import.meta.url);
  const listed = JSON.parse(readFileSync(file, "utf8")) as TableOwners;
  const known = new Set([listed.tables, listed.views].flatMap((one) => Object.values(one).flat()));
  const tables: Record<string, string[]> = structuredClone(listed.tables) as Record<string, string[]>;
  for (const [path, source] of sources)
    for (const [, body = ""] of source.matchAll(DECLARED))
      for (const [, table = ""] of body.matchAll(/^\s*(\w+):/gm))
        if (!known.has(table)) (tables[ownerOfFile(path)] ??= []).push(table);
  return { ...listed, tables };
}

type Source = readonly [path: string, text: string];

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
