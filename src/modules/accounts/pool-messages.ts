/** What people read when a retailer's pool of identities cannot or will not (MSG-20, AUTH-23). */
export const poolMessages = {
  "identity.signUpUnavailable": "We can't create accounts right now. We'll email you a passcode to continue.",
  "identity.resetUnavailable": "We can't reset passwords right now. We'll email you a passcode to continue.",
  "identity.unavailable": "Oops! Something happened on our end. Please try again.",
  "identity.resetRequired": "Reset your password to continue.",
  "identity.passwordRefused": "Choose another password.",
  "identity.notOffered": "This way to sign in is not offered here.",
} as const;
