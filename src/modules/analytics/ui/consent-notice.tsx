import { useEffect, useRef } from "react";
import { Button } from "#design-system/button.tsx";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { choose } from "./consent-store.ts";

/** Small on phones, where the notice stands below the way to buy. */
const ANSWER = "max-sm:min-h-11 max-sm:px-3 max-sm:py-1 max-sm:text-small";

/**
 * Asks once whether visits may be counted: both answers look and cost the same, and nothing waits for one.
 * It tells its height, so that bars at the bottom stand on it and nothing focused hides behind it (2.4.11).
 */
export function ConsentNotice({ onDone }: { readonly onDone: () => void }) {
  const t = useText();
  const path = usePath();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // A rule of its own, because the property is not inherited (lower-edge.css).
    const told = new CSSStyleSheet();
    document.adoptedStyleSheets.push(told);
    const observer = new ResizeObserver(() => {
      const height = place.current === null ? 0 : place.current.offsetHeight;
      told.replaceSync(`body,.on-notice{--notice-height:${height}px}
        @media (height >= 30rem){html{scroll-padding-bottom:calc(${height}px + var(--bar-height,1rem))}}`);
    });
    if (place.current !== null) observer.observe(place.current);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== told);
    };
  }, []);
  const answer = (choice: "yes" | "no") => (): void => {
    choose(choice);
    onDone();
  };
  return (
    <section
      aria-label={t("Anonymous statistics")}
      className="consent-notice border-t border-line-strong bg-surface-raised text-ink shadow-raised"
      ref={place}
    >
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-2 sm:gap-x-6 sm:py-3">
        <p className="min-w-0 grow basis-36 text-small sm:basis-72">
          {t("Help us improve with anonymous stats?")}{" "}
          {/* A phone has no room for it; the link says it, too. */}
          <span className="max-sm:hidden">{t("No names, no contact details, no advertising.")} </span>
          <a className="text-link underline underline-offset-4" href={path("/cookie-policy")}>
            {t("Learn more")}
            <span className="sr-only"> {t("about cookies and statistics")}</span>
          </a>
        </p>
        <div className="grid grow grid-cols-2 gap-2 sm:grow-0 sm:gap-3">
          <Button className={ANSWER} look="secondary" onClick={answer("no")}>
            {t("No, thanks")}
          </Button>
          <Button className={ANSWER} look="secondary" onClick={answer("yes")}>
            {t("Allow")}
          </Button>
        </div>
      </div>
    </section>
  );
}
