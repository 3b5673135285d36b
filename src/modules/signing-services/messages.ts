/** Shopper texts of signing services; a tenant may override a key. */
export const signingServiceMessages = {
  signingDown: "Signing is unavailable right now. Your contract is safe; try again in a few minutes.",
} as const;
