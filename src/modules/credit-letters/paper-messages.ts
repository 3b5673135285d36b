import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** To the retailer, when a letter has to go on paper. No personal data. */
export const LETTER_TO_MAIL = messageTemplate({
  key: "credit.letterToMail",
  isForRetailer: true,
  subject: "A letter has to be mailed on paper by {dueOn}",
  text: `An applicant did not agree to get letters by email, so a letter that the law requires has to go on paper.

Last day: {dueOn}
Reference: {reference}

It is on the list of letters to mail. Print it with its address page, mail it, and report it as mailed.`,
});

/** To the retailer, ten days before the last day, while it was not reported as mailed. */
export const LETTER_STILL_TO_MAIL = messageTemplate({
  key: "credit.letterStillToMail",
  isForRetailer: true,
  subject: "Reminder: mail a letter on paper by {dueOn}",
  text: `A letter that the law requires is still on the list of letters to mail.

Last day: {dueOn}
Reference: {reference}

Print it, mail it, and report it as mailed.`,
});
