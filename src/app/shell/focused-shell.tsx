import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { Analytics } from "#modules/analytics/ui/analytics.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { quietPart } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { inLanguage, otherLanguage } from "#platform/shared/texts/language.ts";
import { FlagStarter } from "./flag-starter.tsx";
import { BrandMark } from "./header/brand-mark.tsx";
import { LateShopping } from "./late-shopping.tsx";
import { useShell } from "./view/use-shell.ts";

const loadLine = async () => (await import("./footer/legal-line.tsx")).LegalLine;

/** The document brings it along: browsers load its code once the page is alive (decision 0165). */
const LegalLine = import.meta.env.SSR ? await loadLine() : quietPart(loadLine);

interface FocusedShellProps {
  /** The way out. */
  readonly exit: ReactNode;
  readonly children: ReactNode;
}

/** Logo, help, and the way out; no navigation of the shop, and a legal line for a footer. */
export function FocusedShell({ exit, children }: FocusedShellProps) {
  const t = useText();
  const { pathname, search } = useLocation();
  const phone = useShell()?.supportPhone;
  return (
    <div className="flex min-h-dvh flex-col">
      <Analytics pathname={pathname} />
      <FlagStarter />
      <header className="bg-header text-on-header print:bg-surface print:text-ink">
        <div className="page-width flex h-16 items-center gap-3 sm:gap-4">
          <BrandMark />
          <div className="ml-auto flex shrink-0 items-center gap-3 print:hidden sm:gap-4">
            {phone !== undefined && (
              <>
                <span className="max-sm:hidden">
                  {t("Help:")}{" "}
                  <PhoneLink
                    className="font-semibold whitespace-nowrap underline underline-offset-4"
                    number={phone}
                  />
                </span>
                <PhoneLink
                  className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 sm:hidden"
                  number={phone}
                  word={t("Help")}
                />
              </>
            )}
            {exit}
          </div>
        </div>
      </header>
      <main className="grow outline-none" id="main" tabIndex={-1}>
        {children}
      </main>
      <LateShopping />
      <Suspense>
        <LegalLine otherLanguageHref={inLanguage(otherLanguage(t.language), `${pathname}${search}`)} />
      </Suspense>
    </div>
  );
}
