import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** PQ-02. */
export const JOURNEY_CODE = messageTemplate({
  key: "prequalification.code",
  subject: "Your {brand} code",
  text: "{brand}: {code} is your code to see your payments. It works once, for 10 minutes. We never ask for it on the phone.",
  usefulForSeconds: 600,
});

/** While texts do not get through. */
export const JOURNEY_CODE_BY_MAIL = messageTemplate({
  key: "prequalification.codeByMail",
  subject: "Your {brand} code",
  text: "Hi {firstName},\n\nYour code to see your payments is {code}.\n\nIt works once and expires in 10 minutes. Never share it: {brand} won't ask you for it. If you didn't request it, you can ignore this message.\n\nQuestions? Call {supportPhone}.",
  usefulForSeconds: 600,
});

/** To the retailer. Neither who it was nor what was found is for a mail. */
export const SCREENING_STOPPED = messageTemplate({
  key: "prequalification.screeningStopped",
  isForRetailer: true,
  subject: "A pre-qualification was stopped",
  text: "An applicant at your store could not be cleared for pre-qualification and was neither pre-qualified nor declined. The applicant was told that we can't show personalized payments and to call you at {supportPhone}.\n\nReference: {reference}",
});
