import type { ReactNode } from "react";
import { Card } from "#design-system/card.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { MenuPayment, ProtectionMenu } from "../../domain/protection-menu.ts";

interface PaymentPreviewProps {
  readonly menu: Pick<ProtectionMenu, "without" | "with" | "chosen">;
  /** Where nothing is part of a deal yet. */
  readonly isPreview?: boolean;
}

/** PROT-05: the payment without any plan, always first, then with the chosen ones; both with their totals. */
export function PaymentPreview({ menu, isPreview = false }: PaymentPreviewProps) {
  const t = useText();
  if (menu.without === null) return null;
  const count = menu.chosen.length;
  const isDifferent = count > 0 && menu.with !== null;
  return (
    <Card as="section" aria-labelledby="payment-preview" className="grid gap-4">
      <h2 className="text-lead" id="payment-preview">
        {t("What you would pay")}
      </h2>
      <div aria-live="polite" className="grid gap-4 sm:grid-cols-2">
        <Side payment={menu.without} title={t("Without plans")} />
        {isDifferent ? (
          <Side
            before={menu.without}
            payment={menu.with}
            title={t("With {count} {count:plan|plans}", { count })}
          />
        ) : (
          <p className="self-center text-small text-ink-muted">
            {isPreview
              ? t("Check “Preview” beside a plan to see the payment with it here.")
              : t("Nothing is added unless you add it. The payment with your plans would show here.")}
          </p>
        )}
      </div>
    </Card>
  );
}

interface SideProps {
  readonly title: ReactNode;
  readonly payment: MenuPayment;
  readonly before?: MenuPayment;
}

function Side({ title, payment, before }: SideProps) {
  const t = useText();
  const { monthlyCents, totalCents } = payment;
  const rows = [
    ...(monthlyCents === null ? [] : [[t("Due at signing"), payment.dueAtSigningCents] as const]),
    ...(monthlyCents === null ? [] : [[t("Total you pay"), totalCents] as const]),
    ...(before ? [[t("Difference in total"), totalCents - before.totalCents] as const] : []),
  ];
  return (
    <div className="grid content-start gap-1" data-payment={before ? "with" : "without"}>
      <h3 className="font-sans text-small font-semibold tracking-normal text-ink-muted">{title}</h3>
      <p className="text-title font-bold">
        <MoneyText cents={monthlyCents ?? totalCents} exact />
        {monthlyCents !== null && (
          <span className="text-body font-normal text-ink-muted"> {t("/ month")}</span>
        )}
      </p>
      {monthlyCents !== null && before?.monthlyCents != null && (
        <p className="text-small">
          {t("{amount} more each month", {
            amount: formatDollarsAndCents(monthlyCents - before.monthlyCents),
          })}
        </p>
      )}
      <dl className="grid gap-1 pt-1 text-small">
        {rows.map(([label, cents]) => (
          <div className="flex justify-between gap-4" key={label}>
            <dt className="text-ink-muted">{label}</dt>
            <dd>
              <MoneyText cents={cents} exact />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
