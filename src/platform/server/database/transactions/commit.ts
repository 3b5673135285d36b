import type { PoolClient } from "pg";
import type { ClientConnection } from "../pool/client-dialect.ts";
import { withUnknownOutcome } from "../pool/database-away.ts";
import { askPlainly } from "../pool/kept-query.ts";
import { askLast, type TransactionEnd } from "./transaction-end.ts";

type Ending = Promise<{ readonly command: string }>;

/** Ends a transaction. @throws Error when it was rolled back; a lost connection leaves the outcome unknown */
export async function commit(client: PoolClient): Promise<void> {
  await heard(askPlainly(client, "COMMIT"));
}

/**
 * The last statements and the commit in one message. A statement that fails turns the commit into a rollback.
 * @throws what the statement throws; where the end was not heard of, its outcome is unknown
 */
export async function commitWith(connection: ClientConnection, end: TransactionEnd): Promise<void> {
  let ended: Ending | undefined;
  const afterwards = () => {
    connection.isOpen = false;
    ended = askPlainly(connection.client, "COMMIT");
    ended.catch(() => undefined);
  };
  connection.hold({ statements: end.last.size, afterwards });
  // One that asked nothing, or not at once: the others must not wait for it.
  const sendAlone = setImmediate(() => {
    if (ended !== undefined) return;
    connection.hold();
    connection.send();
  });
  try {
    await askLast(end);
  } catch (error) {
    // Not all were asked, so nothing may commit.
    if (ended === undefined) connection.hold();
    throw (await isHeard(ended)) ? error : withUnknownOutcome(error);
  } finally {
    clearImmediate(sendAlone);
  }
  if (ended !== undefined) return heard(ended);
  connection.hold();
  connection.send();
  connection.isOpen = false;
  await commit(connection.client);
}

async function heard(ending: Ending): Promise<void> {
  const { command } = await ending.catch((error: unknown) => {
    throw withUnknownOutcome(error);
  });
  // A statement failed and the callback swallowed it: nothing was written.
  if (command !== "COMMIT")
    throw new Error("the transaction was rolled back: one of its statements had failed");
}

/** Whether an end that was sent was answered; true where none was sent. */
async function isHeard(ended: Ending | undefined): Promise<boolean> {
  return (ended ?? Promise.resolve()).then(
    () => true,
    () => false,
  );
}
