import { ZIP_CODE } from "#platform/shared/fields/address/zip-code-pattern.ts";

/** Only this tab knows it: pages are kept by address and are the same for everybody. */
const KEY = "fc.searched-zip";

type TabStorage = () => Pick<Storage, "getItem" | "setItem">;
const tab: TabStorage = () => sessionStorage;

/** Keeps the zip of a search whose place is known, so that the calculator need not ask for it again. */
export function rememberSearchedZip(zip: string, storage: TabStorage = tab): void {
  try {
    storage().setItem(KEY, zip);
  } catch {
    // Storage is blocked or full: the calculator asks.
  }
}

/** The zip that this tab searched with last; undefined when there is none. */
export function searchedZip(storage: TabStorage = tab): string | undefined {
  try {
    return storage().getItem(KEY)?.match(ZIP_CODE)?.[0];
  } catch {
    // Storage is blocked: nothing was kept.
    return undefined;
  }
}
