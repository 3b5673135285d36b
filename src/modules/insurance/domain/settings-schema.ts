import * as v from "valibot";
import { line, webUrl } from "#platform/shared/settings/field-schemas.ts";
import { secretReference } from "#platform/shared/settings/secret-reference-schema.ts";
import { vendorName } from "#platform/shared/settings/vendor-name-schema.ts";

/** `providers.insurance: "canopy-connect"`. Team, link and keys are on the vendor's dashboard. */
const CanopyConnectSchema = v.strictObject({
  teamId: v.pipe(line, v.uuid("must be the team's id")),
  /** The link's own part of its address: `https://app.usecanopy.com/c/{linkAlias}`. */
  linkAlias: v.pipe(line, v.regex(/^[\w-]{1,80}$/u, "must be the last part of the link")),
  clientIdRef: secretReference,
  clientSecretRef: secretReference,
  apiUrl: v.optional(webUrl, "https://app.usecanopy.com/api/v1.0.0"),
  linkUrl: v.optional(webUrl, "https://app.usecanopy.com/c"),
});

export type CanopyConnectSettings = v.InferOutput<typeof CanopyConnectSchema>;

/** Who finds a buyer's policy, and what that vendor needs. */
export const insuranceSettings = {
  providers: { insurance: vendorName },
  environment: { canopyConnect: v.optional(v.nullable(CanopyConnectSchema), null) },
};
