import { useEffect, useRef } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";

interface ErrorSummaryProps {
  /** Field id to text; an empty object shows nothing. */
  readonly errors: Readonly<Record<string, string>>;
  readonly title?: string;
}

/**
 * What is wrong with a form, as links to the fields. Takes the focus for what is new, never from somebody who is
 * correcting a field; a form that is sent again says so by another `key`.
 */
export function ErrorSummary({ errors, title }: ErrorSummaryProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const told = useRef<ErrorSummaryProps["errors"]>({});
  useEffect(() => {
    if (hasNews(told.current, errors)) box.current?.focus();
    told.current = errors;
  }, [errors]);
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <div
      aria-labelledby="error-summary-title"
      className="grid gap-2 rounded-card border-2 border-danger bg-danger-soft p-4"
      ref={box}
      role="alert"
      tabIndex={-1}
    >
      <h2 className="text-lead" id="error-summary-title">
        {title ?? t("Please check these answers")}
      </h2>
      <ul className="grid gap-1">
        {entries.map(([id, text]) => (
          <li key={id}>
            <a
              className="inline-block py-1 font-semibold text-danger underline underline-offset-4"
              href={`#${id}`}
            >
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether something is wrong that was not, or is wrong in another way. */
export function hasNews(before: ErrorSummaryProps["errors"], now: ErrorSummaryProps["errors"]): boolean {
  return Object.entries(now).some(([id, text]) => before[id] !== text);
}
