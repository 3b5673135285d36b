import type { Endpoint } from "#platform/server/http/endpoint.ts";
import { ISOLATION_MATRIX } from "./isolation-matrix-data.ts";
import { OPEN_MATRIX } from "./isolation-open-data.ts";

/** Calls that no row of the isolation matrix asks. */
export function callsWithoutRow(calls: readonly Endpoint<never>[]): readonly string[] {
  return calls
    .filter(({ access, method, path }) => {
      const rows = access === "account" ? ISOLATION_MATRIX : OPEN_MATRIX;
      return !Object.hasOwn(rows, `${method} ${path}`);
    })
    .map(({ method, path }) => `${method} ${path}`);
}
