import * as v from "valibot";
import { vendorName } from "#platform/shared/settings/vendor-name-schema.ts";
import { line, webUrl } from "#platform/shared/settings/field-schemas.ts";
import { environmentOfModules, providersOfModules } from "./settings-of-modules.ts";

/** Who does the work, per capability: the embedded sandbox or a vendor's name. */
export const ProvidersSchema = v.strictObject({
  ...providersOfModules,
  tradeIn: vendorName,
});

/** TEN-09. Keys stay on the server. */
export const EnvironmentSchema = v.strictObject({
  envName: v.optional(
    v.picklist(["local", "test", "staging", "production"], "must be local, test, staging or production"),
    "local",
  ),
  ...environmentOfModules,
  tradeInOfferIframeUrl: v.optional(v.nullable(webUrl), null),
  tradeInOfferCode: v.optional(v.nullable(line), null),
});
