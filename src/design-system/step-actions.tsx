import type { ReactNode } from "react";

/** The one primary action of a step: at the foot of the screen on phones, always in reach of a thumb. */
export function StepActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="step-bar on-notice z-10 flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:[@media(height>=30rem)]:sticky max-sm:bottom-[calc(var(--notice-height,0px)+var(--strip-height,0px))] max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:py-3">
      {children}
    </div>
  );
}
