import * as v from "valibot";
import { bool, line } from "#platform/shared/settings/field-schemas.ts";
import { secretReference } from "#platform/shared/settings/secret-reference-schema.ts";

/** The retailer's own client at Google. */
const Google = v.strictObject({ clientId: line, clientSecretRef: secretReference });

/** The retailer's Services ID at Apple, and the .p8 key that signs for it. */
const Apple = v.strictObject({
  clientId: line,
  teamId: v.pipe(line, v.regex(/^[A-Z0-9]{10}$/, "must be Apple's ten-character team id")),
  keyId: v.pipe(line, v.regex(/^[A-Z0-9]{10}$/, "must be the ten-character id of the key")),
  privateKeyRef: secretReference,
});

/**
 * Who the shop is to Google and Apple (AUTH-13). Without credentials a provider is played by the sandbox
 * where that is on, and not offered anywhere else.
 */
const SocialSignInSchema = v.strictObject({
  google: v.optional(v.nullable(Google), null),
  apple: v.optional(v.nullable(Apple), null),
});

export type GoogleClient = v.InferOutput<typeof Google>;
export type AppleClient = v.InferOutput<typeof Apple>;

/** Whether people may sign in through others, and as whom the shop asks. */
export const socialSignInSettings = {
  consumer: { socialLogin: v.optional(bool, false) },
  /** AUTH-13; the keys themselves are only referred to. */
  environment: { socialSignIn: v.optional(SocialSignInSchema, {}) },
};
