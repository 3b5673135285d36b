import { loadModule, parseSync } from "libpg-query";

await loadModule();

/** A part of PostgreSQL's own syntax tree: one key, the kind, or plain fields. */
type Tree = { readonly [key: string]: unknown };

/** A table of one `from`, by the name that conditions call it. */
interface Source {
  readonly alias: string;
  readonly table: string;
  readonly hasTenant: boolean;
}

/** What is in sight of a condition. */
interface Scope {
  readonly sources: readonly Source[];
  /** Names whose tenant is known to be the caller's. */
  readonly anchored: ReadonlySet<string>;
  /** Names that a `with` gave to rows of its own. */
  readonly made: ReadonlySet<string>;
}

const STATEMENTS = ["SelectStmt", "UpdateStmt", "DeleteStmt", "InsertStmt", "MergeStmt"];

/**
 * Tables with a `tenant_id` that a statement reads or writes without saying whose. Every such table needs
 * `tenant_id = <value>`, or equality with the `tenant_id` of one that has it; an insert names the column.
 * @param tenantTables every table that has a `tenant_id`
 */
export function unfilteredTables(sqlText: string, tenantTables: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const walk = (node: unknown, scope: Scope): void => {
    if (Array.isArray(node)) for (const part of node) walk(part, scope);
    if (!isTree(node)) return;
    for (const [kind, part] of Object.entries(node)) {
      if (STATEMENTS.includes(kind) && isTree(part)) evaluate(kind, part, scope);
      else walk(part, scope);
    }
  };
  const evaluate = (kind: string, tree: Tree, outer: Scope): void => {
    const made = new Set([...outer.made, ...namesOfWith(tree)]);
    const sources = sourcesOf(tree).map((source) => ({
      ...source,
      hasTenant: tenantTables.has(source.table) && !made.has(source.table),
    }));
    const anchored = anchoredIn(conditionsOf(tree), { sources, outer });
    const isNamed = kind === "InsertStmt" && columnsOf(tree).includes("tenant_id");
    for (const { alias, table, hasTenant } of sources)
      if (hasTenant && !isNamed && !anchored.has(alias)) found.push(table);
    for (const part of Object.values(tree)) walk(part, { sources, anchored, made });
    // The halves of a union are statements without a kind of their own.
    for (const half of ["larg", "rarg"])
      if (isTree(tree[half])) evaluate("SelectStmt", tree[half], { ...outer, made });
  };
  walk(parseSync(sqlText), { sources: [], anchored: new Set(), made: new Set() });
  return found;
}

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly Tree[] {
  return Array.isArray(value) ? value.filter(isTree) : [];
}

function targetOf(tree: Tree): Tree | undefined {
  return isTree(tree["relation"]) ? tree["relation"] : undefined;
}

function namesOfWith(tree: Tree): string[] {
  const clause = isTree(tree["withClause"]) ? tree["withClause"] : {};
  return listOf(clause["ctes"]).map((cte) => String((cte["CommonTableExpr"] as Tree)["ctename"]));
}

function columnsOf(tree: Tree): string[] {
  return listOf(tree["cols"]).map((column) => String((column["ResTarget"] as Tree)["name"]));
}

/** The tables and other row sources of one statement, not of the statements inside. */
function sourcesOf(tree: Tree): Omit<Source, "hasTenant">[] {
  const target = targetOf(tree);
  const lists = [tree["fromClause"], tree["usingClause"], tree["sourceRelation"]].flat();
  return [...(target ? [rangeOf(target)] : []), ...lists.flatMap(rangesOf)];
}

function rangesOf(item: unknown): Omit<Source, "hasTenant">[] {
  if (!isTree(item)) return [];
  if (isTree(item["RangeVar"])) return [rangeOf(item["RangeVar"])];
  if (isTree(item["JoinExpr"])) {
    const { larg, rarg } = item["JoinExpr"];
    return [...rangesOf(larg), ...rangesOf(rarg)];
  }
  const [other] = Object.values(item).filter(isTree);
  return [{ alias: aliasOf(other ?? {}) ?? "", table: "" }];
}

function rangeOf(range: Tree): Omit<Source, "hasTenant"> {
  const table = String(range["relname"]);
  return { alias: aliasOf(range) ?? table, table };
}

function aliasOf(tree: Tree): string | undefined {
  return isTree(tree["alias"]) ? String(tree["alias"]["aliasname"]) : undefined;
}

/** Conditions that all hold: of `where`, and of inner joins and the right side of outer ones. */
function conditionsOf(tree: Tree): Tree[] {
  const joins = [tree["fromClause"], tree["usingClause"], tree["sourceRelation"]]
    .flat()
    .flatMap(joinConditions);
  return [...conjuncts(tree["whereClause"]), ...conjuncts(tree["joinCondition"]), ...joins];
}

function joinConditions(item: unknown): Tree[] {
  if (!isTree(item) || !isTree(item["JoinExpr"])) return [];
  const { larg, rarg, quals, usingClause } = item["JoinExpr"];
  const isByTenant = listOf(usingClause).some(({ String: name }) => (name as Tree)["sval"] === "tenant_id");
  const shared = isByTenant
    ? [{ sameTenant: [...rangesOf(larg), ...rangesOf(rarg)].map(({ alias }) => alias) }]
    : [];
  return [...shared, ...conjuncts(quals), ...joinConditions(larg), ...joinConditions(rarg)];
}

function conjuncts(condition: unknown): Tree[] {
  if (!isTree(condition)) return [];
  const { BoolExpr: bool } = condition;
  if (isTree(bool) && bool["boolop"] === "AND_EXPR") return listOf(bool["args"]).flatMap(conjuncts);
  return [condition];
}

/** The names whose tenant the conditions settle, directly or through each other. */
function anchoredIn(
  conditions: readonly Tree[],
  { sources, outer }: { readonly sources: readonly Source[]; readonly outer: Scope },
): ReadonlySet<string> {
  // Rows of a `with`, a function or a statement inside were checked where they are made.
  const own = sources.filter(({ hasTenant }) => !hasTenant).map(({ alias }) => alias);
  const hidden = new Set(sources.map(({ alias }) => alias));
  const anchored = new Set([...[...outer.anchored].filter((alias) => !hidden.has(alias)), ...own]);
  const links = conditions.flatMap((condition) => linksOf(condition, { sources, outer }));
  for (let before = -1; before !== anchored.size;) {
    before = anchored.size;
    for (const link of links)
      if (link.some((name) => name === null || anchored.has(name)))
        for (const name of link) if (name !== null) anchored.add(name);
  }
  return anchored;
}

/** Names that have one tenant; null stands for a value. */
function linksOf(
  condition: Tree,
  scope: { readonly sources: readonly Source[]; readonly outer: Scope },
): (string | null)[][] {
  if (Array.isArray(condition["sameTenant"])) return [condition["sameTenant"] as string[]];
  const { A_Expr: expression } = condition;
  if (!isTree(expression) || expression["kind"] !== "AEXPR_OP") return [];
  const [operator] = listOf(expression["name"]).map(({ String: name }) => (name as Tree)["sval"]);
  const sides = [expression["lexpr"], expression["rexpr"]].map((side) => tenantOf(side, scope));
  if (operator !== "=" || sides.every((side) => side === undefined || side === null)) return [];
  return sides.includes(undefined) ? [] : [sides as (string | null)[]];
}

/** Whose `tenant_id` this is; null for a value, undefined for anything else. */
function tenantOf(
  side: unknown,
  { sources, outer }: { readonly sources: readonly Source[]; readonly outer: Scope },
): string | null | undefined {
  if (!isTree(side)) return undefined;
  if (isTree(side["TypeCast"])) return tenantOf(side["TypeCast"]["arg"], { sources, outer });
  if (isTree(side["ParamRef"]) || isTree(side["A_Const"])) return null;
  if (!isTree(side["ColumnRef"])) return undefined;
  const fields = listOf(side["ColumnRef"]["fields"]).map(
    ({ String: name }) => (name as Tree | undefined)?.["sval"],
  );
  if (fields.at(-1) !== "tenant_id") return undefined;
  if (fields.length > 1) return String(fields.at(-2));
  return [...sources, ...outer.sources].find(({ hasTenant }) => hasTenant)?.alias;
}
