import { payableCents } from "#modules/pricing/domain/payable-price.ts";
import { CardRow } from "#modules/inventory/ui/card/card-row.tsx";
import { readCardText } from "#modules/inventory/ui/card/card-text.ts";
import { VehicleGrid } from "#modules/inventory/ui/card/vehicle-grid.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";

export interface PriceDropsProps {
  readonly drops: readonly { readonly card: string; readonly dropCents: number }[];
}

/** Cars that became cheaper within a month. */
export function PriceDrops({ drops }: PriceDropsProps) {
  const t = useText();
  const largest = drops[0];
  if (largest === undefined) return null;
  return (
    <section aria-labelledby="drops">
      <h2 className="text-heading" id="drops">
        {t("Price drops")}
      </h2>
      <p className="pb-5 text-ink-muted">
        {t("Up to {amount} less than 30 days ago. Each car's page shows its whole price history.", {
          amount: formatWholeDollars(largest.dropCents),
        })}
      </p>
      <CardRow>
        <VehicleGrid
          cards={drops.map(({ card }) => card)}
          notes={drops.map(({ card, dropCents }) =>
            t("Down {amount}. It was {was}.", {
              amount: formatWholeDollars(dropCents),
              was: formatWholeDollars((payableCents(readCardText(card)) ?? 0) + dropCents),
            }),
          )}
        />
      </CardRow>
    </section>
  );
}
