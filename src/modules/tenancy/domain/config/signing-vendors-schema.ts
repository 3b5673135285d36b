import * as v from "valibot";
import { line, webUrl } from "./field-schemas.ts";
import { secretReference } from "./identity-schema.ts";

const guid = (message: string) => v.pipe(line, v.uuid(message));

/** `providers.contracting: "docusign"`. Ids are on the vendor's pages for apps and keys. */
export const DocusignSchema = v.strictObject({
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
