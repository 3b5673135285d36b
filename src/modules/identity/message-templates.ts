import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** AUTH-06. */
export const SIGN_UP_CODE = messageTemplate({
  key: "identity.signUpCode",
  subject: "Your {brand} code",
  text: "Hi {firstName},\n\nYour verification code is {code}.\n\nIt works once and for 10 minutes. If you did not sign up at {brand}, ignore this message: without the code nothing happens.\n\nQuestions? Call {supportPhone}.",
});

/** AUTH-07. */
export const PASSCODE = messageTemplate({
  key: "identity.passcode",
  subject: "Your {brand} passcode",
  text: "Hi {firstName},\n\nYour one-time passcode is {code}.\n\nIt works once and for 10 minutes. Never share it: {brand} will not ask you for it. If you did not ask for it, ignore this message.\n\nQuestions? Call {supportPhone}.",
});

/** AUTH-05. */
export const RESET_CODE = messageTemplate({
  key: "identity.resetCode",
  subject: "Reset your {brand} password",
  text: "Hi {firstName},\n\nYour code to choose a new password is {code}.\n\nIt works once and for 10 minutes. If you did not ask for it, ignore this message: your password stays as it is.\n\nQuestions? Call {supportPhone}.",
});

/** The same with the way to the form (AUTH-04 calls it a reset link); the code still has to be typed. */
export const RESET_LINK = messageTemplate({
  ...RESET_CODE,
  action: { label: "Choose a new password", url: "{link}" },
});

/** Somebody ran into the limits of wrong passwords or codes; at most once a day. */
export const SIGN_IN_TRIED = messageTemplate({
  key: "identity.signInTried",
  subject: "Somebody tried to sign in to your {brand} account",
  text: "Hi {firstName},\n\nSomebody entered a wrong password or code for your account several times. They did not get in, and we are slowing them down.\n\nIf it was you, sign in on a device you have used before, or ask for a one-time code. If it was not you, there is nothing you have to do. We send this message once a day at most.\n\nQuestions? Call {supportPhone}.",
});

/** Goes out after every reset, so that the owner learns of one that was not theirs. */
export const PASSWORD_RESET = messageTemplate({
  key: "identity.passwordReset",
  subject: "Your {brand} password was changed",
  text: "Hi {firstName},\n\nYour password was changed and every device was signed out. Sign in with the new one.\n\nIf this was not you, reset your password now and call {supportPhone}.",
});
