import { type PoolClient, Query, type QueryResult } from "pg";

/** How the rows of a prepared statement look; a statement that is prepared never changes that (0460). */
interface Shape {
  readonly fields: readonly unknown[];
  readonly _parsers: readonly unknown[] | undefined;
  readonly _prebuiltEmptyResultObject: object | null;
}

/** What a statement without rows is known by. */
const NO_ROWS: Shape = { fields: [], _parsers: undefined, _prebuiltEmptyResultObject: null };

interface Wire {
  describe(message: object): void;
}

interface PartsOfPg {
  name: string;
  callback: (error: Error | null, result: QueryResult) => void;
  _accumulateRows: boolean;
  readonly _result: Shape;
}

// The kit's types leave out what it inherits to.
const Base = Query as unknown as new (
  text: string,
  values: unknown[],
) => PartsOfPg & {
  prepare(wire: Wire): void;
};

/**
 * A prepared statement that is told how its rows look: PostgreSQL then does not describe them again, which is a message
 * for it to look up and for us to read at every use.
 */
class KeptQuery extends Base {
  readonly #shape: Shape | undefined;

  constructor(asked: KeptStatement, known: Shape | undefined) {
    super(asked.text, asked.values);
    this.name = asked.name;
    this.#shape = known;
    if (known === undefined) return;
    Object.assign(this._result, known);
    this._accumulateRows = true;
  }

  override prepare(wire: Wire): void {
    super.prepare(this.#shape === undefined ? wire : silent(wire));
  }
}

const silences = new WeakMap<Wire, Wire>();

/** The same connection, on which nobody asks how rows look. */
function silent(wire: Wire): Wire {
  let silence = silences.get(wire);
  if (silence === undefined) {
    silence = Object.create(wire, { describe: { value: () => undefined } }) as Wire;
    silences.set(wire, silence);
  }
  return silence;
}

interface KeptStatement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** The prepared statements of one connection. */
export class KeptStatements {
  readonly #client: PoolClient;
  readonly #shapes = new Map<string, Shape>();

  constructor(client: PoolClient) {
    this.#client = client;
  }

  has(name: string): boolean {
    return this.#shapes.has(name);
  }

  /** Prepares it at its first use. @throws what `client.query` throws */
  ask(statement: KeptStatement): Promise<QueryResult> {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
    const query = new KeptQuery(statement, this.#shapes.get(statement.name));
    query.callback = (error, result) => {
      if (error) return reject(error);
      if (!this.#shapes.has(statement.name)) this.#shapes.set(statement.name, shapeOf(query));
      resolve(result);
    };
    this.#client.query(query as unknown as Query);
    return promise;
  }
}

function shapeOf({ _result: { fields, _parsers, _prebuiltEmptyResultObject } }: PartsOfPg): Shape {
  return fields.length === 0 ? NO_ROWS : { fields, _parsers, _prebuiltEmptyResultObject };
}
