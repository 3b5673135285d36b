import { msg } from "#platform/shared/texts/message.ts";
import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** IDV-07: the text with the capture link. */
export const ID_LINK = messageTemplate({
  key: "idVerification.link",
  subject: "Verify your ID",
  text: "{brand}: verify your ID on this phone: {link} The link works once, for 24 hours. Questions? Call {supportPhone}.",
});

/** Shopper texts of the ID step; a tenant may override a key (MSG-51). */
export const idVerificationMessages = {
  failed: msg("idVerification.failed", "We couldn't verify your ID."),
  timedOut: msg("idVerification.timedOut", "ID verification timed out."),
  cancelled: msg("idVerification.cancelled", "ID verification was cancelled."),
  unfinished: msg("idVerification.unfinished", "ID verification wasn't finished."),
  unavailable: msg("idVerification.unavailable", "ID verification is unavailable right now."),
  returnToComputer: msg(
    "idVerification.returnToComputer",
    "You're done on this phone. Return to your computer to continue.",
  ),
  inPerson: msg(
    "idVerification.inPerson",
    "In Illinois, we check your ID in person. Bring your driver's license when we meet.",
  ),
} as const;
