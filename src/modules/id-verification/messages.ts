import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** IDV-07: the text with the capture link. */
export const ID_LINK = messageTemplate({
  key: "idVerification.link",
  subject: "Verify your ID",
  text: "{brand}: verify your ID on this phone: {link} The link works once, for 24 hours. Questions? Call {supportPhone}.",
});

/** Shopper texts of the ID step; a tenant may override a key (MSG-51). */
export const idVerificationMessages = {
  noCoBuyer: "No one else is buying this car with you.",
  failed: "We couldn't verify your ID.",
  timedOut: "ID verification timed out.",
  cancelled: "ID verification was cancelled.",
  unfinished: "ID verification wasn't finished.",
  unavailable: "ID verification is unavailable right now.",
  returnToComputer: "You're done on this phone. Return to your computer to continue.",
  inPerson: "In Illinois, we check your ID in person. Bring your driver's license when we meet.",
} as const;
