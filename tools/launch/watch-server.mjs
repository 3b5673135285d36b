import { watch } from "node:fs";
import { inRoot } from "./paths.mjs";

const FOLDERS = ["src/server", "src/modules", "src/platform", "database"];
const SETTLE_MS = 150;

/** Calls `changed` after server code has changed; pages and components reload by themselves. */
export function watchServer(changed) {
  let timer;
  for (const folder of FOLDERS) {
    const watcher = watch(inRoot(folder), { recursive: true }, (_event, name) => {
      if (!isServerCode(name ?? "")) return;
      clearTimeout(timer);
      timer = setTimeout(() => changed(), SETTLE_MS);
    });
    watcher.on("error", (error) => console.error(`Watching ${folder} failed: ${error.message}`));
  }
}

export function isServerCode(name) {
  return /\.(ts|sql)$/.test(name) && !/\.test\.ts$|(^|\/)(ui|browser)\//.test(name);
}
