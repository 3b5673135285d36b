import { BOOT_SCRIPT } from "./boot-script.ts";

/** How the router starts the browser code; a new version may print it differently, then this must follow. */
const BOOT_TAG = '<script type="module" async="">';
const BODY_END = "</body>";
const PRELOAD = '<link rel="modulepreload"';

interface Deferred {
  /** What stands right before the end of the body. */
  readonly before: string;
  /** Addresses of all files that the page's code is made of. */
  readonly code: readonly string[];
  /** Address of the whole style sheet; empty where the document holds it. */
  readonly sheet: string;
}

/**
 * Lets a finished document paint before its code arrives: scripts are neither preloaded nor run with it. Throws when the
 * document does not look like the router's, because then the page would silently never come alive.
 * @returns parts that follow each other; joining them only to split them again is slow
 */
export function deferHydration(markup: string, { before, code, sheet }: Deferred): string[] {
  const at = markup.lastIndexOf(BOOT_TAG);
  const end = markup.lastIndexOf(BODY_END);
  if (at === -1 || end === -1) throw new Error("late hydration: the document has no script tag to defer");
  const boot = markup.slice(at + BOOT_TAG.length, end);
  const { head, body } = withoutPreloads(markup.slice(0, at));
  return [
    ...head,
    `<script type="text/plain" id="rr-code" data-code="${code.join(" ")}" data-sheet="${sheet}"></script><script>${BOOT_SCRIPT}</script>`,
    // Where no script runs, nothing else brings the styles that wait (`canWait`).
    sheet === "" ? "" : `<noscript><link rel="stylesheet" href="${sheet}"></noscript>`,
    body,
    `<script type="text/plain" id="rr-boot">${boot}`,
    before,
    markup.slice(end),
  ];
}

/** Puts text right before the end of the body of a finished document. */
export function atEndOfBody(markup: string, before: string): string[] {
  const end = markup.lastIndexOf(BODY_END);
  return end === -1 ? [markup, before] : [markup.slice(0, end), before, markup.slice(end)];
}

/** The router's preloads stand in the head. */
function withoutPreloads(html: string): { readonly head: readonly string[]; readonly body: string } {
  const bodyAt = html.indexOf("</head>");
  const head = html.slice(0, bodyAt);
  const kept: string[] = [];
  let from = 0;
  for (let at = head.indexOf(PRELOAD); at !== -1; at = head.indexOf(PRELOAD, from)) {
    if (at > from) kept.push(head.slice(from, at));
    from = head.indexOf(">", at) + 1;
  }
  return { head: [...kept, html.slice(from, bodyAt)], body: html.slice(bodyAt) };
}
