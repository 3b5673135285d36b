import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** Goes to the new address: who enters the code owns it. */
export const EMAIL_CHANGE_CODE = messageTemplate({
  key: "identity.emailChangeCode",
  subject: "Confirm your new email for {brand}",
  text: "Hi {firstName},\n\nEnter this code to use this address for your {brand} account: {code}.\n\nIt works once and for 10 minutes. If you did not ask for it, ignore this message: nothing changes.\n\nQuestions? Call {supportPhone}.",
});

/** Goes to the old address, which is the last chance of an owner who did not do this. */
export const EMAIL_CHANGED = messageTemplate({
  key: "identity.emailChanged",
  subject: "Your {brand} email was changed",
  text: "Hi {firstName},\n\nThe email of your {brand} account is now {newEmail}. We no longer write to this address.\n\nIf that was not you, call {supportPhone} right away.",
});

export const PHONE_CHANGED = messageTemplate({
  key: "identity.phoneChanged",
  subject: "Your {brand} phone number was changed",
  text: "Hi {firstName},\n\nThe phone number of your {brand} account was changed. It now ends in {lastDigits}.\n\nIf that was not you, reset your password and call {supportPhone}.",
});

export const PASSWORD_CHANGED_HERE = messageTemplate({
  key: "identity.passwordChangedHere",
  subject: "Your {brand} password was changed",
  text: "Hi {firstName},\n\nThe password of your {brand} account was just changed. Every other device was signed out.\n\nIf that was not you, reset your password and call {supportPhone}.",
});

export const ACCOUNT_DELETED = messageTemplate({
  key: "identity.accountDeleted",
  subject: "Your {brand} account is deleted",
  text: "Hi {firstName},\n\nYour {brand} account and the personal details in it are deleted. We keep records of finished purchases for as long as the law asks.\n\nYou can sign up again with this address at any time. Questions? Call {supportPhone}.",
});
