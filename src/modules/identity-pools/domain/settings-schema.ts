import * as v from "valibot";
import { secretReference } from "#platform/shared/settings/secret-reference-schema.ts";
import { line, webUrl } from "#platform/shared/settings/field-schemas.ts";

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
const IdentitySchema = v.strictObject({
  primary: v.optional(IdentityRegion, { region: "local" }),
  secondary: v.optional(v.nullable(IdentityRegion), null),
  /** `auto` follows the health of the regions; the others are the operator's override. */
  useRegion: v.optional(
    v.picklist(["auto", "primary", "secondary"], "must be auto, primary or secondary"),
    "auto",
  ),
  openIdConnect: v.optional(v.nullable(OpenIdConnect), null),
});

/** Whose directory knows the people, and where it is. */
export const identityPoolSettings = {
  consumer: { identity: v.optional(IdentitySchema, {}) },
  providers: {
    /** The embedded one is ours and fit for production. */
    identity: v.optional(
      v.picklist(["embedded", "cognito", "openid-connect"], "must be embedded, cognito or openid-connect"),
      "embedded",
    ),
  },
  environment: {
    failoverIdentity: v.optional(
      v.nullable(v.strictObject({ region: line, userPoolId: line, clientId: line })),
      null,
    ),
  },
};
