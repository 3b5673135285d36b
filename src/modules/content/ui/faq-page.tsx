import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Button, LinkButton } from "#design-system/button.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { useSupportPhone } from "#platform/browser/texts/support-phone.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { ContentPageView, ContentSection } from "../domain/content-page.ts";
import { PageHead } from "./content-page.tsx";
import { Prose } from "./prose.tsx";

/** CNT-02: questions that open one by one, all at once, by the browser's own search and by their address. */
export function FaqPage({ page }: { page: ContentPageView }) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  useAskedQuestion(list);
  const openAll = (open: boolean): void => {
    for (const question of list.current?.querySelectorAll("details") ?? []) question.open = open;
  };
  const groups = groupsOf(page.sections);
  return (
    <div className="page-width grid max-w-[calc(var(--container-prose)+6rem)] items-start gap-x-16 gap-y-10 py-10 md:py-16 lg:max-w-[76rem] lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid gap-6">
        <PageHead page={page} />
        <div className="-ml-3 flex flex-wrap gap-2 noscript:hidden">
          <Button look="quiet" onClick={() => openAll(true)}>
            {t("Expand all")}
          </Button>
          <Button look="quiet" onClick={() => openAll(false)}>
            {t("Collapse all")}
          </Button>
        </div>
        <div className="grid gap-8" ref={list}>
          {groups.map((group) => (
            <section aria-labelledby={group.id} key={group.id}>
              <h2 className={group.title === "" ? "sr-only" : "scroll-mt-28 pb-2 text-title"} id={group.id}>
                {group.title === "" ? page.title : group.title}
              </h2>
              {group.questions.map((question) => (
                <Question key={question.id} question={question} />
              ))}
            </section>
          ))}
        </div>
      </div>
      <Beside groups={groups} />
    </div>
  );
}

/** Where to read and, where no answer is the right one, whom to ask; on phones only the last, at the end. */
function Beside({ groups }: { readonly groups: readonly Group[] }) {
  const t = useText();
  const phone = useSupportPhone();
  return (
    <aside aria-label={t("More help")} className="grid gap-8 lg:sticky lg:top-28">
      {groups.length > 1 && (
        <nav aria-label={t("On this page")} className="max-lg:hidden">
          <ul>
            {groups.map(({ id, title }) => (
              <li key={id}>
                <a
                  className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
                  href={`#${id}`}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section aria-labelledby="ask" className="grid gap-3 rounded-card bg-surface-sunken p-5">
        <h2 className="text-lead" id="ask">
          {t("Didn't find your answer?")}
        </h2>
        {phone !== undefined && (
          <p className="text-lead">
            <PhoneLink number={phone} />
          </p>
        )}
        <LinkButton look="secondary" to="/contact-us">
          {t("Contact us")}
        </LinkButton>
      </section>
    </aside>
  );
}

function Question({ question }: { question: ContentSection }) {
  return (
    <Disclosure
      className="scroll-mt-28 border-b border-line"
      id={question.id}
      summary={<h3 className="text-lead tracking-normal">{question.title}</h3>}
      summaryClassName="min-h-16"
    >
      <div className="grid max-w-prose gap-3 pb-6">
        <Prose paragraphs={question.paragraphs} />
      </div>
    </Disclosure>
  );
}

interface Group {
  readonly id: string;
  readonly title: string;
  readonly questions: ContentSection[];
}

function groupsOf(sections: readonly ContentSection[]): Group[] {
  const groups: Group[] = [];
  for (const section of sections) {
    if (groups.length === 0 || section.group !== undefined) {
      groups.push({ id: `group-${groups.length + 1}`, title: section.group ?? "", questions: [] });
    }
    groups.at(-1)?.questions.push(section);
  }
  return groups;
}

/** `/faq#payments` opens that question. */
function useAskedQuestion(list: RefObject<HTMLDivElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const asked = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!(asked instanceof HTMLDetailsElement) || list.current?.contains(asked) !== true) return;
    asked.open = true;
    asked.scrollIntoView();
  }, [hash, list]);
}
