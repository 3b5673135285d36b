import { type ReactNode, useEffect, useRef, useState } from "react";
import { SectionRow } from "./section-row.tsx";
import { SectionStatus } from "./section-status.tsx";
import { useProfileText } from "../use-profile-text.ts";

interface EditableSectionProps {
  readonly id: string;
  readonly title: string;
  /** Shown above the form. */
  readonly help?: string;
  /** What stands there now. */
  readonly value: ReactNode;
  /** What the button says instead of "Change" or "Add". */
  readonly changeLabel?: string;
  /** True while there is nothing yet. */
  readonly empty?: boolean;
  /** The form; `done` closes it and says why, `done()` just closes it. */
  readonly children: (done: (message?: string) => void) => ReactNode;
}

/** A value with a button that turns it into a form; the focus goes in and comes back. */
export function EditableSection(props: EditableSectionProps) {
  const { id, title, help, value, changeLabel, empty = false, children } = props;
  const text = useProfileText();
  // Undefined until it is first opened: the page's own focus stays where it is.
  const [open, setOpen] = useState<boolean>();
  const [message, setMessage] = useState<string>();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open === undefined) return;
    const target = open
      ? body.current?.querySelector<HTMLElement>("input:not([hidden]), select, button")
      : document.getElementById(`${id}-change`);
    target?.focus();
  }, [open, id]);
  const move = (next: boolean, said?: string): void => {
    setOpen(next);
    setMessage(said);
  };
  if (open !== true) {
    const change = (
      <button
        className="-my-2 -mr-2 min-h-11 shrink-0 rounded-control px-2 font-semibold text-link underline underline-offset-4"
        id={`${id}-change`}
        onClick={() => move(true)}
        type="button"
      >
        {changeLabel ?? text(empty ? "profile.add" : "profile.change")}
        <span className="sr-only"> {changeLabel === undefined ? title.toLowerCase() : title}</span>
      </button>
    );
    return (
      <SectionRow action={change} id={id} title={title}>
        <div className={empty ? "text-ink-muted" : ""}>{value}</div>
        <SectionStatus>{message}</SectionStatus>
      </SectionRow>
    );
  }
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-4 py-5" id={id} ref={body}>
      <div className="grid gap-1">
        <h3 className="font-sans text-body font-semibold" id={`${id}-title`}>
          {title}
        </h3>
        {help !== undefined && <p className="text-small text-ink-muted">{help}</p>}
      </div>
      {children((said) => move(false, said))}
    </section>
  );
}
