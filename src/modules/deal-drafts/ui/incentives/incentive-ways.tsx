import { useState } from "react";
import { Button } from "#design-system/button.tsx";
import { RadioGroup } from "#design-system/radio-group.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { DraftIncentivesView, IncentiveWayView } from "../../domain/draft-incentives-view.ts";
import type { IncentivesSaid } from "../checkout-api.ts";

interface IncentiveWaysProps {
  readonly data: DraftIncentivesView;
  readonly onSay: (change: Partial<IncentivesSaid>) => Promise<void>;
}

/** Cash or the special rate, both over the time that the buyer means to keep the loan (PROT-05). */
export function IncentiveWays({ data, onSay }: IncentiveWaysProps) {
  const t = useText();
  const [months, setMonths] = useState(data.horizonMonths === null ? "" : String(data.horizonMonths));
  // What was chosen shows at once, and goes back where it could not be saved.
  const [wanted, setWanted] = useState<IncentivesSaid["preference"]>();
  const { ways, preference, horizonMonths, termMonths } = data;
  const prefer = async (value: IncentivesSaid["preference"]): Promise<void> => {
    setWanted(value);
    await onSay({ preference: value });
    setWanted(undefined);
  };
  const over = horizonMonths ?? termMonths ?? 0;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3 sm:grid-cols-2">
        {ways.map((way) => (
          <li
            className={`grid content-start gap-1 rounded-control border p-4 ${way.isChosen ? "border-action" : "border-line"}`}
            key={way.titles.join("|")}
          >
            <Way months={over} way={way} />
          </li>
        ))}
      </ul>
      <Difference ways={ways} />
      <RadioGroup
        columns={1}
        id="incentive-preference"
        legend={t("Which do you want?")}
        onChange={(value) => void prefer(value as IncentivesSaid["preference"])}
        options={[
          { value: "sure", label: t("What everyone gets") },
          { value: "best", label: t("Whatever costs least, if the lender agrees") },
          { value: "cash", label: t("Cash off the price") },
          { value: "rate", label: t("The special rate") },
        ]}
        value={wanted ?? preference}
      />
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = Number(months);
          void onSay({
            horizonMonths: months.trim() === "" || Number.isNaN(typed) ? null : Math.round(typed),
          });
        }}
      >
        <TextField
          help={t("Leave it blank if you plan to keep the loan for its full term.")}
          id="incentive-horizon"
          inputMode="numeric"
          label={t("Months you expect to keep the loan")}
          maxLength={3}
          onChange={({ target }) => setMonths(target.value.replaceAll(/\D/gu, ""))}
          value={months}
        />
        <Button look="secondary" type="submit">
          {t("Compare")}
        </Button>
      </form>
    </div>
  );
}

function Way({ way, months }: { readonly way: IncentiveWayView; readonly months: number }) {
  const t = useText();
  const { titles, apr, cashCents, monthlyPaymentCents, costCents, isChosen } = way;
  const money = formatDollarsAndCents;
  return (
    <>
      <p className="font-semibold">{titles.length === 0 ? t("Without incentives") : titles.join(" + ")}</p>
      <p className="text-small">
        {[
          apr === null ? "" : t("{apr}% APR", { apr }),
          cashCents > 0 ? t("{amount} off", { amount: money(cashCents) }) : "",
          monthlyPaymentCents === null ? "" : t("{payment} a month", { payment: money(monthlyPaymentCents) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className="text-small text-ink-muted">
        {t("{total} in total over {months} months", { total: money(costCents), months })}
      </p>
      {isChosen && <p className="text-small font-semibold text-success">{t("Applied to your deal")}</p>}
    </>
  );
}

function Difference({ ways }: Pick<DraftIncentivesView, "ways">) {
  const t = useText();
  const [best, next] = ways.toSorted((a, b) => a.costCents - b.costCents);
  if (!best || !next || best.costCents === next.costCents) return null;
  return (
    <p>
      {t(
        best.apr === null
          ? english("Taking the cash costs you {amount} less.")
          : english("The special rate costs you {amount} less."),
        {
          amount: formatDollarsAndCents(next.costCents - best.costCents),
        },
      )}
    </p>
  );
}
