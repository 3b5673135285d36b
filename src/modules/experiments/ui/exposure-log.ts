import type { FlagExposure } from "#platform/browser/analytics/flag-client.ts";

const KEY = "fc.exposures";
/** More than any visit meets; a storage somebody else fills must not grow for ever. */
const MOST = 200;

/** Tells of each variant once a tab session, however often it is met. */
export function exposureLog(
  storage: () => Pick<Storage, "getItem" | "setItem">,
  onExposure: (exposure: FlagExposure) => void,
): (exposure: FlagExposure) => void {
  const told = new Set(readTold(storage));
  return (exposure) => {
    const name = `${exposure.experiment}/${exposure.flag}=${exposure.variant}`;
    if (told.has(name) || told.size >= MOST) return;
    told.add(name);
    try {
      storage().setItem(KEY, JSON.stringify([...told]));
    } catch {
      // Without storage a reload tells again; a double is better than a missing one.
    }
    onExposure(exposure);
  };
}

function readTold(storage: () => Pick<Storage, "getItem">): readonly string[] {
  try {
    const told: unknown = JSON.parse(storage().getItem(KEY) ?? "[]");
    return Array.isArray(told) ? told.filter((name): name is string => typeof name === "string") : [];
  } catch {
    // As above.
    return [];
  }
}
