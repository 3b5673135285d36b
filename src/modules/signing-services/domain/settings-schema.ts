import * as v from "valibot";
import { line, webUrl } from "#platform/shared/settings/field-schemas.ts";
import { secretReference } from "#platform/shared/settings/secret-reference-schema.ts";
import { vendorName } from "#platform/shared/settings/vendor-name-schema.ts";

const guid = (message: string) => v.pipe(line, v.uuid(message));

/** `providers.contracting: "docusign"`. Ids are on the vendor's pages for apps and keys. */
const DocusignSchema = v.strictObject({
  accountId: guid("must be the API account's id"),
  integrationKey: guid("must be the integration key"),
  /** Whom the product acts as; consented once to impersonation. */
  userId: guid("must be the user's id"),
  /** RSA private key of the integration, PEM. */
  privateKeyRef: secretReference,
  /** The account's own base, e.g. `https://na4.docusign.net`; `/restapi` follows. */
  apiUrl: webUrl,
  /** `https://account-d.docusign.com` for developer accounts. */
  oauthUrl: v.optional(webUrl, "https://account.docusign.com"),
});

export type DocusignSettings = v.InferOutput<typeof DocusignSchema>;

/** Who keeps the packages that are signed. */
export const signingServiceSettings = {
  providers: { contracting: vendorName },
  environment: { docusign: v.optional(v.nullable(DocusignSchema), null) },
};
