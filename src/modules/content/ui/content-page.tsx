import { Link } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { LOCALES } from "#platform/shared/texts/language.ts";
import type { Contact, ContentPageView, LegalVersion } from "../domain/content-page.ts";
import { Prose } from "./prose.tsx";

const LONG = 5;

/** Words in one column that is comfortable to read; long pages start with their contents (CNT-01). */
export function ContentPage({ page, children }: { page: ContentPageView; children?: React.ReactNode }) {
  const t = useText();
  return (
    <article className="page-width grid max-w-[calc(var(--container-prose)+6rem)] gap-8 py-10 md:py-16">
      <PageHead page={page} />
      {page.isSample && (
        <AlertBar type="warning">
          {t("This is sample text. The retailer replaces it with its own legal text before real sales.")}
        </AlertBar>
      )}
      <Contacts contacts={page.contacts} />
      {page.sections.length > LONG && <Contents page={page} />}
      {page.sections.map((section) => (
        <section className="grid max-w-prose scroll-mt-28 gap-3" id={section.id} key={section.id}>
          <h2 className="text-title">{section.title}</h2>
          <Prose paragraphs={section.paragraphs} />
        </section>
      ))}
      {children}
      <Versions page={page} />
    </article>
  );
}

/** Short parts beside each other, below what the page is there for. */
export function ContentSections({ page }: { page: ContentPageView }) {
  return (
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
      {page.sections.map((section) => (
        <section
          className="grid max-w-prose scroll-mt-28 content-start gap-3"
          id={section.id}
          key={section.id}
        >
          <h2 className="text-lead">{section.title}</h2>
          <Prose paragraphs={section.paragraphs} />
        </section>
      ))}
    </div>
  );
}

/** Title, what the page is about, and since when it holds. */
export function PageHead({ page }: { page: ContentPageView }) {
  const t = useText();
  const day = useDay();
  const shown = page.earlier ?? page.versions[0]?.effective;
  return (
    <header className="grid max-w-prose gap-3">
      <h1 className="text-heading">{page.title}</h1>
      {page.intro !== "" && <p className="text-lead text-ink-muted">{page.intro}</p>}
      {shown !== undefined && (
        <p className="text-small text-ink-muted">
          <time dateTime={shown}>{t("Effective {day}", { day: day(shown) })}</time>
        </p>
      )}
      {page.earlier !== null && (
        <AlertBar type="warning">
          {t("This is an earlier version.")}{" "}
          <Link className="font-semibold underline underline-offset-4" to={`/${page.name}`}>
            {t("Read the current version")}
          </Link>
        </AlertBar>
      )}
    </header>
  );
}

function Versions({ page }: { page: ContentPageView }) {
  const t = useText();
  if (page.versions.length < 2) return null;
  return (
    <section aria-labelledby="versions" className="grid gap-3 border-t border-line pt-8">
      <h2 className="text-title" id="versions">
        {t("Versions")}
      </h2>
      <ul className="grid gap-3">
        {page.versions.map((version, index) => (
          <li className="grid gap-1" key={version.effective}>
            <VersionLink page={page} version={version} isCurrent={index === 0} />
            {version.summary !== "" && <p className="max-w-prose text-ink-muted">{version.summary}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function VersionLink({
  page,
  version,
  isCurrent,
}: {
  page: ContentPageView;
  version: LegalVersion;
  isCurrent: boolean;
}) {
  const t = useText();
  const day = useDay();
  const label = t("Effective {day}", { day: day(version.effective) });
  const isShown = isCurrent ? page.earlier === null : page.earlier === version.effective;
  if (isShown || !version.isKept) return <p className="font-semibold">{label}</p>;
  return (
    <Link
      className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      to={isCurrent ? `/${page.name}` : `/${page.name}?version=${version.effective}`}
    >
      {label}
    </Link>
  );
}

/** A calendar day in words; it is a day and no instant, so no time zone moves it. */
function useDay(): (day: string) => string {
  const { language } = useText();
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

function Contents({ page }: { page: ContentPageView }) {
  const t = useText();
  return (
    <nav aria-label={t("On this page")}>
      <ol className="grid sm:grid-cols-2">
        {page.sections.map((section) => (
          <li key={section.id}>
            <a
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
              href={`#${section.id}`}
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Numbers and addresses that hold for the whole retailer. */
export function Contacts({ contacts }: { contacts: readonly Contact[] }) {
  if (contacts.length === 0) return null;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-4">
      {contacts.map((contact) => (
        <li
          className="grid content-start gap-1 rounded-card border border-line bg-surface-raised p-5"
          key={contact.label}
        >
          <p className="text-small text-ink-muted">{contact.label}</p>
          {contact.phone && (
            <p className="flex min-h-11 items-center text-lead">
              <PhoneLink number={contact.phone} />
            </p>
          )}
          {contact.email && (
            <a
              className="inline-flex min-h-11 items-center text-link wrap-anywhere underline underline-offset-4"
              href={`mailto:${contact.email}`}
            >
              {contact.email}
            </a>
          )}
          {contact.address && <p>{contact.address}</p>}
        </li>
      ))}
    </ul>
  );
}
