import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { HistoryEntryView } from "../domain/history-entry-view.ts";
import type { StepHistory } from "../domain/step-history.ts";
import { timeline } from "../domain/timeline.ts";
import { formatInstant } from "#modules/orders/ui/format-instant.ts";

/** How the history shows one step: its icon, and the parties that only it knows. */
export type StepLook = Pick<StepHistory, "subject" | "icon" | "parties">;

type IconName = Parameters<typeof Icon>[0]["name"];

function iconOf(looks: readonly StepLook[], { subject, orderStatus }: HistoryEntryView): IconName {
  if (subject !== "order") return looks.find((look) => look.subject === subject)?.icon ?? "check";
  if (orderStatus === "CANCELED") return "close";
  return orderStatus === "DRAFT" ? "cart" : "check";
}

/** Who did it, as the buyer knows them; programs of ours act for the retailer. */
function actorText(looks: readonly StepLook[], actor: string, dealerName: string): string {
  if (actor === "buyer") return english("You");
  if (actor === "lender") return english("Lender");
  return looks.map(({ parties }) => parties?.[actor]).find((party) => party !== undefined) ?? dealerName;
}

/** What happened to an order, newest first, with who and when (ORD-02). */
export function OrderTimeline({
  looks,
  entries,
  timeZone,
  dealerName,
}: {
  readonly looks: readonly StepLook[];
  readonly entries: readonly HistoryEntryView[];
  readonly timeZone: string;
  readonly dealerName: string;
}) {
  const t = useText();
  return (
    <ol className="grid">
      {timeline(entries).map((entry) => (
        <li
          className="relative grid grid-cols-[2rem_1fr] gap-3 pb-5 last:pb-0 before:absolute before:top-8 before:bottom-0 before:left-4 before:w-px before:bg-line-strong last:before:hidden"
          key={`${entry.at}-${entry.reason}`}
        >
          <span className="grid size-8 place-items-center rounded-full border border-line-strong bg-surface-raised text-ink-muted">
            <Icon name={iconOf(looks, entry)} size={16} />
          </span>
          <div className="min-w-0 pt-1">
            <p className="font-medium">{t(entry.reason)}</p>
            <p className="text-small text-ink-muted">
              {t(actorText(looks, entry.actor, dealerName))}
              {" · "}
              <time className="tabular" dateTime={entry.at}>
                {formatInstant(entry.at, timeZone, t.language)}
              </time>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
