import { hash, randomUUID } from "node:crypto";

/**
 * Put by React on every script of ours, looked for afterwards and taken out again. Nobody outside the process
 * ever sees it, so a script that came into the page with somebody's data cannot carry it (0073).
 */
export const SCRIPT_MARK = randomUUID();
const ATTRIBUTE = ` nonce="${SCRIPT_MARK}"`;
const KNOWN_LIMIT = 200;
const known = new Map<string, string>();

/** @returns the markup without marks, and a CSP source for every inline script that carried one */
export function takeMarks(markup: string): { readonly markup: string; readonly sources: readonly string[] } {
  const kept: string[] = [];
  const sources: string[] = [];
  let from = 0;
  for (let at = markup.indexOf(ATTRIBUTE); at !== -1; at = markup.indexOf(ATTRIBUTE, from)) {
    kept.push(markup.slice(from, at));
    from = at + ATTRIBUTE.length;
    const isScript = markup.startsWith("<script", markup.lastIndexOf("<", at));
    const open = markup.indexOf(">", from) + 1;
    const close = markup.indexOf("</script>", open);
    if (isScript && close > open) sources.push(scriptSource(markup.slice(open, close)));
  }
  return { markup: kept.join("") + markup.slice(from), sources };
}

/** `'sha256-…'` of a script, by which a Content-Security-Policy allows it. */
export function scriptSource(script: string): string {
  const stored = known.get(script);
  if (stored !== undefined) return stored;
  const source = `'sha256-${hash("sha256", script, "base64")}'`;
  if (known.size < KNOWN_LIMIT) known.set(script, source);
  return source;
}
