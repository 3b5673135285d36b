import * as v from "valibot";

/** A secret is never in the configuration, only where it is (`platform/server/secret-reference.ts`). */
export const secretReference = v.pipe(
  v.string("must be a text"),
  v.regex(
    /^(?:env:SECRET_[A-Z0-9_]{1,80}|file:[A-Za-z0-9][A-Za-z0-9._-]{0,99})$/u,
    "must say where the secret is: env:SECRET_NAME or file:name",
  ),
);
