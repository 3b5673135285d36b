import * as v from "valibot";

/** Words of our own routes and `:id`; an address, a name or a token does not fit. */
const route = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^(?:\/(?:[a-z][a-z-]{0,39}|:id))*\/?$/u, "must be a route"),
);

/** FLG-10: what a browser may tell. Nothing personal fits into any field. */
export const ClientEventSchema = v.strictObject({
  kind: v.picklist(["error", "rejection", "call"]),
  route,
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599))),
  durationMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
  method: v.optional(v.picklist(["GET", "POST", "PUT", "PATCH", "DELETE"])),
  error: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z]{1,38}(?:Error|Exception)$/u, "must be an error's name")),
  ),
  correlationId: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/u, "must be a correlation id"))),
});

/** An event of a browser, checked. */
export type ClientEvent = v.InferOutput<typeof ClientEventSchema>;

/** The pattern of an address: every part that is not a plain word becomes `:id`. */
export function routeOf(pathname: string): string {
  const parts = pathname.split("/").slice(1, 12);
  return `/${parts.map((part) => (/^[a-z][a-z-]{0,39}$/u.test(part) || part === "" ? part : ":id")).join("/")}`;
}
