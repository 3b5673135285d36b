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
      className="grid gap-x-4 gap-y-1 rounded-card border border-info bg-info-soft px-4 py-3 sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <p className="flex gap-3 text-small">
        <Icon className="mt-0.5 shrink-0 text-info" name="info" />
        <span>{text("progress.banner")}</span>
      </p>
      {timer}
    </aside>
  );
}
