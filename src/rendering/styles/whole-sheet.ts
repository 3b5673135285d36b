import { STYLES_ID } from "./styles-place.ts";

/**
 * Other pages need styles that this document did not bring along: resolves when the whole sheet is there, at once where the
 * document holds everything, and also when it could not be loaded, because a plain page is better than none.
 */
export async function wholeSheet(): Promise<void> {
  const next = document.getElementById(STYLES_ID)?.nextElementSibling;
  if (!(next instanceof HTMLLinkElement) || next.rel !== "stylesheet" || next.sheet !== null) return;
  await new Promise((resolve) => {
    for (const type of ["load", "error"]) next.addEventListener(type, resolve, { once: true });
  });
}
