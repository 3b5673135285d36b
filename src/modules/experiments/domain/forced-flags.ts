import type { FlagValue } from "./datafile.ts";
import { FLAG_CATALOG, isFlagKey, type FlagKey } from "./flag-catalog-data.ts";

/** FLG-19: `?flag_hide_extra_menus=on` forces for the tab, `=reset` lets go again. */
const FORCE_PREFIX = "flag_";
const FORCE_RESET = "reset";
/** Where a tab keeps what it forces: a JSON object of key and value. */
export const FORCED_STORAGE_KEY = "fc.flags";

type Forces = Readonly<Partial<Record<FlagKey, FlagValue>>>;

const ON_OFF = ["on", "off"];
const BANNERS = ["none", "timer", "no_timer"];

/**
 * What of a tab's wishes counts (OP-11 as settled): flags that only show something anywhere, flags that open a gate
 * outside production only. Unknown keys and values are ignored. The server never looks at any of it.
 */
export function allowedForces(wished: unknown, { isProduction }: { readonly isProduction: boolean }): Forces {
  if (typeof wished !== "object" || wished === null) return {};
  return Object.fromEntries(
    Object.entries(wished).filter(
      ([key, value]) =>
        isFlagKey(key) &&
        (key === "message_banner" ? BANNERS : ON_OFF).includes(value as string) &&
        !(isProduction && FLAG_CATALOG[key].isGate),
    ),
  );
}

/** The wishes after an address with wishes of its own. */
export function withAddress(stored: unknown, search: string): Record<string, string> {
  const wishes: Record<string, string> = {};
  if (typeof stored === "object" && stored !== null) Object.assign(wishes, stored);
  for (const [name, value] of new URLSearchParams(search)) {
    if (!name.startsWith(FORCE_PREFIX)) continue;
    const key = name.slice(FORCE_PREFIX.length);
    if (value === FORCE_RESET) delete wishes[key];
    else wishes[key] = value;
  }
  return wishes;
}
