import { useText } from "#platform/browser/texts/texts.tsx";
import type { TrackerStep } from "../../domain/derive-tracker.ts";
import { minutesOfWork } from "../../domain/road-share.ts";

/** About how much the buyer still has to do, from what each step takes. */
export function WorkLeft({ steps }: { readonly steps: readonly TrackerStep[] }) {
  const t = useText();
  const minutes = minutesOfWork(steps);
  if (minutes === 0) return <span>{t("Nothing left to do for now")}</span>;
  return (
    <span>
      {minutes === 1
        ? t("About 1 minute of work left")
        : t("About {minutes} minutes of work left", { minutes })}
    </span>
  );
}
