import * as v from "valibot";
import { bool, line } from "#platform/shared/settings/field-schemas.ts";

/** https, or a loopback address of an application on the person's own machine (RFC 8252 7.3). */
const redirectUri = v.pipe(
  line,
  v.check(
    (text) => URL.canParse(text) && /^(?:https:\/\/|http:\/\/(?:127\.0\.0\.1|\[::1\])(?:[:/]|$))/u.test(text),
    "must be an https address, or http on 127.0.0.1",
  ),
  v.check((text) => !text.includes("#"), "must not have a part after #"),
);

/** An application of the retailer's own that people may use with their account (OpenID Connect). */
const OpenIdClientsSchema = v.pipe(
  v.array(
    v.strictObject({
      clientId: v.pipe(
        v.string("must be a text"),
        v.regex(/^[a-z0-9][a-z0-9-]{1,62}$/u, "must be lower-case letters, digits and dashes"),
      ),
      /** As people know it. */
      name: line,
      redirectUris: v.pipe(v.array(redirectUri), v.minLength(1, "must have at least one address")),
      /** SHA-256 of the secret in base64url; none for applications that cannot keep one. */
      secretHash: v.optional(
        v.nullable(
          v.pipe(v.string("must be a text"), v.regex(/^[\w-]{43}$/u, "must be a SHA-256 in base64url")),
        ),
        null,
      ),
      /** Does not ask the person first. */
      isTrusted: v.optional(bool, false),
    }),
  ),
  v.check(
    (clients) => new Set(clients.map(({ clientId }) => clientId)).size === clients.length,
    "must not name a client twice",
  ),
);

export type OpenIdClient = v.InferOutput<typeof OpenIdClientsSchema>[number];

/** The retailer's other applications, beside `config`. */
export const openIdProviderSettings = { tenant: { openIdClients: v.optional(OpenIdClientsSchema, []) } };
