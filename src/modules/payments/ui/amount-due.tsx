import { Disclosure } from "#design-system/disclosure.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import { useText } from "#platform/browser/texts.tsx";
import { retell } from "#platform/shared/retell.ts";
import { sayAs } from "#platform/shared/text.ts";
import type { PaymentsView } from "./payments-view.ts";

/** The amount as the largest text, opening to what it is made of. */
export function AmountDue({ data, label }: { readonly data: PaymentsView; readonly label?: string }) {
  const t = useText();
  return (
    <div className="grid gap-1">
      <p className="text-small text-ink-muted">{label ?? t("Due now")}</p>
      <p className="text-heading font-bold">
        <MoneyText cents={data.balanceCents} exact />
      </p>
      <Disclosure summary={t("What this includes")}>
        <dl className="grid divide-y divide-line">
          {data.lines.map((line) => (
            <div className="flex justify-between gap-4 py-2.5" key={line.code}>
              <dt>
                {line.code === "deliveryFee" ? sayAs(t, line.label, "handover") : t(line.label)}
                {line.derivation && (
                  <span className="block text-small text-ink-muted">{retell(t, line.derivation)}</span>
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
          {data.balanceCents !== data.totalCents && (
            <div className="flex justify-between gap-4 py-2.5">
              <dt>{t("Already paid or on its way")}</dt>
              <dd>
                <MoneyText cents={data.balanceCents - data.totalCents} exact />
              </dd>
            </div>
          )}
        </dl>
      </Disclosure>
    </div>
  );
}
