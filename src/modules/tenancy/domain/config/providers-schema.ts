import * as v from "valibot";
import { MapsSchema } from "./dealers-schema.ts";
import { email, line, phone, webUrl } from "./field-schemas.ts";
import { BANK_LINK_VENDORS, PAYMENT_VENDORS, PaymentVendorsSchema } from "./payment-vendors-schema.ts";
import { DocusignSchema } from "./signing-vendors-schema.ts";
import { SocialSignInSchema } from "./social-sign-in-schema.ts";
import { CanopyConnectSchema, PersonaSchema } from "./verification-vendors-schema.ts";

const provider = v.optional(
  v.pipe(
    v.string("must be a text"),
    v.regex(/^[a-z][a-z0-9-]{1,40}$/, "must be sandbox or the name of a vendor"),
  ),
  "sandbox",
);

/** Who does the work, per capability: the embedded sandbox or a vendor's name. */
export const ProvidersSchema = v.strictObject({
  /** Whose directory knows the people; the embedded one is ours and fit for production. */
  identity: v.optional(
    v.picklist(["embedded", "cognito", "openid-connect"], "must be embedded, cognito or openid-connect"),
    "embedded",
  ),
  insurance: provider,
  idVerification: provider,
  contracting: provider,
  payments: v.optional(
    v.picklist(PAYMENT_VENDORS, `must be one of ${PAYMENT_VENDORS.join(", ")}`),
    "sandbox",
  ),
  bankLink: v.optional(
    v.picklist(BANK_LINK_VENDORS, `must be one of ${BANK_LINK_VENDORS.join(", ")}`),
    "sandbox",
  ),
  email: provider,
  sms: provider,
  creditBureau: provider,
  lenders: provider,
  tradeIn: provider,
  protection: provider,
  geocoding: provider,
  /** Who draws the map beside a dealer's address (VEH-21); with `none` there is a link to directions only. */
  maps: v.optional(v.picklist(["none", "sandbox", "google"], "must be none, sandbox or google"), "sandbox"),
});

/** TEN-09. Keys stay on the server. */
export const EnvironmentSchema = v.strictObject({
  envName: v.optional(
    v.picklist(["local", "test", "staging", "production"], "must be local, test, staging or production"),
    "local",
  ),
  paymentVendors: v.optional(PaymentVendorsSchema, {}),
  paymentPublishableKey: v.optional(line, "sandbox"),
  bankLinkKey: v.optional(line, "sandbox"),
  bankLinkEnvironment: v.optional(
    v.picklist(["sandbox", "development", "production"], "must be sandbox, development or production"),
    "sandbox",
  ),
  tradeInOfferIframeUrl: v.optional(v.nullable(webUrl), null),
  tradeInOfferCode: v.optional(v.nullable(line), null),
  /** Own sender of e-mails and text messages; null takes the deployment's (`MAIL_FROM`, `TWILIO_FROM`). */
  mailFrom: v.optional(v.nullable(email), null),
  smsFrom: v.optional(v.nullable(phone), null),
  /** AUTH-13; the keys themselves are only referred to. */
  socialSignIn: v.optional(SocialSignInSchema, {}),
  canopyConnect: v.optional(v.nullable(CanopyConnectSchema), null),
  persona: v.optional(v.nullable(PersonaSchema), null),
  googleMaps: v.optional(v.nullable(MapsSchema), null),
  docusign: v.optional(v.nullable(DocusignSchema), null),
  failoverIdentity: v.optional(
    v.nullable(v.strictObject({ region: line, userPoolId: line, clientId: line })),
    null,
  ),
});
