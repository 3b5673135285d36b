/** What a text is in one language after compilation: plain words, or parts with plurals and formats. */
export type CompiledMessage = string | readonly MessagePart[];

/** `"words"`, `["name"]`, `["count", "plural", { one: [...], other: [...] }]`, `["price", "number", style]`. */
export type MessagePart = string | readonly (string | MessageForms)[];

/** The forms of a plural or a choice, by category (`one`, `other`), exact number (`0`) or value. */
export interface MessageForms {
  readonly [form: string]: readonly MessagePart[];
}

/**
 * A text of the product: its stable id, by which translations and retailers' own wordings are kept, and its English
 * in ICU MessageFormat. Shown through `t(message, values)`.
 */
export interface Message {
  readonly id: string;
  readonly message: string;
}

/**
 * Declares a text that is shown elsewhere: `{ label: msg("orders.step.sign", "Sign Contract") }`. The build
 * replaces the call for the browser, so both arguments must be plain strings.
 */
/* @__NO_SIDE_EFFECTS__ */
export function msg(id: string, english: string): Message {
  return { id, message: english };
}
