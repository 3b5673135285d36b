import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

export const APPOINTMENT_REQUESTED = messageTemplate({
  key: "fulfilment.requested",
  subject: "We received your appointment request",
  text: "Hello {firstName},\n\nwe have your {kind} of the {vehicle} down for {when} at {rooftop}. We'll confirm it soon.\n\nThe attached file puts it into your calendar.\n\nQuestions? Call {supportPhone}.",
});

export const APPOINTMENT_MOVED = messageTemplate({
  key: "fulfilment.moved",
  subject: "We received your new appointment request",
  text: "Hello {firstName},\n\nwe changed your appointment: the {kind} of the {vehicle} is now down for {when} at {rooftop}. We'll confirm it soon.\n\nThe attached file brings your calendar up to date.\n\nQuestions? Call {supportPhone}.",
});

export const APPOINTMENT_CONFIRMED = messageTemplate({
  key: "fulfilment.confirmed",
  subject: "Your appointment is confirmed",
  text: "Hello {firstName},\n\nyour {kind} of the {vehicle} is confirmed for {when} ({rooftop}). Have your driver's license with you.\n\nThe attached file brings your calendar up to date.\n\nQuestions? Call {supportPhone}.",
});

export const APPOINTMENT_CANCELED = messageTemplate({
  key: "fulfilment.canceled",
  subject: "Your appointment is cancelled",
  text: "Hello {firstName},\n\nyour {kind} of the {vehicle} for {when} ({rooftop}) is cancelled.\n\nThe attached file takes it out of your calendar.\n\nQuestions? Call {supportPhone}.",
});

/** All four have the same placeholders: who, what, when and where. */
export type AppointmentTemplate = typeof APPOINTMENT_REQUESTED;

/** Shopper texts of the delivery step; a tenant may override a key. */
export const fulfilmentMessages = {
  notReady: "Sign your contract first.",
  /** MSG-32 */
  feeUnknown: "We can't calculate the delivery fee right now.",
  /** MSG-33 */
  addressInvalid: "Enter a valid address.",
  /** MSG-25 */
  zipUnknown: "Sorry, we're unable to locate the zip code you provided. Please try again.",
  /** MSG-34 */
  outOfRange: "That address is outside our delivery area. Call {phone} for a custom quote.",
  slotTaken: "That time was just taken. Choose another one.",
  slotUnavailable: "Choose one of the times shown.",
  noAppointment: "There is no appointment yet.",
  tooLate: "It's too late to change this appointment online. Call {phone}.",
} as const;
