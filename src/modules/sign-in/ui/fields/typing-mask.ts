import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";

/** What a field holds after an edit, and where the caret stands (0 is before the first character). */
interface MaskedText {
  readonly text: string;
  readonly caret: number;
}

/** One edit as the browser reports it. */
interface TypedEdit extends MaskedText {
  /** What the field held before. */
  readonly before: string;
  /** True for Backspace. */
  readonly deletesBackward: boolean;
}

/** Spellings of a phone number; anything else stays as typed and is for the rules to refuse. */
const PHONE_SHAPE = /^[\d\s().+/\u00A0\u2010-\u2015-]*$/u;

/** VAL-07: `(999) 999-9999`, growing with the digits; a leading +1 or 1 goes once it is certain. */
export function maskPhone(text: string): string {
  if (!PHONE_SHAPE.test(text)) return text;
  const all = digitsOf(text);
  const national = all.length > 1 && all.startsWith("1") ? all.slice(1) : all;
  if (national.length > 10 || all === "" || all === "1") return text;
  return formatPhone(national);
}

/** VAL-18: six digits, whatever stood around them in a pasted message. */
export function maskCode(text: string): string {
  return digitsOf(text).slice(0, 6);
}

/**
 * The field after an edit. The caret keeps its place among the digits, and Backspace over a bracket,
 * space or dash of the mask takes the digit before it, so that nothing ever comes back by itself.
 */
export function maskEdit(edit: TypedEdit, mask: (text: string) => string): MaskedText {
  const { text, caret } = ateSeparator(edit) ? withoutDigitBefore(edit) : edit;
  const masked = mask(text);
  const after = digitsOf(text.slice(caret)).length;
  return { text: masked, caret: caretAfter(masked, digitsOf(masked).length - after) };
}

function ateSeparator({ before, text, deletesBackward }: TypedEdit): boolean {
  return deletesBackward && text.length < before.length && digitsOf(text) === digitsOf(before);
}

function withoutDigitBefore({ text, caret }: MaskedText): MaskedText {
  const head = text.slice(0, caret).replace(/\d\D*$/u, "");
  return { text: head + text.slice(caret), caret: head.length };
}

/** Right behind the digit with this number; the end when nothing follows. */
function caretAfter(text: string, digits: number): number {
  if (digits <= 0) return 0;
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (/\d/u.test(text.charAt(at))) seen += 1;
    if (seen === digits) return at + 1;
  }
  return text.length;
}

function digitsOf(text: string): string {
  return text.replace(/\D/gu, "");
}
