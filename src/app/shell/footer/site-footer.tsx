import { PhoneLink } from "#design-system/phone-link.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { LANGUAGE_NAMES, otherLanguage } from "#platform/shared/texts/language.ts";
import { BrandMark } from "../header/brand-mark.tsx";
import { RouteAnnouncer } from "../route-announcer.tsx";
import { PageLink } from "../links/page-link.tsx";
import { FOOTER_COLUMNS } from "./footer-columns-data.ts";
import type { ShellView } from "../view/shell-view.ts";
import { useShell } from "../view/use-shell.ts";

const QUIET_LINK =
  "inline-flex min-h-11 items-center text-ink-muted underline-offset-4 hover:text-ink hover:underline";

/** NAV-02. @param props.otherLanguageHref this page in the language it is not in */
export function SiteFooter({ otherLanguageHref }: { readonly otherLanguageHref: string }) {
  const t = useText();
  const other = otherLanguage(t.language);
  const shell = useShell();
  return (
    <footer className="site-footer mt-12 border-t border-line md:mt-20 bg-surface-sunken print:hidden">
      {/* Here, because this code comes after the page is alive, and on every page. */}
      <RouteAnnouncer />
      <div className="page-width grid gap-6 py-8 md:gap-10 md:py-12 lg:grid-cols-[1.4fr_2fr]">
        <div className="grid content-start gap-3">
          <BrandMark asText />
          {shell && <Support shell={shell} />}
        </div>
        <nav aria-label={t("Footer")} className="grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-3">
          {FOOTER_COLUMNS.map((column) => (
            <div className="max-sm:last:col-span-2" key={column.title}>
              <h2 className="text-small font-semibold tracking-normal">{t(column.title)}</h2>
              <ul className="pt-1 max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] max-sm:gap-x-8">
                {column.pages.map(({ to, label }) => (
                  <li key={to}>
                    <PageLink className={QUIET_LINK} to={to}>
                      {t(label)}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap gap-x-6 gap-y-1 py-5 text-small text-ink-muted">
          <p>{shell?.legalName}</p>
          <a
            className="-my-3 inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
            href={otherLanguageHref}
            hrefLang={other}
            lang={other}
          >
            {LANGUAGE_NAMES[other]}
          </a>
          {shell?.isDemo && <p>{t("Demonstration site: cars, prices and payments are invented.")}</p>}
        </div>
      </div>
    </footer>
  );
}

function Support({ shell }: { shell: ShellView }) {
  const t = useText();
  return (
    <div className="grid gap-1 text-small text-ink-muted">
      <p className="flex min-h-11 items-center text-lead text-ink">
        <PhoneLink
          className="font-semibold tabular underline-offset-4 hover:underline"
          number={shell.supportPhone}
        />
      </p>
      {shell.contactText && <p className="max-w-prose">{shell.contactText}</p>}
      <p>{shell.supportHours}</p>
      <p>
        <a
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
          href={`mailto:${shell.supportEmail}`}
        >
          {shell.supportEmail}
        </a>
      </p>
      {shell.social.length > 0 && (
        <ul aria-label={t("Follow us")} className="flex flex-wrap gap-x-4">
          {shell.social.map(({ name, url }) => (
            <li key={name}>
              <a className={QUIET_LINK} href={url} rel="noopener me">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
