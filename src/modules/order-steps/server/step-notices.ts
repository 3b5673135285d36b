import type { MessageTemplate } from "#modules/messaging/domain/message-template.ts";
import type { Asked, AskFacts } from "../domain/asked.ts";

type NoticeParam =
  | "firstName"
  | "orderNumber"
  | "vehicle"
  | "supportPhone"
  | "brand"
  /** How the car was handed over, and until when it can come back. */
  | "handover";

/** A mail, and for buyers who agreed to be texted a text message. */
export interface NoticeMessages {
  readonly mail: MessageTemplate<NoticeParam>;
  readonly sms: MessageTemplate<NoticeParam>;
}

/** What a step writes to the buyer when it needs attention. */
export interface StepNotices {
  /** Null when there is nothing to write, though the step needs attention. */
  ask(all: AskFacts): Asked | null;
  readonly messages: Readonly<Record<string, NoticeMessages>>;
}

/** A notice without messages does not compile. */
export function defineNotices<Notice extends string, Own extends object>(notices: {
  ask(all: AskFacts<Own>): Asked<NoInfer<Notice>> | null;
  readonly messages: Readonly<Record<Notice, NoticeMessages>>;
}): StepNotices {
  return notices as unknown as StepNotices;
}
