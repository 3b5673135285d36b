import { Icon, type IconName } from "#design-system/icon.tsx";
import type { ContentPageView } from "../domain/content-page.ts";
import { Prose } from "./prose.tsx";

/** Signs of the product's own promises; one that a retailer wrote has a check mark. */
const SIGNS: Readonly<Partial<Record<string, IconName>>> = {
  price: "document",
  days: "calendar",
  checked: "search",
  door: "truck",
  people: "phone",
};

/** Each promise as a card with its sign, so that a glance tells how many there are and what they are about (CNT-01). */
export function Promises({ page }: { readonly page: ContentPageView }) {
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-6">
      {page.sections.map((section, at) => (
        <section
          // Five cards fill two rows: three, then two wider ones.
          className={`grid scroll-mt-28 content-start gap-3 rounded-card border border-line bg-surface-raised p-5 md:p-6 ${at < 3 ? "xl:col-span-2" : "xl:col-span-3"} ${at === page.sections.length - 1 && at % 2 === 0 ? "md:max-xl:col-span-2" : ""}`}
          id={section.id}
          key={section.id}
        >
          <span className="grid size-11 place-items-center rounded-full bg-accent-soft">
            <Icon name={SIGNS[section.id] ?? "check"} size={22} />
          </span>
          <h2 className="text-lead font-semibold">{section.title}</h2>
          <Prose paragraphs={section.paragraphs} />
        </section>
      ))}
    </div>
  );
}
