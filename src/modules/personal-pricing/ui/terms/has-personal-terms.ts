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

/** Where this tab keeps the key to a journey and its result. */
export const CAPABILITY_KEY = "fc.prequalification";

/** Whether this tab may have a result: its terms, or the key to it where somebody left before they came. */
export function mayHaveResult(storage: () => Pick<Storage, "getItem"> = () => sessionStorage): boolean {
  try {
    return hasPersonalTerms(storage) || storage().getItem(CAPABILITY_KEY) !== null;
  } catch {
    return false;
  }
}
