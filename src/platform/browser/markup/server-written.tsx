import { Suspense, useState, type ReactNode } from "react";

interface ServerWrittenProps {
  /** Of the element around it; no other element of a page has it. */
  readonly id: string;
  /** Says everything the content depends on: other content is drawn by the browser. */
  readonly by: string;
  /** Of components that are there on the server and lazy in the browser. */
  readonly children: ReactNode;
}

/**
 * Content without state or handlers that a document brings along: the browser keeps the markup as it came, and loads
 * the code behind it only when it has to draw such content itself, after a navigation (decision 0166).
 *
 * Links inside must be plain ones, and there may be no `useId`.
 */
export function ServerWritten({ id, by, children }: ServerWrittenProps) {
  const [kept] = useState(() => ({ by, html: markupOf(id) }));
  if (import.meta.env.SSR) return <div id={id}>{children}</div>;
  if (kept.html !== undefined && kept.by === by)
    return <div dangerouslySetInnerHTML={{ __html: kept.html }} id={id} />;
  return (
    <div id={id} key="drawn">
      <Suspense>{children}</Suspense>
    </div>
  );
}

function markupOf(id: string): string | undefined {
  return typeof document === "undefined" ? undefined : document.getElementById(id)?.innerHTML;
}
