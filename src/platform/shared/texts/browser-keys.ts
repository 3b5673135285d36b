import { keyOfText } from "./message-key.ts";
import type { Dictionary } from "./text.ts";

/**
 * The key of every text in the browser's catalogs, by id: the hash of its English words, so that English pages carry no
 * ids. Of several ids with the same English, all but the first keep their id as key, because each may have another
 * translation or wording.
 * @param english every text of the product by id
 */
export function browserKeys(english: Dictionary): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set<string>();
  for (const id of Object.keys(english).toSorted()) {
    const key = keyOfText(english[id] ?? "");
    keys.set(id, taken.has(key) ? id : key);
    taken.add(key);
  }
  return keys;
}
