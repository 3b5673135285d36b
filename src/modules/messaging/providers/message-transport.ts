import type { MessageChannel, RenderedMessage, WrittenFile } from "../domain/message-template.ts";

/** Who a message comes from, as this retailer wants it. */
export interface MessageSender {
  readonly name: string;
  /** E-mail address; undefined takes the environment's `MAIL_FROM`. */
  readonly mailFrom: string | undefined;
  /** Where answers go. */
  readonly replyTo: string;
  /** Ten digits; undefined takes the environment's number. */
  readonly smsFrom: string | undefined;
}

export interface OutgoingMessage extends Omit<RenderedMessage, "attachments" | "letter"> {
  readonly attachments?: readonly WrittenFile[];
  /** Stable across retries: the receiving side can recognize a second delivery by it. */
  readonly id: string;
  readonly channel: MessageChannel;
  /** E-mail address or ten-digit phone number. */
  readonly to: string;
  readonly sender: MessageSender;
  /** When it was written; the same at every try. */
  readonly writtenAt: Date;
}

/**
 * What came of one try. `refused` is for good and about this recipient or this text; `later` is about the
 * carrier, the network or our settings, and another try makes sense. Codes are ours (`smtp-550`), never a
 * vendor's sentence: those repeat addresses.
 */
export type Delivery =
  | { readonly kind: "delivered"; readonly ref: string | null }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "later"; readonly code: string };

/** Carries messages to people. A thrown error counts as `later`. */
export interface MessageTransport {
  /** True when our copy stays readable after delivery (the sandbox desk); else it is erased. */
  readonly keepsCopies: boolean;
  deliver(message: OutgoingMessage): Promise<Delivery>;
}
