import type { ReactNode } from "react";

const PHONE = /(\(\d{3}\)\s\d{3}-\d{4})/u;

/** A text whose phone numbers are never broken in two, as where they are links (UI-19). */
export function wholePhones(text: string): ReactNode {
  const parts = text.split(PHONE);
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // Its place is its key: the same number may stand in a text twice.
      <span className="whitespace-nowrap" key={at}>
        {part}
      </span>
    ),
  );
}
