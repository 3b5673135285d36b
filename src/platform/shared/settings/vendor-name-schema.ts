import * as v from "valibot";

/** Who does the work of a capability: the embedded sandbox, unless a vendor is named. */
export const vendorName = v.optional(
  v.pipe(
    v.string("must be a text"),
    v.regex(/^[a-z0-9][a-z0-9-]{1,40}$/, "must be sandbox or the name of a vendor"),
  ),
  "sandbox",
);
