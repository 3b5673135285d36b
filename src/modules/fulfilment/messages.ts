import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

export const APPOINTMENT_REQUESTED = messageTemplate({
  key: "fulfilment.requested",
  subject: "We received your appointment request",
  text: "Hello {firstName},\n\nwe have your {kind} of the {vehicle} down for {when} at {rooftop}. We'll confirm it soon.\n\nQuestions? Call {supportPhone}.",
});

export const APPOINTMENT_CONFIRMED = messageTemplate({
  key: "fulfilment.confirmed",
  subject: "Your appointment is confirmed",
  text: "Hello {firstName},\n\nyour {kind} of the {vehicle} is confirmed for {when} ({rooftop}).\n\nQuestions? Call {supportPhone}.",
});

/** Shopper texts of the delivery step; a tenant may override a key. */
export const fulfilmentMessages = {
  notReady: "Sign your contract first.",
  /** MSG-35 */
  zipUnknown: "We don't serve this zip code yet.",
  /** MSG-34 */
  outOfRange: "That address is outside our delivery area. Call {phone} for a custom quote.",
  /** MSG-33 */
  addressMissing: "Enter a valid address.",
  poBox: "We can't deliver to a P.O. box zip code.",
  slotTaken: "That time was just taken. Choose another one.",
  slotUnavailable: "Choose one of the times shown.",
  noAppointment: "There is no appointment yet.",
} as const;
