import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** To the person who is to apply together with the sender; the sender's first name is all that is told. */
export const JOINT_INVITATION_MAIL = messageTemplate({
  key: "credit.jointInvitation",
  subject: "{sender} wants to apply for credit with you",
  text: "Hi,\n\n{sender} is buying a {vehicle} from {brand} and wants to apply for credit with you. {sender} won't see what you enter, and nothing goes to lenders until you've both agreed. The link works for 72 hours, on the first phone or computer that opens it.\n\nDon't know {sender}? Ignore this email. Questions? Call {supportPhone}.",
  preheader: "Fill out your part of the application on your own phone.",
  action: { label: "Fill out your part", url: "{link}" },
});

export const JOINT_INVITATION_SMS = messageTemplate({
  key: "credit.jointInvitationSms",
  subject: "Your part of a credit application",
  text: "{brand}: {sender} wants to apply for credit with you for a {vehicle}. Your part, for 72 hours: {link}",
});

/** To the sender, when the other person has finished. */
export const JOINT_DONE_MAIL = messageTemplate({
  key: "credit.jointDone",
  subject: "The second part of your application is complete",
  text: "Hi {firstName},\n\nThe person you invited has filled out their part of the credit application for your {vehicle}. You can continue with order {orderNumber} now.\n\nQuestions? Call {supportPhone}.",
});

export const JOINT_DONE_SMS = messageTemplate({
  key: "credit.jointDoneSms",
  subject: "The second part of your application is complete",
  text: "{brand}: {firstName}, the second part of your credit application for the {vehicle} is complete. You can continue with order {orderNumber}.",
});
