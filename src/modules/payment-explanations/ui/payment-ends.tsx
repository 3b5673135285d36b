import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import type { OrderExplanation } from "../domain/order-explanation.ts";

/** The two payments beside each other, with the terms that people compare. */
export function PaymentEnds({ explanation }: { readonly explanation: OrderExplanation }) {
  const t = useText();
  const { explained, promised, contract, against } = explanation;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <End cents={explained.promisedCents} of={promised} title={t("Pre-qualified")} />
      <End
        cents={explained.contractCents}
        of={contract}
        title={against === "offer" ? t("The lender's offer") : t("Your contract")}
      />
    </div>
  );
}

interface EndProps {
  readonly title: string;
  readonly cents: number;
  readonly of: OrderExplanation["promised"];
}

function End({ title, cents, of }: EndProps) {
  const t = useText();
  const { lenderName, asOf } = of;
  return (
    <section
      aria-label={title}
      className="grid gap-1 rounded-card border border-line bg-surface-raised p-5 tabular"
    >
      <h2 className="font-sans text-small font-normal tracking-normal text-ink-muted">{title}</h2>
      <p className="text-heading font-bold">{t("{payment}/mo", { payment: money(cents) })}</p>
      <p className="text-small">{termsText(t, of)}</p>
      <p className="text-small text-ink-muted">
        {lenderName === ""
          ? dayText(new Date(asOf), t.language)
          : `${lenderName} · ${dayText(new Date(asOf), t.language)}`}
      </p>
    </section>
  );
}

function termsText(t: Text, { apr, termMonths, annualMiles, downPaymentCents }: EndProps["of"]): string {
  const shared = { months: termMonths, down: money(downPaymentCents) };
  return apr === null
    ? t("{months} mo lease · {miles} mi a year · {down} due at signing", {
        ...shared,
        miles: (annualMiles ?? 0).toLocaleString("en-US"),
      })
    : t("{apr}% APR · {months} mo · {down} down", { ...shared, apr: apr.toFixed(2) });
}
