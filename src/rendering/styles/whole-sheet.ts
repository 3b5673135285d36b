import { SHEET_ID } from "./styles-place.ts";

/**
 * Other pages need styles that this document did not bring along: resolves when the whole sheet is there, at once where the
 * document holds everything, and also when it could not be loaded, because a plain page is better than none.
 */
export async function wholeSheet(): Promise<void> {
  const link = document.getElementById(SHEET_ID);
  if (!(link instanceof HTMLLinkElement) || link.sheet !== null) return;
  await new Promise((resolve) => {
    for (const type of ["load", "error"]) link.addEventListener(type, resolve, { once: true });
  });
}
