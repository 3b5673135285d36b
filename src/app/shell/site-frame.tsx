import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { Analytics } from "#modules/analytics/ui/analytics.tsx";
import { quietPart } from "#platform/browser/late-part.ts";
import { WrittenOnce } from "#rendering/screens.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { inLanguage, otherLanguage } from "#platform/shared/texts/language.ts";
import { FlagStarter } from "./flag-starter.tsx";
import { LateReferred } from "./late-referred.tsx";
import { LateShopping } from "./late-shopping.tsx";
import { currentPage, SiteHeader } from "./header/site-header.tsx";
import { useShell } from "./view/use-shell.ts";

const loadFooter = async () => (await import("./footer/site-footer.tsx")).SiteFooter;

/** Plain links that the document brings along: browsers load its code once the page is alive (decision 0165). */
const SiteFooter = import.meta.env.SSR ? await loadFooter() : quietPart(loadFooter);

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
      <LateReferred />
      <Suspense>
        <WrittenOnce blank={other} by={`${known}footer`}>
          {(href) => <SiteFooter otherLanguageHref={href} />}
        </WrittenOnce>
      </Suspense>
    </div>
  );
}
