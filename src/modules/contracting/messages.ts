import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** SIGN-09: the contract waits for the buyer. */
export const CONTRACT_READY = messageTemplate({
  key: "contracting.ready",
  subject: "Your {brand} contract is ready to sign",
  text: "Hi {firstName},\n\nYour contract for the {vehicle} is ready to read and sign online.\n\nNo password at hand? With your last name and order number {orderNumber} you can sign here instead: {otherWay}\n\nQuestions? Call {supportPhone}.",
  action: { label: "Sign your contract", url: "{link}" },
});

/** SIGN-09: the contract waits for who buys together with the buyer, who has no account. */
export const CONTRACT_READY_CO_BUYER = messageTemplate({
  key: "contracting.readyCoBuyer",
  subject: "Your {brand} contract is ready to sign",
  text: "Hi {firstName},\n\nThe contract for the {vehicle} you are buying together with {buyer} is ready. You can sign it on {buyer}'s device, or on your own: open the page below, enter {orderNumber} and your last name, and then the passcode we send to this address.\n\nQuestions? Call {supportPhone}.",
  action: { label: "Open your contract", url: "{link}" },
});

/** SIGN-09: all have signed. */
export const CONTRACT_COMPLETED_CO_BUYER = messageTemplate({
  key: "contracting.completedCoBuyer",
  subject: "Your {brand} contract is complete",
  text: "Hi {firstName},\n\nWe countersigned the contract for the {vehicle} you are buying together with {buyer}. To read and download it, open the page below, enter {orderNumber} and your last name, and then the passcode we send to this address.\n\nQuestions? Call {supportPhone}.",
  action: { label: "Open your contract", url: "{link}" },
});

/** SIGN-09: both have signed. */
export const CONTRACT_COMPLETED = messageTemplate({
  key: "contracting.completed",
  subject: "Your {brand} contract is complete",
  text: "Hi {firstName},\n\nWe countersigned your contract for the {vehicle}. You can read it in order {orderNumber} at any time.\n\nQuestions? Call {supportPhone}.",
});

/** SIGN-09: the same, with the way to it; the page asks who comes to sign in. */
export const CONTRACT_COMPLETED_LINK = messageTemplate({
  key: "contracting.completedLink",
  subject: "Your {brand} contract is complete",
  text: "Hi {firstName},\n\nWe countersigned your contract for the {vehicle}. Sign in to read and download it in order {orderNumber} at any time.\n\nQuestions? Call {supportPhone}.",
  action: { label: "Open your contract", url: "{link}" },
});

/** OP-23: proves the e-mail address of a signer. */
export const SIGNER_CODE = messageTemplate({
  key: "contracting.signerCode",
  subject: "Your {brand} passcode",
  text: "Hi {firstName},\n\nYour passcode to read and sign your contract is {code}.\n\nIt works once and for 10 minutes. If you didn't ask for it, ignore this message and tell nobody the passcode.\n\nQuestions? Call {supportPhone}.",
  usefulForSeconds: 600,
});

/** Shopper texts of the signing step; a tenant may override a key. */
export const contractingMessages = {
  notReady: "Your contract isn't ready yet. Upload your documents first.",
  waitsForRetailer: "We're preparing your contract. We'll email you when it's ready to sign.",
  offerTakenBack: "Your lender took its offer back. Choose another way to pay before you sign.",
  /** MSG-23 */
  sessionEnded: "Your signing session has expired or was cancelled.",
  notFound: "We couldn't find your contract.",
  linkBroken: "This contract link doesn't work. Call {phone}.",
  /** MSG-23: said only to who proved an address and knows the order. */
  otherEmail: "This contract was sent to a different email address.",
  /** MSG-22 */
  otherAccount: "This contract belongs to a different account. Sign in with the account used for the order.",
  otherSigner: "Someone else is signing on this page now. Read it again before you sign.",
  consentMissing: "Agree to sign electronically first.",
  initialsMismatch: "Enter the initials of your name.",
  fieldMissing: "Fill in every field before you finish.",
  signsElsewhere: "This contract is signed on our signing service's site.",
  altered: "This file failed its security check. Please call us.",
  nameMismatch: "Type your name exactly as it appears on the contract.",
  /** MSG-21: never says which part was wrong. */
  signerIncorrect: "The last name or email you entered is incorrect.",
  /** MSG-20 */
  signerAttempts: "Too many attempts. Please try again in 30 minutes.",
  signerCodes: "Too many passcode requests. Please try again in 30 minutes.",
  signerCodeNeeded: "Enter the passcode we email you to open the contract.",
  changed: "The contract has changed. Read it again before you sign.",
} as const;
