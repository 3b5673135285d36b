import { HEAD_SCRIPT } from "./head-script.ts";
import { scriptSource } from "./own-scripts.ts";

/** Browsers look for it in the first kilobyte. */
const CHARSET = '<meta charSet="utf-8"/>';
const TAG = `${CHARSET}<script>${HEAD_SCRIPT}</script>`;

export const HEAD_SOURCE = scriptSource(HEAD_SCRIPT);

/** Puts the head's script before everything that could be painted. */
export function withHeadScript(markup: string): string {
  const at = markup.indexOf(CHARSET);
  return at === -1 ? markup : markup.slice(0, at) + TAG + markup.slice(at + CHARSET.length);
}
