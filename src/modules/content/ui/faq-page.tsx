import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Button } from "#design-system/button.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
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
  return (
    <div className="page-width grid max-w-[calc(var(--container-prose)+6rem)] gap-6 py-10 md:py-16">
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
        {groupsOf(page.sections).map((group) => (
          <section aria-labelledby={group.id} key={group.id}>
            <h2 className={group.title === "" ? "sr-only" : "pb-2 text-title"} id={group.id}>
              {group.title === "" ? page.title : group.title}
            </h2>
            {group.questions.map((question) => (
              <Question key={question.id} question={question} />
            ))}
          </section>
        ))}
      </div>
    </div>
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
