import { nameOf, type SyntaxNode, syntaxNodes, textOf } from "../syntax/syntax-tree.ts";

/** Kysely's methods whose first argument is a table or a list of them. */
const METHODS = new Set(
  "selectFrom insertInto updateTable deleteFrom replaceInto mergeInto innerJoin leftJoin rightJoin fullJoin crossJoin innerJoinLateral leftJoinLateral using from table".split(
    " ",
  ),
);
/** Words of SQL behind which a table stands. */
const BEHIND =
  /\b(?:from|join|update|into|using|table|truncate)\s+(?:only\s+|lateral\s+)?"?([a-z_][a-z0-9_]*)"?/gi;

/** Files without these words have no statement; parsing all others takes ten times as long. */
const HAS_STATEMENT = /selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\bsql[`<.]|\.query\b/;

/** Names that stand where a table stands: in Kysely's calls, in `sql` texts and in plain queries. */
export function tablesNamed(path: string, source: string): string[] {
  if (!HAS_STATEMENT.test(source)) return [];
  const found = syntaxNodes(path, source).flatMap((node) => {
    if (node.type === "TaggedTemplateExpression" && isSql(node["tag"] as SyntaxNode))
      return tablesOfText(textOf(node["quasi"] as SyntaxNode) ?? "");
    if (node.type !== "CallExpression") return [];
    const name = nameOf(node["callee"] as SyntaxNode);
    const [first] = node["arguments"] as SyntaxNode[];
    if (name === "query" || name === "raw") return tablesOfText(textOf(first) ?? "");
    return METHODS.has(name) ? tablesOfArgument(first) : [];
  });
  return [...new Set(found)].toSorted();
}

/** `sql`, also `sql.lit` and `sql<Row>`. */
function isSql(tag: SyntaxNode): boolean {
  return nameOf(tag) === "sql";
}

function tablesOfText(text: string): string[] {
  return [...text.matchAll(BEHIND)].map(([, table = ""]) => table.toLowerCase());
}

/** `"orders"`, `"orders as o"` and a list of such. */
function tablesOfArgument(argument: SyntaxNode | undefined): string[] {
  const items = argument?.type === "ArrayExpression" ? (argument["elements"] as SyntaxNode[]) : [argument];
  return items.flatMap((item) => /^[a-z_]+/.exec(textOf(item) ?? "")?.[0] ?? []);
}
