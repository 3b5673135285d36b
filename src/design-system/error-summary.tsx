import { useEffect, useRef } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";

interface ErrorSummaryProps {
  /** Field id to text; an empty object shows nothing. */
  readonly errors: Readonly<Record<string, string>>;
  readonly title?: string;
}

/** What is wrong with a form, as links to the fields; takes the focus whenever the errors change. */
export function ErrorSummary({ errors, title }: ErrorSummaryProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);
  const key = entries.map(([id, text]) => `${id}:${text}`).join("|");
  useEffect(() => {
    if (key !== "") box.current?.focus();
  }, [key]);
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
