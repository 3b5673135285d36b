import * as v from "valibot";
import { email, phone } from "#platform/shared/settings/field-schemas.ts";
import { vendorName } from "#platform/shared/settings/vendor-name-schema.ts";

/** Who carries mails and texts, and in whose name. */
export const messagingSettings = {
  providers: { email: vendorName, sms: vendorName },
  environment: {
    /** Null takes the deployment's sender (`MAIL_FROM`, `TWILIO_FROM`). */
    mailFrom: v.optional(v.nullable(email), null),
    smsFrom: v.optional(v.nullable(phone), null),
  },
};
