import { Disclosure } from "#design-system/disclosure.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { LOCALES } from "#platform/shared/texts/language.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { SaleEvent, SaleView } from "../domain/sale-view.ts";

const WORDS: Readonly<Record<SaleEvent, string>> = {
  accepted: english("You accepted the offer"),
  booked: english("You booked the appointment"),
  moved: english("You moved the appointment"),
  appointmentCanceled: english("The appointment was canceled"),
  appointmentMissed: english("The appointment was missed"),
  paperUploaded: english("You sent a document"),
  paperRejected: english("A document has to be sent again"),
  signed: english("You signed the papers"),
  accountGiven: english("You entered your bank account"),
  payoffQuoted: english("Your lender told us the payoff"),
  shortfallReceived: english("We received what you owed above our offer"),
  inspectedAsPromised: english("The inspection found the car as described"),
  inspectedDifferent: english("The inspection found a difference"),
  amountAccepted: english("You accepted the new amount"),
  amountDeclined: english("You declined the new amount"),
  lenderPayoutSent: english("We sent the payoff to your lender"),
  lenderPaid: english("Your lender was paid"),
  lenderPayoutReturned: english("The payoff came back; we're looking into it"),
  sellerPayoutSent: english("We sent your money"),
  sellerPaid: english("Your money arrived"),
  sellerPayoutReturned: english("Your bank sent the money back"),
  paid: english("The sale is complete"),
  canceled: english("The sale was canceled"),
};

/** What happened, the newest first, where the retailer is. */
export function SaleHistory({ sale }: { readonly sale: SaleView }) {
  const t = useText();
  const format = new Intl.DateTimeFormat(LOCALES[t.language], {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: sale.rooftop.timeZone,
  });
  return (
    <Disclosure summary={t("What has happened so far")}>
      <ol className="grid gap-2">
        {sale.history.map(({ kind, at }, index) => (
          // By place: entries are only ever added at the front, and the list is read anew.
          <li
            className="flex justify-between gap-4 border-b border-line pb-2"
            key={sale.history.length - index}
          >
            <span>{t(WORDS[kind])}</span>
            <time className="shrink-0 text-small text-ink-muted" dateTime={at}>
              {format.format(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
