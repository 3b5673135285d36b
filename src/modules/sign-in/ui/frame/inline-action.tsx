import type { ReactNode } from "react";

/** The way out beside an error: a button that reads like a link. */
export function InlineAction({
  children,
  onClick,
}: {
  readonly children: ReactNode;
  readonly onClick: () => void;
}) {
  return (
    <button
      className="min-h-11 font-semibold text-link underline underline-offset-4"
      onClick={onClick}
      type="button"
    >
      {children}
    </button>
  );
}
