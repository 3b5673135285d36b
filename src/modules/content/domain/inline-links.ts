import { safeHref } from "#platform/shared/safe-href.ts";

/** A run of text, linked where `href` is there. */
export interface TextRun {
  readonly text: string;
  readonly href?: string;
}

const LINK = /\[([^\][]+)\]\(([^()\s]+)\)/g;

/** Splits `Call [us](tel:+15125550100).` into runs; an address of another scheme stays plain text (NAV-10). */
export function inlineLinks(text: string): readonly TextRun[] {
  const runs: TextRun[] = [];
  let from = 0;
  for (const found of text.matchAll(LINK)) {
    const [whole, label = "", address] = found;
    if (found.index > from) runs.push({ text: text.slice(from, found.index) });
    const href = safeHref(address);
    runs.push(href === undefined ? { text: label } : { text: label, href });
    from = found.index + whole.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from) });
  return runs;
}
