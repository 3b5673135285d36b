import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import type { NoticeKind } from "./domain/owed-notice.ts";

/** A letter is attached; what it says is nobody's business who sees the subject. */
export const CREDIT_NOTICE_MAIL = messageTemplate({
  key: "credit.notice",
  subject: "A letter about your credit application",
  text: "Hi {firstName},\n\nA letter about your application for credit is attached as a PDF file. It belongs to order {orderNumber}. Please read it and keep it.\n\nQuestions? Call {supportPhone}.",
});

/** The same as a text message, for who agreed to be texted. */
export const CREDIT_NOTICE_SMS = messageTemplate({
  key: "credit.noticeSms",
  subject: "A letter about your credit application",
  text: "{brand}: {firstName}, we emailed you a letter about your credit application. Questions? Call {supportPhone}.",
});

/** The score that lenders saw goes to everybody who applies, mostly beside offers: it must not read like a decision. */
export const CREDIT_SCORE_MAIL = messageTemplate({
  key: "credit.scoreNotice",
  subject: "For your records: credit score information",
  text: "Hi {firstName},\n\nBy law, everyone who applies for credit is told which credit score lenders saw. Yours is attached as a PDF file and belongs to order {orderNumber}. This isn't a decision, and you don't need to do anything.\n\nQuestions? Call {supportPhone}.",
});

export const CREDIT_SCORE_SMS = messageTemplate({
  key: "credit.scoreNoticeSms",
  subject: "For your records: credit score information",
  text: "{brand}: {firstName}, for your records, we emailed you the credit score information that everyone who applies gets. It isn't a decision. Questions? Call {supportPhone}.",
});

/** To the retailer, ten days before the law's last day. No personal data: the order has it. */
export const CREDIT_NOTICE_DUE = messageTemplate({
  key: "credit.noticeDue",
  isForRetailer: true,
  subject: "A credit notice is due by {dueOn}: order {orderNumber}",
  text: `The applicant of order {orderNumber} has to be told where their credit application stands.

What is owed: {what}
Last day: {dueOn}
It goes out by itself on {sendOn}, with what is known then.

To settle it earlier, get the lenders' decisions, or have the buyer accept an offer.`,
});

/** What is owed, in the English of the retailer's people. */
export const OWED_WORDS: Readonly<Record<NoticeKind, string>> = {
  ADVERSE_ACTION: "notice of action taken",
  COUNTER_OFFER: "counteroffer notice",
  INCOMPLETE: "notice of an incomplete application",
  SCORE_DISCLOSURE: "credit score disclosure",
};
