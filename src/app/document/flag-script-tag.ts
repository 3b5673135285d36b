import { FLAG_SCRIPT } from "#modules/experiments/domain/flag-script.ts";
import { scriptSource } from "./own-scripts.ts";

/** Browsers look for it in the first kilobyte. */
const CHARSET = '<meta charSet="utf-8"/>';
const TAG = `${CHARSET}<script>${FLAG_SCRIPT}</script>`;

export const FLAG_SOURCE = scriptSource(FLAG_SCRIPT);

/** Puts the script that decides page flags before everything that could be painted (decision 0171). */
export function withFlagScript(markup: string): string {
  const at = markup.indexOf(CHARSET);
  return at === -1 ? markup : markup.slice(0, at) + TAG + markup.slice(at + CHARSET.length);
}
