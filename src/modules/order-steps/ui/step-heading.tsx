import type { ReactNode } from "react";

/** Title of a step's screen and the one sentence that says why. Takes the focus when the screen changes. */
export function StepHeading({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <header className="grid gap-2">
      <h1 className="text-heading outline-none" data-step-title="" tabIndex={-1}>
        {title}
      </h1>
      {children && <p className="max-w-prose text-lead text-ink-muted">{children}</p>}
    </header>
  );
}
