/** Where this tab keeps the payment terms that its shopper chose. */
export const OWN_TERMS_KEY = "fc.own-terms";

/** Whether there are any; everything else about them is loaded only then. */
export function hasOwnTerms(storage: () => Pick<Storage, "getItem"> = () => sessionStorage): boolean {
  try {
    return storage().getItem(OWN_TERMS_KEY) !== null;
  } catch {
    // Storage is blocked: nothing was kept.
    return false;
  }
}
