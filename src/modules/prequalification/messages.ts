import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

/** A letter is attached; what it says is nobody's business who sees the subject. */
export const PREQUALIFICATION_LETTER = messageTemplate({
  key: "prequalification.letter",
  subject: "A letter about your request for financing",
  text: "Hi {firstName},\n\nA letter about your request to pre-qualify for vehicle financing is attached as a PDF file. Please read it and keep it.\n\nQuestions? Call {supportPhone}.",
});

/** PQ-01: what came of it, without a figure. */
export const PREQUALIFIED = messageTemplate({
  key: "prequalification.approved",
  subject: "Your personalized payments are ready",
  text: "Hi {firstName},\n\nYou're pre-qualified with {brand} until {lastDay}. Cars you may qualify for now show estimated payments based on your credit, and checking didn't affect your credit score.\n\nBefore you buy, you'll fill out a credit application. Lenders decide on that one, and payments can still change.\n\nQuestions? Call {supportPhone}.",
  preheader: "Good until {lastDay}.",
  action: { label: "See your payments", url: "{link}" },
});

export const PREQUALIFIED_SMS = messageTemplate({
  key: "prequalification.approvedSms",
  subject: "Your personalized payments are ready",
  text: "{brand}: {firstName}, you're pre-qualified until {lastDay}. See your payments: {link}",
});

/** PQ-08. */
export const EXPIRES_SOON = messageTemplate({
  key: "prequalification.expiresSoon",
  subject: "Your pre-qualification ends on {lastDay}",
  text: "Hi {firstName},\n\nYour pre-qualification with {brand} ends on {lastDay}. Until then, cars show payments based on your credit.\n\nAfter that you can pre-qualify again at any time. It doesn't affect your credit score.\n\nQuestions? Call {supportPhone}.",
  action: { label: "See your payments", url: "{link}" },
});

export const EXPIRES_SOON_SMS = messageTemplate({
  key: "prequalification.expiresSoonSms",
  subject: "Your pre-qualification ends on {lastDay}",
  text: "{brand}: {firstName}, your pre-qualification ends on {lastDay}. See your payments: {link}",
});

export const EXPIRES_TODAY = messageTemplate({
  key: "prequalification.expiresToday",
  subject: "Your pre-qualification ends today",
  text: "Hi {firstName},\n\nYour pre-qualification with {brand} ends today at midnight. Until then, cars show payments based on your credit.\n\nAfter that you can pre-qualify again at any time. It doesn't affect your credit score.\n\nQuestions? Call {supportPhone}.",
  action: { label: "See your payments", url: "{link}" },
});

export const EXPIRES_TODAY_SMS = messageTemplate({
  key: "prequalification.expiresTodaySms",
  subject: "Your pre-qualification ends today",
  text: "{brand}: {firstName}, your pre-qualification ends today at midnight. See your payments: {link}",
});

export const EXPIRED = messageTemplate({
  key: "prequalification.expired",
  subject: "Your pre-qualification has ended",
  text: "Hi {firstName},\n\nYour pre-qualification with {brand} has ended, and cars show estimates again.\n\nYou can pre-qualify again at any time. It takes about a minute and doesn't affect your credit score.\n\nQuestions? Call {supportPhone}.",
  action: { label: "Pre-qualify again", url: "{link}" },
});

export const EXPIRED_SMS = messageTemplate({
  key: "prequalification.expiredSms",
  subject: "Your pre-qualification has ended",
  text: "{brand}: {firstName}, your pre-qualification has ended. Pre-qualify again without affecting your credit score: {link}",
});

/** To the retailer, ten days before the law's last day. No personal data. */
export const LETTER_DUE = messageTemplate({
  key: "prequalification.letterDue",
  isForRetailer: true,
  subject: "A letter about a pre-qualification is due by {dueOn}",
  text: "An applicant whose pre-qualification request was declined has not received the letter required by law.\n\nLast day: {dueOn}\nReference: {reference}\n\nNobody agreed to get it by email, and no street address is known. Please reach the applicant another way.",
});

/** To the retailer, when a letter has to go on paper, and ten days before its last day. No personal data. */
export const PAPER_LETTER_DUE = messageTemplate({
  key: "prequalification.paperLetterDue",
  isForRetailer: true,
  subject: "Mail a letter about a pre-qualification on paper by {dueOn}",
  text: "An applicant whose pre-qualification request was declined did not agree to get the letter required by law by email.\n\nLast day: {dueOn}\nReference: {reference}\n\nIt is on the list of letters to mail. Print it with its address page, mail it, and report it as mailed.",
});
