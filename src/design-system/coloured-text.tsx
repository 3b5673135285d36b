import type { ReactNode } from "react";

/**
 * A headline whose parts between asterisks stand out in colour: `Your next car is *one good evening* away`. The flag
 * `hide_coloured_spans` makes them plain again (FLG-02). An asterisk without a partner is an asterisk.
 */
export function ColouredText({ text }: { readonly text: string }): ReactNode {
  const parts = text.split(/\*([^*]+)\*/u);
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // The parts of a text have no other identity.
      <em className="coloured" key={at}>
        {part}
      </em>
    ) : (
      part
    ),
  );
}
