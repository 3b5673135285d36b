import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

export const APPOINTMENT_REQUESTED = messageTemplate({
  key: "fulfillment.requested",
  subject: "We received your appointment request",
  text: "Hi {firstName},\n\nYou asked for the {kind} of the {vehicle} on {when}.\n\n{place}\n\nWe'll confirm it soon.\n\n{due}\n\nOpen the attached file to add it to your calendar.\n\nQuestions? Call {supportPhone}.",
});

export const APPOINTMENT_MOVED = messageTemplate({
  key: "fulfillment.moved",
  subject: "We received your new appointment request",
  text: "Hi {firstName},\n\nYou asked to change your appointment: {kind} of the {vehicle} on {when}.\n\n{place}\n\nWe'll confirm it soon.\n\n{due}\n\nOpen the attached file to update your calendar.\n\nQuestions? Call {supportPhone}.",
});

export const APPOINTMENT_CONFIRMED = messageTemplate({
  key: "fulfillment.confirmed",
  subject: "Your appointment is confirmed",
  text: "Hi {firstName},\n\nYour {kind} of the {vehicle} is confirmed for {when}.\n\n{place}\n\nHave your driver's license with you.\n\n{due}\n\nThe attached file updates your calendar.\n\nQuestions? Call {supportPhone}.",
});

export const APPOINTMENT_CANCELED = messageTemplate({
  key: "fulfillment.canceled",
  subject: "Your appointment is canceled",
  text: "Hi {firstName},\n\nYour {kind} of the {vehicle} for {when} is canceled. {place}\n\n{due}\n\nThe attached file takes it out of your calendar.\n\nQuestions? Call {supportPhone}.",
});

/** The retailer chose another hour. */
export const APPOINTMENT_REBOOKED = messageTemplate({
  key: "fulfillment.rebooked",
  subject: "Your appointment was moved",
  text: "Hi {firstName},\n\nWe had to move your appointment: the {kind} of the {vehicle} is now on {when}.\n\n{place}\n\nIf this doesn't work for you, open your order and choose another time, or call us.\n\n{due}\n\nThe attached file updates your calendar.\n\nQuestions? Call {supportPhone}.",
});

export const APPOINTMENT_REBOOKED_SMS = messageTemplate({
  key: "fulfillment.rebookedSms",
  subject: "Your appointment was moved",
  text: "{brand}: {firstName}, the {kind} of your {vehicle} was moved to {when}. {place} {due} Questions? Call {supportPhone}.",
});

/** The retailer can't keep the hour. */
export const APPOINTMENT_CALLED_OFF = messageTemplate({
  key: "fulfillment.calledOff",
  subject: "Please choose a new time for your {vehicle}",
  text: "Hi {firstName},\n\nWe can't keep your appointment: the {kind} of the {vehicle} for {when} is canceled. Please open your order and choose another time. {place}\n\n{due}\n\nThe attached file takes the old time out of your calendar.\n\nQuestions? Call {supportPhone}.",
});

export const APPOINTMENT_CALLED_OFF_SMS = messageTemplate({
  key: "fulfillment.calledOffSms",
  subject: "Please choose a new time",
  text: "{brand}: {firstName}, we can't keep the {kind} of your {vehicle} for {when}. Please open your order and choose another time. {place} {due} Questions? Call {supportPhone}.",
});

/** All have the same placeholders: who, what, when, where, and what is due there. */
export type AppointmentTemplate = typeof APPOINTMENT_REQUESTED;
export type AppointmentText = typeof APPOINTMENT_REBOOKED_SMS;

/** Shopper texts of the delivery step; a tenant may override a key. */
export const fulfillmentMessages = {
  notReady: "Sign your contract first.",
  notPaid: "Your payment comes first. You can choose a time once it has arrived.",
  past: "That time has passed. The buyer has to choose another one.",
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
