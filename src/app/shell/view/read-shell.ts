import type { ShellView } from "./shell-view.ts";

const read = new Map<string, ShellView>();
const MOST_READ = 64;

/** The shell of a `shellText`; the same text gives the same object, so that nothing below is drawn again. */
export function readShell(text: string): ShellView {
  let shell = read.get(text);
  if (shell === undefined) {
    shell = JSON.parse(text) as ShellView;
    if (read.size >= MOST_READ) read.clear();
    read.set(text, shell);
  }
  return shell;
}
