import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** AUTH-06. */
export const SIGN_UP_CODE = messageTemplate({
  key: "identity.signUpCode",
  subject: "{code} is your {brand} code",
  text: "Hi {firstName},\n\nyour verification code is {code}.\n\nIt works once and for 10 minutes. If you did not sign up at {brand}, ignore this message: without the code nothing happens.\n\nQuestions? Call {supportPhone}.",
});
