import { useCheckoutSite } from "#modules/deal-drafts/ui/checkout-site.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { useText } from "#platform/browser/texts/texts.tsx";

/** By what a car is paid in full, and how much of it, said where this way is chosen and not when it is too late (OP-03). */
export function CashLimits() {
  const t = useText();
  const { creditCardLimitCents, achLimitCents } = useCheckoutSite().limits;
  return (
    <p className="text-small text-ink-muted">
      {t(
        "After you sign: by linked bank account (no limit), card (up to {cardLimit}), or account and routing number (up to {achLimit}).",
        {
          cardLimit: formatDollarsAndCents(creditCardLimitCents),
          achLimit: formatDollarsAndCents(achLimitCents),
        },
      )}
    </p>
  );
}
