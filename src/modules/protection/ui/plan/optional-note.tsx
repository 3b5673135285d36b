import { useText } from "#platform/browser/texts/texts.tsx";

/** Stands beside every plan, in writing (12 CFR 1026.4(d)). */
export function OptionalNote() {
  const t = useText();
  return <p className="text-small font-semibold">{t("Optional. Not required to buy, finance or lease.")}</p>;
}
