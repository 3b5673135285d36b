import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** AUTH-06. */
export const SIGN_UP_CODE = messageTemplate({
  key: "identity.signUpCode",
  subject: "Your {brand} code",
  text: "Hi {firstName},\n\nYour verification code is {code}.\n\nIt works once and expires in 10 minutes. If you didn't sign up at {brand}, you can ignore this message.\n\nQuestions? Call {supportPhone}.",
});

/** AUTH-07. */
export const PASSCODE = messageTemplate({
  key: "identity.passcode",
  subject: "Your {brand} passcode",
  text: "Hi {firstName},\n\nYour one-time passcode is {code}.\n\nIt works once and expires in 10 minutes. Never share it: {brand} won't ask you for it. If you didn't request it, you can ignore this message.\n\nQuestions? Call {supportPhone}.",
});

/** AUTH-05. */
export const RESET_CODE = messageTemplate({
  key: "identity.resetCode",
  subject: "Reset your {brand} password",
  text: "Hi {firstName},\n\nYour code to choose a new password is {code}.\n\nIt works once and expires in 10 minutes. If you didn't request it, you can ignore this message. Your password won't change.\n\nQuestions? Call {supportPhone}.",
});

/** The same with the way to the form (AUTH-04 calls it a reset link); the code still has to be typed. */
export const RESET_LINK = messageTemplate({
  ...RESET_CODE,
  action: { label: "Choose a new password", url: "{link}" },
});

/** Somebody ran into the limits of wrong passwords or codes; at most once a day. */
export const SIGN_IN_TRIED = messageTemplate({
  key: "identity.signInTried",
  subject: "Someone tried to sign in to your {brand} account",
  text: "Hi {firstName},\n\nSomeone entered a wrong password or code for your account several times. They didn't get in, and we're slowing them down.\n\nIf it was you, sign in on a device you've used before, or request a one-time code. If it wasn't you, you don't need to do anything. We send this message no more than once a day.\n\nQuestions? Call {supportPhone}.",
});

/** Goes out after every reset, so that the owner learns of one that was not theirs. */
export const PASSWORD_RESET = messageTemplate({
  key: "identity.passwordReset",
  subject: "Your {brand} password was changed",
  text: "Hi {firstName},\n\nYour password was changed and every device was signed out. Sign in with the new password.\n\nIf this wasn't you, reset your password now and call {supportPhone}.",
});
