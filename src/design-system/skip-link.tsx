import { useText } from "#platform/browser/texts.tsx";
/** First stop of the keyboard: jumps over the header to `#main`. */
export function SkipLink() {
  const t = useText();
  return (
    <a
      className="sr-only rounded-control bg-surface-raised px-5 py-3 font-semibold text-ink shadow-raised focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      href="#main"
    >
      {t("Skip to main content")}
    </a>
  );
}
