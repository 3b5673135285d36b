const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/**
 * @returns the place of the bracket or quote that ends what opens at `open`
 * @throws an error with the place where the text ends before
 */
export function endOf(css: string, open: number): number {
  const opening = css[open] ?? "";
  const close = CLOSING[opening];
  for (let at = open + 1; at < css.length; at++) {
    const char = css[at] ?? "";
    if (char === "\\") at++;
    else if (close === undefined ? char === opening : char === close) return at;
    else if (close !== undefined && (char in CLOSING || char === '"' || char === "'")) at = endOf(css, at);
  }
  throw new Error(`a style sheet does not end what opens at: ${css.slice(open, open + 80)}`);
}

/** Splits where the separator stands outside of brackets and quotes. */
export function splitAt(text: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? "";
    if (char === "\\") at++;
    else if (char in CLOSING || char === '"' || char === "'") at = endOf(text, at);
    else if (char === separator) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
