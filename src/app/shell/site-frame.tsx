import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Analytics } from "#modules/analytics/ui/analytics.tsx";
import { WrittenOnce } from "#platform/browser/written-once.tsx";
import { useText } from "#platform/browser/texts.tsx";
import { inLanguage, otherLanguage } from "#platform/shared/language.ts";
import { FlagStarter } from "./flag-starter.tsx";
import { LateShopping } from "./late-shopping.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { currentPage, SiteHeader } from "./site-header.tsx";
import { useShell } from "./use-shell.ts";

/** Header, one main region, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const other = inLanguage(otherLanguage(useText().language), `${pathname}${search}`);
  const shell = useShell();
  const known = shell === undefined ? "unnamed " : (shell.rooftop ?? "");
  return (
    <div className="flex min-h-dvh flex-col">
      <Analytics pathname={pathname} />
      <FlagStarter />
      <WrittenOnce by={`${known}header ${currentPage(pathname)}`}>{() => <SiteHeader />}</WrittenOnce>
      <main className="grow outline-none" id="main" tabIndex={-1}>
        {children}
      </main>
      <LateShopping />
      <WrittenOnce blank={other} by={`${known}footer`}>
        {(href) => <SiteFooter otherLanguageHref={href} />}
      </WrittenOnce>
    </div>
  );
}
