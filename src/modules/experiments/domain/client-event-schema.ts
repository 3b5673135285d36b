import * as v from "valibot";
import { ERROR_NAME } from "./client-event-parts.ts";

/** Words of our own routes and `:id`; an address, a name or a token does not fit. */
const route = v.pipe(
  v.string(),
  v.maxLength(250),
  v.regex(/^(?:\/(?:[a-z][a-z-]{0,23}|:id))*\/?$/u, "must be a route"),
);

/** FLG-10: what a browser may tell. Nothing personal fits into any field. */
export const ClientEventSchema = v.strictObject({
  kind: v.picklist(["error", "rejection", "call"]),
  route,
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599))),
  durationMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
  error: v.optional(v.pipe(v.string(), v.regex(ERROR_NAME, "must be an error's name"))),
  correlationId: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/u, "must be a correlation id"))),
});
