import type { MessageChannel, RenderedMessage } from "../domain/message-template.ts";

export interface OutgoingMessage extends RenderedMessage {
  /** Stable across retries; a vendor that can deduplicate should use it. */
  readonly id: string;
  readonly channel: MessageChannel;
  /** E-mail address or ten-digit phone number. */
  readonly to: string;
}

/** Carries messages to people. A thrown error means "not delivered, try again". */
export interface MessageTransport {
  /** True when our copy stays readable after delivery (the sandbox desk); else it is erased. */
  readonly keepsCopies: boolean;
  deliver(message: OutgoingMessage): Promise<void>;
}
