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

/**
 * The same about an update whose columns depend on what changes: kept for each set of columns. A column without a value
 * stays as it is.
 * @param build is given the places of the key, and of the columns to set
 */
export function keptUpdate<Key extends object, Columns extends object>(
  build: (db: StatementBuilder, key: Key, set: Partial<Columns>) => Built<unknown>,
): (trx: TenantTransaction, key: Key, set: Partial<Columns>) => Promise<void> {
  const kept = new Map<string, (trx: TenantTransaction, parts: readonly object[]) => Promise<unknown>>();
  return async (trx, key, set) => {
    const columns = columnsOf(set);
    const name = columns.join();
    const known =
      kept.get(name) ??
      keptStatementOfMany<object, unknown>((db, [ofKey, ofSet]) =>
        build(db, ofKey as Key, placed(ofSet as Partial<Columns>, columns)),
      );
    kept.set(name, known);
    await known(trx, [key, set]);
  };
}

/**
 * The same about rows that are inserted: kept for each set of columns and each number of rows. All rows have the columns
 * of the first one; a column without a value is left to the table.
 * @param build is given the places of their values
 */
export function keptInsert<Row extends object, Answer>(
  build: (db: StatementBuilder, rows: Row[]) => Built<Answer>,
): (trx: TenantTransaction, rows: readonly Row[]) => Promise<Answer[]> {
  const kept = new Map<string, (trx: TenantTransaction, rows: readonly Row[]) => Promise<Answer[]>>();
  return async (trx, rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const columns = columnsOf(first);
    const name = columns.join();
    const known =
      kept.get(name) ??
      keptStatementOfMany<Row, Answer>((db, places) =>
        build(
          db,
          places.map((place) => placed(place, columns) as Row),
        ),
      );
    kept.set(name, known);
    return known(trx, rows);
  };
}

function columnsOf<Columns extends object>(values: Columns): (keyof Columns)[] {
  const columns = Object.keys(values) as (keyof Columns)[];
  return columns.filter((column) => values[column] !== undefined);
}

/** The places of these columns, as an object that has no others. */
function placed<Columns extends object>(
  set: Partial<Columns>,
  columns: readonly (keyof Columns)[],
): Partial<Columns> {
  return Object.fromEntries(columns.map((column) => [column, set[column]])) as Partial<Columns>;
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
    const connection = connectionOf(trx);
    const query = { sql: known.sql, parameters };
    const { rows } = connection
      ? await connection.executeQuery<Row>(query)
      : await trx.executeQuery<Row>({ ...known, parameters, queryId: createQueryId() });
    return rows;
  };
}

/** Answers a place for every name that is asked for. */
function placesOf<Item extends object>(_: Item, at: number): Item {
  return new Proxy({}, { get: (_target, name) => new Slot(String(name), at) }) as Item;
}
