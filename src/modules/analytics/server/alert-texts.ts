import { alertFingerprint } from "../domain/alert-fingerprint.ts";

/** Texts of the product by fingerprint: `alertTexts([checkoutMessages, …])`, in whichever languages. */
export function alertTexts(
  catalogs: readonly Readonly<Record<string, string>>[],
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const catalog of catalogs)
    for (const text of Object.values(catalog)) texts.set(alertFingerprint(text), text);
  return texts;
}
