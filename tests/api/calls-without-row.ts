import type { Endpoint } from "#platform/server/http/endpoint.ts";
import { isolationRow, OPEN_MATRIX, WRITTEN_ROWS } from "./isolation-matrix.ts";

/** Calls that no row of the isolation matrix asks. */
export function callsWithoutRow(calls: readonly Endpoint<never>[]): readonly string[] {
  return calls
    .filter((call) =>
      call.access === "account"
        ? isolationRow(call, WRITTEN_ROWS) === undefined
        : !Object.hasOwn(OPEN_MATRIX, `${call.method} ${call.path}`),
    )
    .map(({ method, path }) => `${method} ${path}`);
}
