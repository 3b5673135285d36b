import { FLAG_SCRIPT } from "#modules/experiments/domain/flag-script.ts";
import { scriptSource } from "./own-scripts.ts";

const HEAD = "<head>";
const TAG = `${HEAD}<script>${FLAG_SCRIPT}</script>`;

export const FLAG_SOURCE = scriptSource(FLAG_SCRIPT);

/** Puts the script that decides page flags before everything that could be painted (decision 0171). */
export function withFlagScript(markup: string): string {
  const at = markup.indexOf(HEAD);
  return at === -1 ? markup : markup.slice(0, at) + TAG + markup.slice(at + HEAD.length);
}
