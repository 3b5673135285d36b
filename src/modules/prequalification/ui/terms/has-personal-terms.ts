/** Where this tab keeps its shopper's signed terms: rates and limits, and nothing about who it is. */
export const TERMS_KEY = "fc.personal-terms";

/** Whether there are any; everything else about them is loaded only then. */
export function hasPersonalTerms(storage: () => Pick<Storage, "getItem"> = () => sessionStorage): boolean {
  try {
    return storage().getItem(TERMS_KEY) !== null;
  } catch {
    // Storage is blocked: nothing was kept.
    return false;
  }
}
