/** Shopper texts of social sign-in by key; a part of `identityMessages`. */
export const socialMessages = {
  "identity.lastWayIn": "This is your only way to sign in. Set a password first.",
  "identity.providerUnavailable": "We couldn't reach the sign-in page. Please try again in a moment.",
} as const;
