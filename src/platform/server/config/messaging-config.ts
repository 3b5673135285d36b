import * as v from "valibot";
import { parseSmtpUrl, type SmtpServer } from "./smtp-address.ts";

/** Who carries messages for every retailer of this process; undefined where nothing is configured. */
export interface MessagingConfig {
  readonly smtp: { readonly server: SmtpServer; readonly from: string } | undefined;
  readonly twilio:
    | {
        readonly apiUrl: string;
        readonly accountSid: string;
        readonly authToken: string;
        /** `+15125550100`, or a messaging service (`MG…`). */
        readonly from: string;
      }
    | undefined;
}

const text = (name: string, pattern: RegExp, wanted: string) =>
  v.optional(v.pipe(v.string(), v.regex(pattern, `${name} must be ${wanted}`)));

/** The part of the environment's schema that belongs to messages. */
export const messagingEntries = {
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (url) => parseSmtpUrl(url) !== undefined,
        "SMTP_URL must be smtp://user:password@host:587 or smtps://user:password@host:465, with ?tls=optional at most",
      ),
    ),
  ),
  MAIL_FROM: text("MAIL_FROM", /^[^\s"(),:;<>@[\\\]]{1,64}@[a-z0-9.-]{1,255}$/i, "one e-mail address"),
  TWILIO_ACCOUNT_SID: text("TWILIO_ACCOUNT_SID", /^AC[0-9a-f]{32}$/i, "AC and 32 hex digits"),
  TWILIO_AUTH_TOKEN: text("TWILIO_AUTH_TOKEN", /^[\x21-\x7e]{16,128}$/, "16 to 128 visible characters"),
  TWILIO_FROM: text(
    "TWILIO_FROM",
    /^(?:\+1[2-9]\d{9}|MG[0-9a-f]{32})$/i,
    "a number like +15125550100 or a messaging service (MG and 32 hex digits)",
  ),
  TWILIO_API_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:https:\/\/[^/\s]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)$/i,
        "TWILIO_API_URL must be an https address without a path",
      ),
    ),
    "https://api.twilio.com",
  ),
};

const MessagingVariables = v.object(messagingEntries);
type Values = v.InferOutput<typeof MessagingVariables>;

/** Variables that only mean something together. */
export function messagingProblems(values: Values): string[] {
  const twilio = [values.TWILIO_ACCOUNT_SID, values.TWILIO_AUTH_TOKEN, values.TWILIO_FROM];
  const names = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"];
  const missing = names.filter((_, index) => twilio[index] === undefined);
  return [
    ...(values.SMTP_URL && !values.MAIL_FROM ? ["MAIL_FROM is required with SMTP_URL"] : []),
    ...(values.MAIL_FROM && !values.SMTP_URL ? ["SMTP_URL is required with MAIL_FROM"] : []),
    ...(missing.length < names.length ? missing.map((name) => `${name} is required for text messages`) : []),
  ];
}

/** The checked variables as settings. */
export function asMessagingConfig(values: Values): MessagingConfig {
  const server = values.SMTP_URL === undefined ? undefined : parseSmtpUrl(values.SMTP_URL);
  const { MAIL_FROM: mailFrom, TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = values;
  const { TWILIO_FROM: smsFrom, TWILIO_API_URL: apiUrl } = values;
  return {
    smtp: server && mailFrom ? { server, from: mailFrom } : undefined,
    twilio: accountSid && authToken && smsFrom ? { apiUrl, accountSid, authToken, from: smsFrom } : undefined,
  };
}
