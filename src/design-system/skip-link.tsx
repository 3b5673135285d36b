import { useText } from "#platform/browser/texts/texts.tsx";
/** First stop of the keyboard: jumps over the header to `#main`, or to another place of the page. */
export function SkipLink({ to = "main", label }: { readonly to?: string; readonly label?: string }) {
  const t = useText();
  return (
    <a
      className="sr-only rounded-control bg-surface-raised px-5 py-3 font-semibold text-ink shadow-raised focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      href={`#${to}`}
    >
      {label ?? t("Skip to main content")}
    </a>
  );
}
