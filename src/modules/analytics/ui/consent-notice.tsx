import { useEffect, useRef } from "react";
import { Button } from "#design-system/button.tsx";
import { usePath, useText } from "#platform/browser/texts.tsx";
import { choose } from "./consent-store.ts";

/**
 * Asks once whether visits may be counted: both answers look and cost the same, and nothing waits for one.
 * It tells its height, so that bars at the bottom stand on it and nothing focused hides behind it (2.4.11).
 */
export function ConsentNotice({ onDone }: { readonly onDone: () => void }) {
  const t = useText();
  const path = usePath();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const height = place.current === null ? 0 : place.current.offsetHeight;
      root.setProperty("--notice-height", `${height}px`);
    });
    if (place.current !== null) observer.observe(place.current);
    return () => {
      observer.disconnect();
      root.removeProperty("--notice-height");
    };
  }, []);
  const answer = (choice: "yes" | "no") => (): void => {
    choose(choice);
    onDone();
  };
  return (
    <section
      aria-label={t("Counting visits")}
      className="consent-notice border-t border-line-strong bg-surface-raised text-ink shadow-raised"
      ref={place}
    >
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="min-w-0 grow basis-72 text-small">
          {t("May we count visits? No names, no contact details, no advertising.")}{" "}
          <a className="text-link underline underline-offset-4" href={path("/cookie-policy")}>
            {t("How we count")}
          </a>
        </p>
        <div className="grid grow grid-cols-2 gap-3 sm:grow-0">
          <Button look="secondary" onClick={answer("no")}>
            {t("No, thanks")}
          </Button>
          <Button look="secondary" onClick={answer("yes")}>
            {t("Yes, count")}
          </Button>
        </div>
      </div>
    </section>
  );
}
