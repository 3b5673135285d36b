import { type PoolClient, Query } from "pg";
import { boundMessage, plainMessage } from "./message-bytes.ts";

/** What a statement answered. */
export interface Answer {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: unknown[];
}

type Callback = (error: Error | null, answer: Answer) => void;

/** How the rows of a prepared statement look; a statement that is prepared never changes that (0460). */
interface Shape {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
  /** A row of nulls, which each row is a copy of. */
  readonly empty: object | null;
}

/** What a statement without rows is known by. */
const NO_ROWS: Shape = { names: [], parsers: [], empty: null };

interface ResultOfPg {
  readonly fields: readonly { readonly name: string }[];
  readonly _parsers: Shape["parsers"] | undefined;
  readonly _prebuiltEmptyResultObject: object | null;
}

interface WireOfPg {
  readonly stream: { readonly writable: boolean; write(bytes: Buffer): boolean };
}

/** The first use of a prepared statement, of which `pg` learns how its rows look. */
// The kit's types leave out what it inherits to.
const FirstQuery = Query as unknown as new (asked: KeptStatement) => {
  callback: Callback;
  readonly _result: ResultOfPg;
};

/**
 * A question that is written in one piece and reads its answer by itself: what `pg` does for each of its own, an event for
 * each row and one for the end among it, takes longer than both.
 */
class OwnQuery {
  readonly name: string;
  readonly text: string;
  readonly callback: Callback;
  readonly #shape: Shape;
  readonly #message: Buffer;
  readonly #rows: object[] = [];
  #command = "";
  #refused: Error | undefined;

  constructor(asked: { name: string; text: string; message: Buffer; shape: Shape }, callback: Callback) {
    this.name = asked.name;
    this.text = asked.text;
    this.#message = asked.message;
    this.#shape = asked.shape;
    this.callback = callback;
  }

  submit({ stream }: WireOfPg): null {
    if (stream.writable) stream.write(this.#message);
    return null;
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const { names, parsers, empty } = this.#shape;
    const row: Record<string, unknown> = { ...empty };
    try {
      for (let at = 0; at < names.length; at += 1) {
        const text = fields[at] ?? null;
        if (text !== null) row[names[at] as string] = parsers[at]?.(text);
      }
    } catch (error) {
      this.#refused ??= error as Error;
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#command = text;
  }

  handleError(error: Error): void {
    this.callback(error, NO_ANSWER);
  }

  handleReadyForQuery(): void {
    if (this.#refused) return this.callback(this.#refused, NO_ANSWER);
    this.callback(null, answerOf(this.#command, this.#rows));
  }
}

// `pg` sends several questions at once only of its own kind.
Object.setPrototypeOf(OwnQuery.prototype, Query.prototype);

const NO_ANSWER: Answer = { command: "", rowCount: null, rows: [] };

/** @param command e.g. `SELECT 3`, `INSERT 0 1` or `COMMIT` */
function answerOf(command: string, rows: unknown[]): Answer {
  const end = command.indexOf(" ");
  if (end < 0) return { command, rowCount: null, rows };
  const count = Number(command.slice(command.lastIndexOf(" ") + 1));
  return { command: command.slice(0, end), rowCount: Number.isNaN(count) ? null : count, rows };
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

  /**
   * Prepares it at its first use. Afterwards PostgreSQL does not describe its rows again, which is a message for it to look
   * up and for us to read. @throws what `client.query` throws
   */
  ask(statement: KeptStatement): Promise<Answer> {
    const { name, text, values } = statement;
    const shape = this.#shapes.get(name);
    if (shape === undefined) return this.#prepare(statement);
    return asked(this.#client, { name, text, message: boundMessage(name, values), shape });
  }

  #prepare(statement: KeptStatement): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const query = new FirstQuery(statement);
      query.callback = (error, answer) => {
        if (error) return reject(error);
        this.#shapes.set(statement.name, shapeOf(query._result));
        resolve(answer);
      };
      this.#client.query(query as unknown as Query);
    });
  }
}

/**
 * Begins or ends a transaction: asks in words what has neither values nor rows. Of several statements the last one's answer counts.
 */
export function askPlainly(client: PoolClient, text: string): Promise<Answer> {
  return asked(client, { name: "", text, message: plainMessage(text), shape: NO_ROWS });
}

function asked(client: PoolClient, question: ConstructorParameters<typeof OwnQuery>[0]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const heard: Callback = (error, answer) => (error ? reject(error) : resolve(answer));
    client.query(new OwnQuery(question, heard) as unknown as Query);
  });
}

function shapeOf({ fields, _parsers, _prebuiltEmptyResultObject }: ResultOfPg): Shape {
  if (fields.length === 0) return NO_ROWS;
  return {
    names: fields.map(({ name }) => name),
    parsers: _parsers ?? [],
    empty: _prebuiltEmptyResultObject,
  };
}
