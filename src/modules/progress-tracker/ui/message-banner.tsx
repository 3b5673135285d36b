import type { ReactNode } from "react";
import { Icon } from "#design-system/icon.tsx";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { progressTrackerMessages } from "../messages.ts";

/** TRK-12: what the first steps are for; the timer variant carries the time spent. */
export function MessageBanner({ timer }: { readonly timer: ReactNode }) {
  const t = useText();
  const text = useTexts(progressTrackerMessages);
  return (
    <aside
      aria-label={t("About these steps")}
      className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line bg-info-soft px-4 py-1.5 lg:px-5"
    >
      <p className="flex min-w-0 flex-1 gap-2 py-1 text-fine max-lg:basis-3/4">
        <Icon className="mt-0.5 shrink-0 text-info max-lg:hidden" name="info" size={18} />
        <span>{text("progress.banner")}</span>
      </p>
      {timer}
    </aside>
  );
}
