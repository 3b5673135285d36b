import { compileText } from "#platform/shared/texts/message-compiler.ts";

/** Whether a text is valid ICU MessageFormat, such as a retailer's own wording. */
export function isValidText(text: string): boolean {
  try {
    compileText(text);
    return true;
  } catch {
    return false;
  }
}
