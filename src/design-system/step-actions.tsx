import type { ReactNode } from "react";

/** The one primary action of a step: at the foot of the screen on phones, always in reach of a thumb. */
export function StepActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="z-10 flex flex-wrap items-center gap-4 max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:py-3">
      {children}
    </div>
  );
}
