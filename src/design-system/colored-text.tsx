import type { ReactNode } from "react";

/**
 * A headline whose parts between asterisks stand out in color: `Your next car is *one good evening* away`. The flag
 * `hide_colored_spans` makes them plain again (FLG-02). An asterisk without a partner is an asterisk.
 */
export function ColoredText({ text }: { readonly text: string }): ReactNode {
  const parts = text.split(/\*([^*]+)\*/u);
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // The parts of a text have no other identity.
      <em className="colored" key={at}>
        {part}
      </em>
    ) : (
      part
    ),
  );
}
