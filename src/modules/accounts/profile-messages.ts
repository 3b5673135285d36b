/** Shopper texts of the profile by key; a part of `identityMessages`. */
export const profileMessages = {
  "identity.signInAgain": "For your security, enter your password to continue.",
  "identity.signInAgainWithout": "For your security, sign in again to continue.",
  "identity.wrongPassword": "That isn't your current password.",
  "identity.noPassword": "You sign in without a password. Reset your password to set one.",
  "identity.samePassword": "Choose a password that differs from your current one.",
  "identity.noEmailChange": "Enter your new email first; we'll send a code to it.",
  "identity.managedElsewhere": "Your email is managed where you sign in.",
  "identity.consentTextChanged": "We've updated this text. Please read it again and save.",
  "identity.smsNeedsPhone": "Add a phone number first.",
  "identity.sessionUnknown": "This session has already ended.",
  "identity.openOrders": "You can't delete your account while an order is open. Finish or cancel it first.",
} as const;
