import { useState } from "react";
import { Button } from "#design-system/button.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { IncentivesView } from "../domain/incentive-view.ts";
import { IncentiveList } from "./incentive-list.tsx";

/** How many programs a car has, and all of them in a window (PROT-05, PROT-06); nothing for a car without. */
export function IncentivesButton({ vehicleKey }: { readonly vehicleKey: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { data } = useApiData<IncentivesView>(
    `/public/incentives?${new URLSearchParams({ vin: vehicleKey })}`,
  );
  if (!data || data.count === 0) return null;
  return (
    <>
      <p>
        <Button look="secondary" onClick={() => setOpen(true)}>
          {t(
            data.count === 1
              ? english("1 incentive for this car")
              : english("{count} incentives for this car"),
            {
              count: data.count,
            },
          )}
        </Button>
      </p>
      <Dialog onClose={() => setOpen(false)} open={isOpen} title={t("Incentives for this car")}>
        <p className="text-small text-ink-muted">
          {t(
            "The price here has the combination of programs that costs you the least of those that everyone gets. Checkout shows it next to the others. We never choose a program for you that only some people qualify for, or that depends on a lender.",
          )}
        </p>
        <IncentiveList programs={data.programs} />
        <Button look="secondary" onClick={() => setOpen(false)}>
          {t("Close")}
        </Button>
      </Dialog>
    </>
  );
}
