import { existsSync, readFileSync } from "node:fs";

/** True when what npm lists as installed (also by a plain `npm ci`) is what the lock file asks for. */
export function matchesLock(wantedFile, installedFile) {
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(wantedFile, "utf8")).packages;
  const installed = JSON.parse(readFileSync(installedFile, "utf8")).packages;
  return Object.entries(wanted).every(([name, { version, optional, devOptional }]) => {
    if (name === "") return true;
    return installed[name] ? installed[name].version === version : Boolean(optional || devOptional);
  });
}
