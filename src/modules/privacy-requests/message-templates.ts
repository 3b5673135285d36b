import { messageTemplate } from "#modules/messaging/domain/message-template.ts";

export const CONFIRM_PRIVACY_REQUEST = messageTemplate({
  key: "privacy.confirm",
  subject: "Confirm your privacy request {requestNumber}",
  text: "Hi {firstName},\n\nWe received a privacy request for this email address: {what}. {who}\n\nConfirm that it is yours, and we will answer by {dueOn}. If you don't confirm it by {confirmBy}, nothing happens.\n\nNot you? Ignore this email, or call {supportPhone}.",
  action: { label: "Review and confirm", url: "{link}" },
});

export const PRIVACY_REQUEST_OPEN = messageTemplate({
  key: "privacy.open",
  subject: "We're working on your privacy request {requestNumber}",
  text: "Hi {firstName},\n\nYour request ({what}) is confirmed. We will answer by {dueOn}.\n\nYou can see where it stands at any time.\n\nQuestions? Call {supportPhone}.",
  action: { label: "See your request", url: "{link}" },
});

export const PRIVACY_REPORT_READY = messageTemplate({
  key: "privacy.reportReady",
  subject: "Your data is ready to download",
  text: "Hi {firstName},\n\nThe data you asked for in request {requestNumber} is ready. You can download it until {reportUntil}. Keep it to yourself: it holds your personal details.\n\nQuestions? Call {supportPhone}.",
  action: { label: "Download your data", url: "{link}" },
});

export const PRIVACY_DATA_DELETED = messageTemplate({
  key: "privacy.deleted",
  subject: "Your data is deleted",
  text: "Hi {firstName},\n\nAs you asked in request {requestNumber}, we deleted your account and the personal details that came with it. We keep records of finished purchases for as long as the law requires, credit applications that lenders decided on for 25 months, and a record of this request.\n\nQuestions? Call {supportPhone}.",
});

export const PRIVACY_WAITS_FOR_ORDER = messageTemplate({
  key: "privacy.waitsForOrder",
  subject: "About your privacy request {requestNumber}",
  text: "Hi {firstName},\n\nYou asked us to delete your data, and you have an order that isn't finished. We need your details to complete it. We will answer your request by {dueOn}; to cancel the order, call {supportPhone}.",
});

export const PRIVACY_ACCESS_LIMIT = messageTemplate({
  key: "privacy.accessLimit",
  subject: "About your privacy request {requestNumber}",
  text: "Hi {firstName},\n\nYou have asked for your data twice in the last twelve months, so we can't send it again yet. You can ask again from {nextOn}.\n\nQuestions? Call {supportPhone}.",
});

export const PRIVACY_REQUEST_EXTENDED = messageTemplate({
  key: "privacy.extended",
  subject: "We need more time for your privacy request {requestNumber}",
  text: "Hi {firstName},\n\nWe need more time for your request and will answer by {dueOn}. The reason: {reason}\n\nQuestions? Call {supportPhone}.",
});

export const PRIVACY_REQUEST_ANSWERED = messageTemplate({
  key: "privacy.answered",
  subject: "Your privacy request {requestNumber} is done",
  text: "Hi {firstName},\n\nWe finished your request ({what}). {note}\n\nQuestions? Call {supportPhone}.",
});

export const PRIVACY_REQUEST_DENIED = messageTemplate({
  key: "privacy.denied",
  subject: "About your privacy request {requestNumber}",
  text: "Hi {firstName},\n\nWe can't do what you asked ({what}). The reason: {reason}\n\nYou can write back within 30 days if you disagree. Questions? Call {supportPhone}.",
});

/** To whoever asked for somebody else (ROLE-09). */
export const PRIVACY_AGENT_RECEIPT = messageTemplate({
  key: "privacy.agentReceipt",
  subject: "We received your privacy request {requestNumber}",
  text: "Hi {agentName},\n\nWe received the request you made for a consumer. We wrote to them to confirm that they authorized you, and will answer them directly by {dueOn}.\n\nQuestions? Call {supportPhone}.",
});
