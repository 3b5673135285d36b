import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** The retailer and the car agreed; what comes next is asked. */
export const SALE_ACCEPTED = messageTemplate({
  key: "sale.accepted",
  subject: "You accepted our offer for your {car}",
  text: "Hi {firstName},\n\nYou accepted {amount} for your {car}. The amount now stands: it changes only if our inspection finds something different from what you told us.\n\nNext: choose when to hand over the car, and send us your papers.\n\nQuestions? Call {supportPhone}.",
  action: { label: "Choose a time", url: "{link}" },
});

export const SALE_BOOKED = messageTemplate({
  key: "sale.booked",
  subject: "Your appointment to hand over the {car}",
  text: "Hi {firstName},\n\nWe'll see you on {when}. {place}\n\nBring the car with all its keys, your driver's license and the original title if you have it.\n\nQuestions? Call {supportPhone}.",
  action: { label: "See your sale", url: "{link}" },
});

/** A day before. */
export const SALE_REMINDER = messageTemplate({
  key: "sale.reminder",
  subject: "Reminder: your appointment for the {car}",
  text: "Hi {firstName},\n\nWe're expecting you and your {car} on {when}. {place}\n\nBring all its keys, your driver's license and the original title if you have it. If you can't come, choose another time; your offer still stands.\n\nQuestions? Call {supportPhone}.",
  action: { label: "See your sale", url: "{link}" },
});

export const SALE_REMINDER_SMS = messageTemplate({
  key: "sale.reminderSms",
  subject: "Your car sale",
  text: "{brand}: {firstName}, we're expecting you and your {car} on {when}. To choose another time, open {link} or call {supportPhone}.",
});

export const SALE_APPOINTMENT_OFF = messageTemplate({
  key: "sale.appointmentOff",
  subject: "Please choose a new time for your {car}",
  text: "Hi {firstName},\n\nThe appointment to hand over your {car} is canceled. Your offer of {amount} still stands. Please choose another time.\n\nQuestions? Call {supportPhone}.",
  action: { label: "Choose a time", url: "{link}" },
});

export const SALE_MISSED = messageTemplate({
  key: "sale.missed",
  subject: "We missed you today",
  text: "Hi {firstName},\n\nWe were expecting you and your {car}. That's no problem: your offer of {amount} still stands. Please choose another time.\n\nQuestions? Call {supportPhone}.",
  action: { label: "Choose a time", url: "{link}" },
});

export const SALE_PAPER_REJECTED = messageTemplate({
  key: "sale.paperRejected",
  subject: "Please send one of your documents again",
  text: "Hi {firstName},\n\nWe couldn't use one of the documents for your {car}. Please send a new picture in which all four corners and every word can be read.\n\nQuestions? Call {supportPhone}.",
  action: { label: "Send it again", url: "{link}" },
});

export const SALE_DIFFERENT = messageTemplate({
  key: "sale.different",
  subject: "Your {car}: please review the new amount",
  text: "Hi {firstName},\n\nOur inspection found something different from what you told us about your {car}. Based on the deductions we showed you with the offer, the amount is now {amount}.\n\nYou decide: accept it, or take your car home. Nothing is due if you decline.\n\nQuestions? Call {supportPhone}.",
  action: { label: "See what changed", url: "{link}" },
});

export const SALE_AGREED = messageTemplate({
  key: "sale.agreed",
  subject: "Your {car} passed inspection",
  text: "Hi {firstName},\n\nWe inspected your {car}, and the amount is {amount}. We'll send the money as soon as your papers are signed and we have your bank account.\n\nQuestions? Call {supportPhone}.",
  action: { label: "See what is left to do", url: "{link}" },
});

export const SALE_SENT = messageTemplate({
  key: "sale.sent",
  subject: "Your money for the {car} is on its way",
  text: "Hi {firstName},\n\nWe sent {paid} to your bank account ending in {ending}. It should arrive in 1 to 3 business days.\n\nQuestions? Call {supportPhone}.",
  action: { label: "See your sale", url: "{link}" },
});

export const SALE_RETURNED = messageTemplate({
  key: "sale.returned",
  subject: "Your bank returned our payment",
  text: "Hi {firstName},\n\nYour bank sent back the {paid} for your {car}. Please check your account details and enter them again. We'll send the money right away.\n\nQuestions? Call {supportPhone}.",
  action: { label: "Enter your account again", url: "{link}" },
});

/** The receipt. */
export const SALE_PAID = messageTemplate({
  key: "sale.paid",
  subject: "Receipt: you sold us your {car}",
  text: "Hi {firstName},\n\nYou sold your {car} to {brand}. Amount: {amount}.\n\n{receipt}\n\nKeep this email for your records, and remember to cancel the insurance and toll tag for this car.\n\nQuestions? Call {supportPhone}.",
  action: { label: "See your sale", url: "{link}" },
});

export const SALE_CANCELED = messageTemplate({
  key: "sale.canceled",
  subject: "The sale of your {car} is canceled",
  text: "Hi {firstName},\n\nThe sale of your {car} is canceled. Nothing is due, and your papers are deleted. While your offer is valid, you can still sell us the car or use the offer toward another one.\n\nQuestions? Call {supportPhone}.",
  action: { label: "See your offer", url: "{link}" },
});

/** Texted with consent, for what somebody waits on. */
export const SALE_SMS = messageTemplate({
  key: "sale.sms",
  subject: "Your car sale",
  text: "{brand}: {firstName}, the sale of your {car} needs your attention. Open {link} or call {supportPhone}.",
});
