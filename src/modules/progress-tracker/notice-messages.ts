import { type MessageTemplate, messageTemplate } from "#modules/messaging/domain/message-template.ts";
import type { Notice } from "./domain/asked-of-buyer.ts";

type NoticeParam =
  | "firstName"
  | "orderNumber"
  | "vehicle"
  | "supportPhone"
  | "brand"
  /** How it was handed over, and until when it can come back. */
  | "handover";

/** What is said when an order asks something of its buyer: a mail, and with their consent a text message. */
export interface NoticeMessages {
  readonly mail: MessageTemplate<NoticeParam>;
  readonly sms: MessageTemplate<NoticeParam>;
}

/** Every notice has its messages: one without them does not compile. */
export const NOTICE_MESSAGES: Readonly<Record<Notice, NoticeMessages>> = {
  insuranceFailed: {
    mail: messageTemplate({
      key: "progress.insuranceFailed",
      subject: "We couldn't verify your insurance",
      text: "Hello {firstName},\n\nWe couldn't verify the insurance for your {vehicle}. Please open order {orderNumber} and try again with another policy or carrier, or upload your insurance card there. We hand the car over once it is insured.\n\nQuestions? Call {supportPhone}.",
    }),
    sms: messageTemplate({
      key: "progress.insuranceFailedSms",
      subject: "We couldn't verify your insurance",
      text: "{brand}: {firstName}, we couldn't verify the insurance for your {vehicle}. Please open order {orderNumber} and try again. Questions? Call {supportPhone}.",
    }),
  },
  idFailed: {
    mail: messageTemplate({
      key: "progress.idFailed",
      subject: "We couldn't verify your ID",
      text: "Hello {firstName},\n\nWe couldn't verify your ID for order {orderNumber}. Please open the order and have a new link sent to your phone. Good light and the whole license in the picture help.\n\nQuestions? Call {supportPhone}.",
    }),
    sms: messageTemplate({
      key: "progress.idFailedSms",
      subject: "We couldn't verify your ID",
      text: "{brand}: {firstName}, we couldn't verify your ID. Please open order {orderNumber} and try again. Questions? Call {supportPhone}.",
    }),
  },
  idExpired: {
    mail: messageTemplate({
      key: "progress.idExpired",
      subject: "Your ID link has expired",
      text: "Hello {firstName},\n\nThe link to verify your ID for order {orderNumber} has expired. Please open the order and have a new one sent to your phone.\n\nQuestions? Call {supportPhone}.",
    }),
    sms: messageTemplate({
      key: "progress.idExpiredSms",
      subject: "Your ID link has expired",
      text: "{brand}: {firstName}, the link to verify your ID has expired. Please open order {orderNumber} to get a new one. Questions? Call {supportPhone}.",
    }),
  },
  documentRequested: {
    mail: messageTemplate({
      key: "progress.documentRequested",
      subject: "We need another document for your order",
      text: "Hello {firstName},\n\nWe need another document for order {orderNumber} ({vehicle}). Please open the order and choose Upload Documents: it says which one.\n\nQuestions? Call {supportPhone}.",
    }),
    sms: messageTemplate({
      key: "progress.documentRequestedSms",
      subject: "We need another document",
      text: "{brand}: {firstName}, we need another document for your {vehicle}. Please open order {orderNumber} and choose Upload Documents. Questions? Call {supportPhone}.",
    }),
  },
  contractVoided: {
    mail: messageTemplate({
      key: "progress.contractVoided",
      subject: "Your contract was withdrawn",
      text: "Hello {firstName},\n\nThe contract for your {vehicle} was withdrawn, so it can't be signed and is no longer valid. Your order is still active. Please open order {orderNumber} and choose Sign Contract to get a new contract.\n\nQuestions? Call {supportPhone}.",
    }),
    sms: messageTemplate({
      key: "progress.contractVoidedSms",
      subject: "Your contract was withdrawn",
      text: "{brand}: {firstName}, the contract for your {vehicle} was withdrawn. Please open order {orderNumber} to get a new one. Questions? Call {supportPhone}.",
    }),
  },
  contractExpired: {
    mail: messageTemplate({
      key: "progress.contractExpired",
      subject: "Your contract has expired",
      text: "Hello {firstName},\n\nThe contract for your {vehicle} wasn't signed in time and has expired. Your order is still active. Please open order {orderNumber} and choose Sign Contract to get a new contract.\n\nQuestions? Call {supportPhone}.",
    }),
    sms: messageTemplate({
      key: "progress.contractExpiredSms",
      subject: "Your contract has expired",
      text: "{brand}: {firstName}, the contract for your {vehicle} has expired. Please open order {orderNumber} to get a new one. Questions? Call {supportPhone}.",
    }),
  },
  verificationExpired: {
    mail: messageTemplate({
      key: "progress.verificationExpired",
      subject: "Your order has to be verified again",
      text: "Hello {firstName},\n\nThe verification of your order {orderNumber} has expired, so its contract can no longer be signed. Please open the order and choose Sign Contract. We'll verify the order again and prepare a new contract.\n\nQuestions? Call {supportPhone}.",
    }),
    sms: messageTemplate({
      key: "progress.verificationExpiredSms",
      subject: "Your order has to be verified again",
      text: "{brand}: {firstName}, the verification of your order {orderNumber} has expired. Please open it and choose Sign Contract. Questions? Call {supportPhone}.",
    }),
  },
  appointmentMissed: {
    mail: messageTemplate({
      key: "progress.appointmentMissed",
      subject: "Choose a new time for your {vehicle}",
      text: "Hello {firstName},\n\nThe time of your appointment for the {vehicle} has passed and the car was not handed over. Please open order {orderNumber} and choose another time.\n\nQuestions? Call {supportPhone}.",
    }),
    sms: messageTemplate({
      key: "progress.appointmentMissedSms",
      subject: "Choose a new time",
      text: "{brand}: {firstName}, your appointment for the {vehicle} has passed. Please open order {orderNumber} and choose another time. Questions? Call {supportPhone}.",
    }),
  },
  delivered: {
    mail: messageTemplate({
      key: "progress.delivered",
      subject: "Your {vehicle} was delivered",
      text: "Hello {firstName},\n\nYour {vehicle} was delivered (order {orderNumber}). {handover}\n\nYour receipt, contract and invoice stay in your order.\n\nQuestions about the car or its papers? Call {supportPhone}.",
    }),
    sms: messageTemplate({
      key: "progress.deliveredSms",
      subject: "Your {vehicle} was delivered",
      text: "{brand}: {firstName}, your {vehicle} was delivered. {handover} Questions? Call {supportPhone}.",
    }),
  },
};
