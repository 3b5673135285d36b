import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** SIGN-09: the contract waits for the buyer. */
export const CONTRACT_READY = messageTemplate({
  key: "contracting.ready",
  subject: "Your {brand} contract is ready to sign",
  text: "Hello {firstName},\n\nyour contract for the {vehicle} is ready. Sign in, open order {orderNumber} and choose Sign Contract.\n\nQuestions? Call {supportPhone}.",
});

/** SIGN-09: both have signed. */
export const CONTRACT_COMPLETED = messageTemplate({
  key: "contracting.completed",
  subject: "Your {brand} contract is complete",
  text: "Hello {firstName},\n\nwe countersigned your contract for the {vehicle}. You can read it in order {orderNumber} at any time.\n\nQuestions? Call {supportPhone}.",
});

/** Shopper texts of the signing step; a tenant may override a key. */
export const contractingMessages = {
  notReady: "Your contract isn't ready yet. Upload your documents first.",
  waitsForRetailer: "We are preparing your contract. We'll e-mail you when it's ready to sign.",
  /** MSG-23 */
  sessionEnded: "Your signing session has expired or was cancelled.",
  notFound: "We couldn't find your contract.",
  nameMismatch: "Type your name exactly as it appears on the contract.",
  changed: "The contract has changed. Read it again before you sign.",
} as const;
