import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { API, type Checker, type Type, TypeFlags } from "typescript/unstable/sync";

export interface ColumnFacts {
  /** What JavaScript makes of it: string, number, boolean, date, bytes, json (any object) or `string[]`. */
  readonly class: string;
  /** Null where nobody knows. */
  readonly isNullable: boolean | null;
  /** An insert may leave it out: `Generated<…>`. */
  readonly hasDefault: boolean;
  /** The words a string column may hold; absent where any string will do. */
  readonly words?: readonly string[];
}

export type Tables = ReadonlyMap<string, ReadonlyMap<string, ColumnFacts>>;

const DECLARES = "interface DatabaseTables";

/**
 * The tables of `DatabaseTables` as TypeScript sees them.
 * @param root the project
 * @param planted further declarations, as a file of the project would write them
 */
export function readTableTypes(root: string, planted = ""): Tables {
  // A project of the declaring files only is read in a third of the time.
  const config = join(root, `.tables-${process.pid}.tsconfig.json`);
  const file = join(root, `.tables-${process.pid}.ts`);
  const declaring = execFileSync("git", ["grep", "-l", "--untracked", DECLARES, "--", "src"], {
    cwd: root,
    encoding: "utf8",
  });
  writeFileSync(
    file,
    `import type { DatabaseTables } from "#platform/server/database/tables/database-tables.ts";\nexport type All = DatabaseTables;\n${planted}`,
  );
  writeFileSync(
    config,
    JSON.stringify({
      extends: "./tsconfig.json",
      include: [],
      files: [file, ...declaring.trim().split("\n")],
    }),
  );
  const api = new API({ cwd: root });
  try {
    const project = api
      .updateSnapshot({ openProjects: [config] })
      .getProjects()
      .find(({ configFileName }) => configFileName.endsWith(`.tables-${process.pid}.tsconfig.json`));
    if (project === undefined) throw new Error("TypeScript opened no project");
    const { checker, program } = project;
    const text = program.getSourceFile(file)?.text ?? "";
    const all = checker.getTypeAtPosition(file, text.indexOf("All"));
    if (all === undefined || all.isErrorType()) throw new Error("TypeScript does not know DatabaseTables");
    return new Map(
      members(checker, all).map(([table, row]) => [
        table,
        new Map(members(checker, row).map(([column, type]) => [column, factsOf(checker, type)])),
      ]),
    );
  } finally {
    api.close();
    rmSync(config);
    rmSync(file);
  }
}

function members(checker: Checker, type: Type): [string, Type][] {
  return checker.getPropertiesOfType(type).map((symbol) => {
    const own = checker.getTypeOfSymbol(symbol);
    if (own === undefined) throw new Error(`${symbol.name} has no type`);
    return [symbol.name, own];
  });
}

function factsOf(checker: Checker, column: Type): ColumnFacts {
  const written = part(checker, column, "__insert__");
  const read = part(checker, column, "__select__");
  const isNullable = read.some(({ flags }) => flags & TypeFlags.Null);
  const values = read.filter(({ flags }) => !(flags & TypeFlags.Null));
  // `Json` is written as text and read as something else.
  const isText = written.every(({ flags }) => flags & (TypeFlags.String | TypeFlags.Null));
  const classes = new Set(values.map((type) => classOf(checker, type)));
  const words = values.flatMap((type) => (type.isStringLiteralType() ? [type.value] : []));
  return {
    class: isText && [...classes].some((one) => one !== "string") ? "json" : [...classes].join(" | "),
    isNullable,
    hasDefault: written.some(({ flags }) => flags & TypeFlags.Undefined),
    ...(words.length === values.length && { words: words.toSorted() }),
  };
}

function isColumnType(checker: Checker, type: Type): boolean {
  return type.isObjectType() && checker.getPropertyOfType(type, "__select__") !== undefined;
}

/** The types a column is read or written as: Kysely's `ColumnType` keeps them in two marks. */
function part(checker: Checker, column: Type, mark: "__select__" | "__insert__"): Type[] {
  return alternatives(column).flatMap((type) => {
    const symbol = isColumnType(checker, type) ? checker.getPropertyOfType(type, mark) : undefined;
    const marked = symbol && checker.getTypeOfSymbol(symbol);
    return marked ? alternatives(marked) : [type];
  });
}

function alternatives(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes() : [type];
}

function classOf(checker: Checker, type: Type): string {
  if (type.flags & TypeFlags.StringLike) return "string";
  if (type.flags & TypeFlags.NumberLike) return "number";
  if (type.flags & TypeFlags.BooleanLike) return "boolean";
  const name = type.getSymbol()?.name;
  if (name === "Date") return "date";
  if (name === "Buffer" || name === "Uint8Array") return "bytes";
  const [element] = checker.isArrayType(type) && type.isTypeReference() ? checker.getTypeArguments(type) : [];
  return element === undefined ? "json" : `${alternatives(element).map((one) => classOf(checker, one))[0]}[]`;
}
