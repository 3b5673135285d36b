import { type CompiledQuery, createQueryId, type Kysely, type RawBuilder } from "kysely";
import { connectionOf } from "../pool/client-dialect.ts";
import type { DatabaseTables } from "../tables/database-tables.ts";
import type { TenantTransaction } from "./tenant-database.ts";

/** Where a value goes. */
class Slot {
  readonly name: string;
  readonly at: number;

  constructor(name: string, at: number) {
    this.name = name;
    this.at = at;
  }
}

/** What a statement is described with. */
export type StatementBuilder = Pick<
  Kysely<DatabaseTables>,
  "selectFrom" | "insertInto" | "updateTable" | "deleteFrom" | "with" | "getExecutor"
>;

interface Built<Row> {
  compile(): CompiledQuery<Row>;
}

/** Longer lists are built each time. */
const MOST_KEPT = 16;

/**
 * A statement that is built and compiled at its first use and afterwards only filled with values: building one takes the
 * process about as long as asking it (decision 0551). Its text must be the same for all values: no list of changing
 * length, no condition that depends on a value, nothing that is computed from one.
 * @param build describes it; of each value it is given the place only
 */
export function keptStatement<Values extends object, Row>(
  build: (db: StatementBuilder, values: Values) => Built<Row>,
): (trx: TenantTransaction, values: Values) => Promise<Row[]> {
  const many = keptStatementOfMany<Values, Row>((db, [values]) => build(db, values as Values));
  return (trx, values) => many(trx, [values]);
}

/** The same about rows that are read; with `isLocked` they are kept until the transaction ends. */
export function keptRead<Values extends object, Row>(
  build: (db: StatementBuilder, values: Values) => Built<Row> & { forUpdate(): Built<Row> },
): (trx: TenantTransaction, values: Values, isLocked?: boolean) => Promise<Row[]> {
  const look = keptStatement(build);
  const lock = keptStatement<Values, Row>((db, values) => build(db, values).forUpdate());
  return (trx, values, isLocked = false) => (isLocked ? lock : look)(trx, values);
}

/** The same about a statement in words of SQL. */
export function keptSql<Values extends object, Row>(
  write: (values: Values) => RawBuilder<Row>,
): (trx: TenantTransaction, values: Values) => Promise<Row[]> {
  return keptStatement<Values, Row>((db, values) => ({ compile: () => write(values).compile(db) }));
}

/** The same about a list, e.g. rows to insert: kept for each length. */
export function keptStatementOfMany<Item extends object, Row>(
  build: (db: StatementBuilder, items: readonly Item[]) => Built<Row>,
): (trx: TenantTransaction, items: readonly Item[]) => Promise<Row[]> {
  const kept = new Map<number, CompiledQuery<Row>>();
  return async (trx, items) => {
    const { length } = items;
    const known = kept.get(length) ?? build(trx, items.map(placesOf<Item>)).compile();
    if (length <= MOST_KEPT) kept.set(length, known);
    const parameters = known.parameters.map((part) =>
      part instanceof Slot ? items[part.at]?.[part.name as keyof Item] : part,
    );
    const query = { ...known, parameters, queryId: createQueryId() };
    const { rows } = await (connectionOf(trx) ?? trx).executeQuery<Row>(query);
    return rows;
  };
}

/** Answers a place for every name that is asked for. */
function placesOf<Item extends object>(_: Item, at: number): Item {
  return new Proxy({}, { get: (_target, name) => new Slot(String(name), at) }) as Item;
}
