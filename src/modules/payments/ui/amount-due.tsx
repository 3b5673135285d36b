import { Card } from "#design-system/card.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { lineReason } from "#modules/orders/domain/line-reason.ts";
import { textInContext } from "#platform/shared/texts/text.ts";
import type { PaymentsView } from "./payments-view.ts";

/** The amount as the largest text, opening to what it is made of. */
export function AmountDue({
  data,
  label,
  cents = data.balanceCents,
}: {
  readonly data: PaymentsView;
  readonly label?: string;
  /** What to show, when it is not what a payment would take now. */
  readonly cents?: number;
}) {
  const t = useText();
  return (
    <Card className="grid pt-4 pb-1 md:pt-5 md:pb-2">
      <p className="text-small text-ink-muted">{label ?? t("Due now")}</p>
      <p className="pb-2 text-display font-bold tracking-tight">
        <MoneyText cents={cents} exact />
      </p>
      <Disclosure className="border-t border-line" summary={t("What this includes")}>
        <dl className="grid divide-y divide-line">
          {data.lines.map((line) => (
            <div className="flex justify-between gap-4 py-2.5" key={line.code}>
              <dt>
                {line.code === "deliveryFee" ? textInContext(t, line.label, "handover") : t(line.label)}
                {line.derivation && (
                  <span className="block text-small text-ink-muted">{lineReason(t, line)}</span>
                )}
              </dt>
              <dd>
                <MoneyText cents={line.amountCents} exact />
              </dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 py-2.5 font-semibold">
            <dt>{t("Total")}</dt>
            <dd>
              <MoneyText cents={data.totalCents} exact />
            </dd>
          </div>
          {data.paidCents > 0 && <Less cents={data.paidCents} label={t("Already paid")} />}
          {data.onItsWayCents > 0 && <Less cents={data.onItsWayCents} label={t("On its way")} />}
        </dl>
      </Disclosure>
    </Card>
  );
}

function Less({ label, cents }: { readonly label: string; readonly cents: number }) {
  return (
    <div className="flex justify-between gap-4 py-2.5">
      <dt>{label}</dt>
      <dd>
        <MoneyText cents={-cents} exact />
      </dd>
    </div>
  );
}
