import { useText } from "#platform/browser/texts/texts.tsx";
import { LANGUAGE_NAMES, otherLanguage } from "#platform/shared/texts/language.ts";
import { PageLink } from "../links/page-link.tsx";
import { RouteAnnouncer } from "../route-announcer.tsx";
import { useShell } from "../view/use-shell.ts";

const LINK = "inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink";

/** All that is left of the footer where somebody works on one thing. @param props.otherLanguageHref this page in the other language */
export function LegalLine({ otherLanguageHref }: { readonly otherLanguageHref: string }) {
  const t = useText();
  const other = otherLanguage(t.language);
  const shell = useShell();
  return (
    <footer className="page-width flex flex-wrap items-center gap-x-5 py-4 text-fine text-ink-muted print:hidden">
      {/* Here, because this code comes after the page is alive. */}
      <RouteAnnouncer />
      <p>{shell?.legalName}</p>
      <PageLink className={LINK} to="/privacy-policy">
        {t("Privacy Policy")}
      </PageLink>
      <PageLink className={LINK} to="/terms-of-use">
        {t("Terms of Use")}
      </PageLink>
      <a className={LINK} href={otherLanguageHref} hrefLang={other} lang={other}>
        {LANGUAGE_NAMES[other]}
      </a>
    </footer>
  );
}
