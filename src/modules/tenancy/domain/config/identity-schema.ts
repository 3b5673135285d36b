import * as v from "valibot";
import { line, webUrl } from "./field-schemas.ts";

/** A secret is never in the configuration, only where it is (`platform/server/secret-reference.ts`). */
export const secretReference = v.pipe(
  v.string("must be a text"),
  v.regex(
    /^(?:env:SECRET_[A-Z0-9_]{1,80}|file:[A-Za-z0-9][A-Za-z0-9._-]{0,99})$/u,
    "must say where the secret is: env:SECRET_NAME or file:name",
  ),
);

/** Names a user directory and its client application in one region. */
const IdentityRegion = v.strictObject({
  region: line,
  identityPoolId: v.optional(line, "embedded"),
  userPoolId: v.optional(line, "embedded"),
  clientId: v.optional(line, "storefront"),
  clientSecretRef: v.optional(v.nullable(secretReference), null),
});

/** A provider that is found by its discovery document. */
const OpenIdConnect = v.strictObject({
  issuer: webUrl,
  clientId: line,
  clientSecretRef: v.optional(v.nullable(secretReference), null),
});

/** TEN-04: where people's identities are, with a second region that may take over. */
export const IdentitySchema = v.strictObject({
  primary: v.optional(IdentityRegion, { region: "local" }),
  secondary: v.optional(v.nullable(IdentityRegion), null),
  /** `auto` follows the health of the regions; the others are the operator's override. */
  useRegion: v.optional(
    v.picklist(["auto", "primary", "secondary"], "must be auto, primary or secondary"),
    "auto",
  ),
  openIdConnect: v.optional(v.nullable(OpenIdConnect), null),
});
