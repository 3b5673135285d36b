import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { CompiledMessage } from "./message.ts";

/** Texts with more than plain `{names}`: plurals, choices, formats and quoted braces. */
const NEEDS_COMPILING = /\{\s*\w+\s*,|'[{}]|''/u;
const compiled = new Map<string, CompiledMessage>();
/** Retailers' own wordings come and go; the product's fit many times. */
const MOST_KEPT = 20_000;

/**
 * Compiles a text in ICU MessageFormat; plain words and `{names}` stay as they are. The browser has no compiler
 * (`message-compiler.browser.ts`): it gets compiled texts from the build.
 * @throws Error when the text is no valid ICU message
 */
export function compileText(text: string): CompiledMessage {
  if (!NEEDS_COMPILING.test(text)) return text;
  let known = compiled.get(text);
  if (known === undefined) {
    if (compiled.size >= MOST_KEPT) compiled.clear();
    known = compileMessage(text) as CompiledMessage;
    compiled.set(text, known);
  }
  return known;
}
