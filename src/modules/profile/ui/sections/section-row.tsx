import type { ReactNode } from "react";

interface SectionRowProps {
  readonly id: string;
  readonly title: string;
  /** At the end of the row. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** What it is, what it says, and what can be done about it, in one line where there is room. */
export function SectionRow({ id, title, action, children }: SectionRowProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="flex items-start gap-4 py-4" id={id}>
      <div className="grid min-w-0 grow gap-0.5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-4">
        <h3 className="font-sans text-small font-normal text-ink-muted sm:text-body" id={`${id}-title`}>
          {title}
        </h3>
        <div className="grid gap-2">{children}</div>
      </div>
      {action}
    </section>
  );
}
