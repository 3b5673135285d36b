import type { ReactNode } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { Paragraphs } from "./paragraphs.tsx";
import type { TextPageContent } from "./text-page-content.ts";

/** Words in one column that is comfortable to read; long pages start with their contents. */
export function TextPage({ page, children }: { page: TextPageContent; children?: ReactNode }) {
  return (
    <article className="page-width grid max-w-[calc(var(--container-prose)+6rem)] gap-8 py-10 md:py-16">
      <h1 className="text-heading">{page.title}</h1>
      {page.isSample && (
        <AlertBar type="warning">
          This is sample text. The retailer's own legal text replaces it before real sales.
        </AlertBar>
      )}
      {children}
      <Contacts contacts={page.contacts} />
      {page.sections.length > 5 && <Contents page={page} />}
      {page.sections.map((section, index) => (
        <section className="grid max-w-prose gap-3" id={`part-${index + 1}`} key={section.title}>
          <h2 className="text-title">{section.title}</h2>
          <Paragraphs text={section.text} />
        </section>
      ))}
    </article>
  );
}

function Contents({ page }: { page: TextPageContent }) {
  return (
    <nav aria-label="On this page">
      <ol className="grid sm:grid-cols-2">
        {page.sections.map((section, index) => (
          <li key={section.title}>
            <a
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
              href={`#part-${index + 1}`}
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Contacts({ contacts }: { contacts: TextPageContent["contacts"] }) {
  if (contacts.length === 0) return null;
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
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
