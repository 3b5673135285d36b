import { useState } from "react";
import { Card } from "#design-system/card.tsx";
import { MoneyField } from "#modules/pricing/ui/calculator/money-field.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { GAP_SAMPLE, type GapCase, gapPayment } from "../../domain/gap-payment.ts";
import { OptionalNote } from "../plan/optional-note.tsx";
import { RefusedPlans } from "../offer/refused-plans.tsx";
import { DealBar } from "./deal-bar.tsx";
import { PlanRows } from "./plan-rows.tsx";
import type { PlansPageParts } from "./plans-page-parts.ts";

/** PROT-04 "GAP", PROT-03: the sample, and the shopper's own numbers. */
export function GapPage(parts: PlansPageParts) {
  const t = useText();
  const { menu } = parts.plans;
  const product = parts.products.find(({ kind }) => kind === "gap");
  const refused = (menu?.refused ?? []).filter(({ productId }) => productId === product?.id);
  return (
    <div className="grid gap-8">
      <header className="grid max-w-prose gap-2">
        <h1 className="text-heading">{t("What GAP pays")}</h1>
        <p className="text-lead text-ink-muted">{sentence(GAP_SAMPLE, t)}</p>
        <OptionalNote />
      </header>
      <DealBar plans={parts.plans} vehicle={parts.vehicle} />
      <section className="grid max-w-xl gap-3">
        <h2 className="text-title">{t("A sample")}</h2>
        <GapBalance numbers={GAP_SAMPLE} />
      </section>
      <OwnNumbers key={menu?.gap?.loanCents ?? 0} parts={parts} />
      <section className="grid max-w-prose gap-3">
        <h2 className="text-title">{t("When GAP doesn't help")}</h2>
        <p>
          {t(
            "If you owe less than the car is worth, your insurance pays the loan by itself. The more you put down and the shorter the term, the sooner that is. A lease often includes GAP already.",
          )}
        </p>
      </section>
      {product && (
        <section className="grid gap-3">
          <h2 className="text-title">{product.name}</h2>
          <PlanRows parts={parts} product={product} />
        </section>
      )}
      <RefusedPlans refused={refused} />
    </div>
  );
}

/** OP-17, verbatim. */
function sentence(numbers: GapCase, t: ReturnType<typeof useText>): string {
  return t(
    "If your vehicle is declared a total loss, GAP may cover the difference between your loan balance ({loanValue}) and your insurer's settlement ({settlement}). Your deductible ({deductible}) is not included.",
    {
      loanValue: formatWholeDollars(numbers.loanCents),
      settlement: formatWholeDollars(numbers.settlementCents),
      deductible: formatWholeDollars(numbers.deductibleCents),
    },
  );
}

function OwnNumbers({ parts }: { readonly parts: PlansPageParts }) {
  const t = useText();
  const own = parts.plans.menu?.gap ?? null;
  const [numbers, setNumbers] = useState<GapCase>({
    ...GAP_SAMPLE,
    ...(own && { loanCents: own.loanCents, settlementCents: own.valueCents }),
  });
  const change = (part: Partial<GapCase>): void => setNumbers((before) => ({ ...before, ...part }));
  const { gapCents } = gapPayment(numbers);
  return (
    <section className="grid max-w-xl gap-4">
      <h2 className="text-title">{t("Your own numbers")}</h2>
      <p className="text-small text-ink-muted">
        {own
          ? t(
              "We filled in the loan of this deal and the price of the car. Insurers pay what the car is worth on the day of the loss, usually less each month.",
            )
          : t("Type what you would owe and what the car would be worth.")}
      </p>
      <div className="grid gap-4 sm:grid-cols-3 sm:items-end">
        <MoneyField
          cents={numbers.loanCents}
          id="gap-loan"
          label={t("Loan balance")}
          onSettled={(loanCents) => change({ loanCents })}
        />
        <MoneyField
          cents={numbers.settlementCents}
          id="gap-settlement"
          label={t("Insurer's settlement")}
          onSettled={(settlementCents) => change({ settlementCents })}
        />
        <MoneyField
          cents={numbers.deductibleCents}
          id="gap-deductible"
          label={t("Your deductible")}
          onSettled={(deductibleCents) => change({ deductibleCents })}
        />
      </div>
      <div aria-live="polite">
        <GapBalance numbers={numbers} />
        {gapCents === 0 && (
          <p className="pt-3 text-small font-semibold">
            {t("With these numbers GAP would pay nothing: the settlement covers the loan.")}
          </p>
        )}
      </div>
    </section>
  );
}

function GapBalance({ numbers }: { readonly numbers: GapCase }) {
  const t = useText();
  const { gapCents, buyerCents } = gapPayment(numbers);
  const rows = [
    [t("Loan balance"), numbers.loanCents],
    [t("Insurer's settlement"), -numbers.settlementCents],
  ] as const;
  return (
    <Card className="grid gap-3">
      <dl className="grid gap-2 text-small">
        {rows.map(([label, cents]) => (
          <div className="flex justify-between gap-4" key={label}>
            <dt>{label}</dt>
            <dd>
              <MoneyText cents={cents} />
            </dd>
          </div>
        ))}
      </dl>
      <dl className="grid grid-cols-2 gap-4 border-t border-line pt-3">
        <div>
          <dt className="text-small text-ink-muted">{t("GAP pays")}</dt>
          <dd className="text-title font-bold">
            <MoneyText cents={gapCents} />
          </dd>
        </div>
        <div>
          <dt className="text-small text-ink-muted">{t("You pay your deductible")}</dt>
          <dd className="text-title font-bold">
            <MoneyText cents={buyerCents} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
