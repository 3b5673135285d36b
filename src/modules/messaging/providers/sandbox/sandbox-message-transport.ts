import type { MessageTransport } from "../message-transport.ts";

/** Delivers to the sandbox desk: the outbox itself is the mailbox, so nothing leaves the product. */
export function createSandboxMessageTransport(): MessageTransport {
  return { keepsCopies: true, deliver: async () => ({ kind: "delivered", ref: null }) };
}
