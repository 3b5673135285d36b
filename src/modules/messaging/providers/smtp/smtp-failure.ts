import type { Delivery } from "../message-transport.ts";

interface MailError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

/** Answers that are about our login, not about the recipient. */
const LOGIN_CODES: readonly number[] = [530, 534, 535, 538];
/** The server was asked about the recipient, or given the text. Anything else is about us. */
const ABOUT_THE_MESSAGE = /^(?:RCPT TO|DATA|BDAT)/u;

/**
 * What a failed try means. Only a permanent answer (5xx) about the recipient or the text is final; a refused
 * login, sender or connection is ours to mend, and the message waits for it.
 */
export function smtpFailure(error: unknown): Delivery {
  const { code, responseCode, command } = error as MailError;
  if (typeof responseCode !== "number") {
    const name = typeof code === "string" ? code.toLowerCase().replace(/[^a-z0-9]/gu, "") : "error";
    return { kind: "later", code: `smtp-${name}` };
  }
  const isFinal =
    responseCode >= 500 &&
    responseCode !== 503 &&
    !LOGIN_CODES.includes(responseCode) &&
    typeof command === "string" &&
    ABOUT_THE_MESSAGE.test(command);
  return { kind: isFinal ? "refused" : "later", code: `smtp-${responseCode}` };
}
