import * as v from "valibot";
import { bool, line, webUrl } from "./field-schemas.ts";
import { secretReference } from "./identity-schema.ts";

/** `providers.insurance: "canopy-connect"`. Team, link and keys are on the vendor's dashboard. */
export const CanopyConnectSchema = v.strictObject({
  teamId: v.pipe(line, v.uuid("must be the team's id")),
  /** The link's own part of its address: `https://app.usecanopy.com/c/{linkAlias}`. */
  linkAlias: v.pipe(line, v.regex(/^[\w-]{1,80}$/u, "must be the last part of the link")),
  clientIdRef: secretReference,
  clientSecretRef: secretReference,
  apiUrl: v.optional(webUrl, "https://app.usecanopy.com/api/v1.0.0"),
  linkUrl: v.optional(webUrl, "https://app.usecanopy.com/c"),
});

/** `providers.idVerification: "persona"`. */
export const PersonaSchema = v.strictObject({
  templateId: v.pipe(line, v.regex(/^itmpl_[A-Za-z0-9]{1,60}$/u, "must be an inquiry template like itmpl_…")),
  apiKeyRef: secretReference,
  apiUrl: v.optional(webUrl, "https://api.withpersona.com/api/v1"),
  /** The dated version the template was tested with. */
  apiVersion: v.optional(
    v.pipe(line, v.regex(/^\d{4}-\d{2}-\d{2}$/u, "must be a date like 2023-01-05")),
    "2023-01-05",
  ),
  /** Where no workflow decides, a completed inquiry is a success. */
  isCompletedEnough: v.optional(bool, false),
});

export type CanopyConnectSettings = v.InferOutput<typeof CanopyConnectSchema>;
export type PersonaSettings = v.InferOutput<typeof PersonaSchema>;
