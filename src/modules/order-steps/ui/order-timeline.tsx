import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import type { HistoryEntryView } from "../domain/history-entry-view.ts";
import type { StepHistory } from "../domain/step-history.ts";
import { groupTimeline } from "../domain/group-timeline.ts";
import { timeline } from "../domain/timeline.ts";
import { formatDay, formatInstant } from "#modules/orders/ui/format-instant.ts";

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

/** The sentence of an entry, with its amount and day. */
function storyText(t: Text, { reason, about, at }: HistoryEntryView, timeZone: string): string {
  if (!about) return t(reason);
  const amount = about.amountCents === null ? "" : formatDollarsAndCents(about.amountCents);
  return t(reason, {
    amount,
    day: formatDay(about.on === null ? at : `${about.on}T12:00:00Z`, timeZone, t.language),
  });
}

/** What happened to an order, newest first, with who and when (ORD-02); a burst of updates is one item. */
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
      {groupTimeline(timeline(entries)).map(({ newest: entry, earlier }) => (
        <li
          className="relative grid grid-cols-[2rem_1fr] gap-3 pb-5 last:pb-0 before:absolute before:top-8 before:bottom-0 before:left-4 before:w-px before:bg-line-strong last:before:hidden"
          key={`${entry.at}-${entry.reason}`}
        >
          <span className="grid size-8 place-items-center rounded-full border border-line-strong bg-surface-raised text-ink-muted">
            <Icon name={iconOf(looks, entry)} size={16} />
          </span>
          <div className="min-w-0 pt-1">
            <p className="font-medium">{storyText(t, entry, timeZone)}</p>
            {earlier.map((before) => (
              <p className="text-ink-muted" key={`${before.at}-${before.reason}`}>
                {storyText(t, before, timeZone)}
              </p>
            ))}
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
