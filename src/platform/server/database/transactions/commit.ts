import type { PoolClient } from "pg";
import type { ClientConnection } from "../pool/client-dialect.ts";
import { withUnknownOutcome } from "../pool/database-away.ts";

/** Ends a transaction. @throws Error when it was rolled back; a lost connection leaves the outcome unknown */
export async function commit(client: PoolClient): Promise<void> {
  await heard(client.query("COMMIT"));
}

async function heard(ending: Promise<{ readonly command: string }>): Promise<void> {
  const { command } = await ending.catch((error: unknown) => {
    throw withUnknownOutcome(error);
  });
  // A statement failed and the callback swallowed it: nothing was written.
  if (command !== "COMMIT")
    throw new Error("the transaction was rolled back: one of its statements had failed");
}

/**
 * The last statement and the commit in one message. A statement that fails turns the commit into a rollback.
 * @throws what the statement throws; where the end was not heard of, its outcome is unknown
 */
export async function commitWith(connection: ClientConnection, last: () => Promise<unknown>): Promise<void> {
  let ended: Promise<{ readonly command: string }> | undefined;
  connection.hold(() => {
    connection.isOpen = false;
    ended = connection.client.query("COMMIT");
    ended.catch(() => undefined);
  });
  try {
    await last();
  } catch (error) {
    // Nothing was asked, so nothing may commit.
    if (ended === undefined) connection.hold();
    const isHeard = await (ended ?? Promise.resolve()).then(
      () => true,
      () => false,
    );
    throw isHeard ? error : withUnknownOutcome(error);
  }
  if (ended === undefined) {
    connection.hold();
    throw new Error("the last statement of a transaction asked nothing");
  }
  await heard(ended);
}
