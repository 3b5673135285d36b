import { useEffect } from "react";
import { inLanguage, otherLanguage, splitLanguage } from "#platform/shared/texts/language.ts";
import { DEMO_BAR_CLOSED, DEMO_BAR_ID } from "./demo-bar-html.ts";

/** Closes the bar for good in this browser, and keeps its other language on the page that is open. */
export function useDemoBar(): void {
  useEffect(() => {
    const bar = document.getElementById(DEMO_BAR_ID);
    if (bar === null) return undefined;
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      if (target.closest("[data-demo-close]")) close();
      const language = target.closest<HTMLAnchorElement>("[data-demo-language]");
      if (language) language.href = hereInOther();
    };
    bar.addEventListener("click", onClick);
    return () => bar.removeEventListener("click", onClick);
  }, []);
}

function close(): void {
  document.documentElement.dataset["demoBar"] = "closed";
  try {
    localStorage.setItem(DEMO_BAR_CLOSED, "1");
  } catch {
    // Storage is blocked: it is back on the next page.
  }
}

function hereInOther(): string {
  const { language, path } = splitLanguage(location.pathname);
  return inLanguage(otherLanguage(language), `${path}${location.search}`);
}
