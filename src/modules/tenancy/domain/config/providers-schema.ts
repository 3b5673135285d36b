import * as v from "valibot";
import { vendorName } from "#platform/shared/settings/vendor-name-schema.ts";
import { MapsSchema } from "./dealers-schema.ts";
import { email, line, phone, webUrl } from "#platform/shared/settings/field-schemas.ts";
import { environmentOfModules, providersOfModules } from "./settings-of-modules.ts";
import { SocialSignInSchema } from "./social-sign-in-schema.ts";

/** Who does the work, per capability: the embedded sandbox or a vendor's name. */
export const ProvidersSchema = v.strictObject({
  /** Whose directory knows the people; the embedded one is ours and fit for production. */
  identity: v.optional(
    v.picklist(["embedded", "cognito", "openid-connect"], "must be embedded, cognito or openid-connect"),
    "embedded",
  ),
  ...providersOfModules,
  email: vendorName,
  sms: vendorName,
  tradeIn: vendorName,
  protection: vendorName,
  geocoding: vendorName,
  /** Who draws the map beside a dealer's address (VEH-21); with `none` there is a link to directions only. */
  maps: v.optional(v.picklist(["none", "sandbox", "google"], "must be none, sandbox or google"), "sandbox"),
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
  /** Own sender of e-mails and text messages; null takes the deployment's (`MAIL_FROM`, `TWILIO_FROM`). */
  mailFrom: v.optional(v.nullable(email), null),
  smsFrom: v.optional(v.nullable(phone), null),
  /** AUTH-13; the keys themselves are only referred to. */
  socialSignIn: v.optional(SocialSignInSchema, {}),
  googleMaps: v.optional(v.nullable(MapsSchema), null),
  failoverIdentity: v.optional(
    v.nullable(v.strictObject({ region: line, userPoolId: line, clientId: line })),
    null,
  ),
});
