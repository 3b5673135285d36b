import type { Log, LogFields } from "#platform/server/context/log.ts";

/** Whatever may be an address, a name or a number of somebody: quoted words and words with signs or digits in them. */
const PERSONAL = /"[^"]*"|'[^']*'|`[^`]*`|\S*[/%@=&\d]\S*/gu;
const MOST_CHARACTERS = 200;

/**
 * Turns what libraries write to the console into structured lines. A router, for example, warns of every malformed
 * address and repeats it: the words stay, what was sent does not.
 */
export function structuredConsole(log: Log, target: Pick<Console, "warn" | "error"> = console): void {
  target.warn = (...said: readonly unknown[]) => log.warn("a library warned", fieldsOf(said));
  target.error = (...said: readonly unknown[]) => log.error("a library reported an error", fieldsOf(said));
}

function fieldsOf(said: readonly unknown[]): LogFields {
  const error = said.find((one) => one instanceof Error);
  const words = said.find((one) => typeof one === "string");
  const text = words?.slice(0, 2_000).replace(PERSONAL, "…").slice(0, MOST_CHARACTERS);
  return {
    code: "console",
    ...((error !== undefined || text !== undefined) && { error: error?.name ?? text ?? "" }),
    ...(error !== undefined && { stack: placesOf(error) }),
  };
}

/** Where it happened, without the message, which may repeat what was sent. */
function placesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /u.test(line))
    .join("\n");
}
