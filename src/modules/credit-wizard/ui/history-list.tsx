import type { ReactNode } from "react";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { FieldError } from "#design-system/field-frame.tsx";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { entryTitle } from "./field-labels.ts";

/** More is nobody's last two years. */
const MOST = 6;

interface HistoryListProps<T> {
  /** Name of the list in its page, and its id. */
  readonly name: "previousJobs" | "previousHomes";
  readonly title: string;
  readonly help: string;
  readonly addLabel: string;
  readonly error: string | undefined;
  readonly entries: readonly T[];
  readonly onChange: (entries: T[]) => void;
  readonly children: (entry: T, change: (part: Partial<T>) => void, idPrefix: string) => ReactNode;
}

/** What came before, as far back as two years (CRED-05, CRED-06). */
export function HistoryList<T extends object>(props: HistoryListProps<T>) {
  const { name, title, help, addLabel, error, entries, onChange, children } = props;
  const t = useText();
  return (
    <section aria-labelledby={`${name}-title`} className="grid gap-4 outline-none" id={name} tabIndex={-1}>
      <div className="grid gap-1">
        <h3 className="text-lead" id={`${name}-title`}>
          {title}
        </h3>
        <p className="text-small text-ink-muted">{help}</p>
        <FieldError id={name} text={error} />
      </div>
      {entries.map((entry, at) => (
        // An entry has no name of its own; its place is what it is called.
        <Card as="section" aria-label={entryTitle(t, name, at)} className="grid gap-4" key={at}>
          <div className="flex items-center justify-between gap-3">
            <h4 className="font-semibold">{entryTitle(t, name, at)}</h4>
            <Button
              aria-label={t("Remove: {entry}", { entry: entryTitle(t, name, at) })}
              look="quiet"
              onClick={() => onChange(entries.filter((_, other) => other !== at))}
            >
              {t("Remove")}
            </Button>
          </div>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {children(
              entry,
              (part) => onChange(entries.map((one, other) => (other === at ? { ...one, ...part } : one))),
              `${name}.${at}.`,
            )}
          </div>
        </Card>
      ))}
      {entries.length < MOST && (
        <Button
          className="justify-self-start"
          look="secondary"
          onClick={() => onChange([...entries, {} as T])}
        >
          <Icon name="plus" />
          {addLabel}
        </Button>
      )}
    </section>
  );
}
