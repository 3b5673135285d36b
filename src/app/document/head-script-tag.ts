import { FLAG_SCRIPT } from "#modules/experiments/domain/flag-script.ts";
import { FONT_SCRIPT } from "./font-script.ts";
import { scriptSource } from "./own-scripts.ts";
import { VISITOR_SCRIPT } from "./visitor-script.ts";

/** Browsers look for it in the first kilobyte. */
const CHARSET = '<meta charSet="utf-8"/>';
const SCRIPT = `${FLAG_SCRIPT};${VISITOR_SCRIPT};${FONT_SCRIPT}`;
const TAG = `${CHARSET}<script>${SCRIPT}</script>`;

export const HEAD_SOURCE = scriptSource(SCRIPT);

/**
 * Puts the script that decides page flags (decision 0171), who may be signed in, and when fonts are loaded before
 * everything that could be painted.
 */
export function withHeadScript(markup: string): string {
  const at = markup.indexOf(CHARSET);
  return at === -1 ? markup : markup.slice(0, at) + TAG + markup.slice(at + CHARSET.length);
}
