import { alertFingerprint } from "../domain/alert-fingerprint.ts";

/** Texts of the product by fingerprint: `alertTexts([checkoutMessages, …])`, in whichever languages. */
export function alertTexts(
  catalogues: readonly Readonly<Record<string, string>>[],
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const catalogue of catalogues)
    for (const text of Object.values(catalogue)) texts.set(alertFingerprint(text), text);
  return texts;
}
