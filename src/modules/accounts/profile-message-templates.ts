import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** Goes to the new address: who enters the code owns it. */
export const EMAIL_CHANGE_CODE = messageTemplate({
  key: "identity.emailChangeCode",
  subject: "Confirm your new email for {brand}",
  text: "Hi {firstName},\n\nEnter this code to use this address for your {brand} account: {code}.\n\nIt works once and expires in 10 minutes. If you didn't request it, you can ignore this message. Nothing will change.\n\nQuestions? Call {supportPhone}.",
});

/** Goes to the old address, which is the last chance of an owner who did not do this. */
export const EMAIL_CHANGED = messageTemplate({
  key: "identity.emailChanged",
  subject: "Your {brand} email was changed",
  text: "Hi {firstName},\n\nThe email address for your {brand} account is now {newEmail}. We'll no longer email this address.\n\nIf this wasn't you, call {supportPhone} right away.",
});

export const PHONE_CHANGED = messageTemplate({
  key: "identity.phoneChanged",
  subject: "Your {brand} phone number was changed",
  text: "Hi {firstName},\n\nThe phone number for your {brand} account was changed. It now ends in {lastDigits}.\n\nIf this wasn't you, reset your password and call {supportPhone}.",
});

export const PASSWORD_CHANGED_HERE = messageTemplate({
  key: "identity.passwordChangedHere",
  subject: "Your {brand} password was changed",
  text: "Hi {firstName},\n\nThe password for your {brand} account was just changed. Every other device was signed out.\n\nIf this wasn't you, reset your password and call {supportPhone}.",
});

export const ACCOUNT_DELETED = messageTemplate({
  key: "identity.accountDeleted",
  subject: "Your {brand} account is deleted",
  text: "Hi {firstName},\n\nYour {brand} account and the personal details in it have been deleted. We keep records of completed purchases for as long as the law requires.\n\nYou can sign up again with this address at any time. Questions? Call {supportPhone}.",
});
