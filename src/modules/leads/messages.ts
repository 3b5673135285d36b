import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** To the buyer. What they wrote is not repeated: nobody shall send words of theirs to somebody else's mailbox. */
export const CONTACT_CONFIRMATION = messageTemplate({
  key: "leads.contactConfirmation",
  subject: "{dealer} has your message",
  text: "Hi {firstName},\n\nThank you for asking about the {vehicle}. {dealer} has your message and will get back to you.\n\nIn a hurry? Call {dealer} at {dealerPhone}. If you didn't write to us, you can ignore this email.",
});

export const TEST_DRIVE_CONFIRMATION = messageTemplate({
  key: "leads.testDriveConfirmation",
  subject: "Your test drive request for the {vehicle}",
  text: "Hi {firstName},\n\n{dealer} has your request for a test drive of the {vehicle} on {when}.\n\nThey will call you to confirm the time, or to suggest another one. Bring your driver's license.\n\n{dealer}, {address}. Need to change something? Call {dealerPhone}. If you didn't ask for this, you can ignore this email.",
});

/** Shopper texts about messages to dealers; a tenant may override a key. */
export const leadMessages = {
  /** MSG-09 */
  "leads.contactFailed": "Your message was not sent.",
  /** MSG-45 */
  "leads.testDriveFailed": "Your test drive request wasn't sent. Please try again.",
  "leads.tooMany": "Too many messages were sent from here. Please try again later, or call.",
  "leads.testDriveOff": "We couldn't find that page.",
  "leads.vehicleGone": "This vehicle is no longer available for a test drive.",
  "leads.dateRequired": "Select a date.",
  "leads.datePast": "This date is in the past.",
  "leads.dateFar": "Choose a date within the next 30 days.",
  "leads.dateClosed": "The dealership is closed on that day.",
  "leads.timeClosed": "Select a time when the dealership is open.",
} as const;

export type LeadMessageKey = keyof typeof leadMessages;
