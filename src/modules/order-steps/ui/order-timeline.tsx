import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { HistoryEntryView } from "../domain/history-entry-view.ts";
import { timeline } from "../domain/timeline.ts";
import { formatInstant } from "#modules/orders/ui/format-instant.ts";

type IconName = Parameters<typeof Icon>[0]["name"];

const ICONS: Readonly<Record<HistoryEntryView["subject"], IconName>> = {
  order: "check",
  insurance: "shield",
  id: "user",
  documents: "document",
  contract: "pen",
  payment: "card",
  delivery: "truck",
};

function iconOf({ subject, orderStatus }: HistoryEntryView): IconName {
  if (subject !== "order") return ICONS[subject];
  if (orderStatus === "CANCELED") return "close";
  return orderStatus === "DRAFT" ? "cart" : ICONS.order;
}

/** Who did it, as the buyer knows them; programs of ours act for the retailer. */
function actorText(actor: string, dealerName: string): string {
  if (actor === "buyer") return english("You");
  const party = PARTIES[actor];
  return party ?? dealerName;
}

const PARTIES: Readonly<Record<string, string>> = {
  "insurance carrier": english("Insurance carrier"),
  "id verification": english("ID check"),
  "payment provider": english("Payment provider"),
  lender: english("Lender"),
};

/** What happened to an order, newest first, with who and when (ORD-02). */
export function OrderTimeline({
  entries,
  timeZone,
  dealerName,
}: {
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
            <Icon name={iconOf(entry)} size={16} />
          </span>
          <div className="min-w-0 pt-1">
            <p className="font-medium">{t(entry.reason)}</p>
            <p className="text-small text-ink-muted">
              {t(actorText(entry.actor, dealerName))}
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
