import { useState } from "react";
import { Button } from "#design-system/plain-button.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { Balance } from "#modules/trade-in/ui/held/balance.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Cents } from "#platform/shared/money.ts";
import type { PayoffView } from "../domain/payoff-view.ts";
import { LetterForm } from "./letter-form.tsx";
import { PayoffAnswer } from "./payoff-answer.tsx";
import { PayoffForm } from "./payoff-form.tsx";
import { usePayoff } from "./use-payoff.ts";
import { Waiting } from "./waiting.tsx";

interface PayoffPanelProps {
  readonly brand: string;
  /** What the retailer pays for the car. */
  readonly offerCents: Cents;
  /** Of the trade-in: what is owed is read again where it changes. */
  readonly version: number;
  /** By an account, from which alone letters are taken. */
  readonly isKept: boolean;
  /** The deal above has the sum already. */
  readonly isSummed?: boolean;
  /** What is owed is another amount now. */
  readonly onChange?: () => void;
}

/** TRADE-01, TRADE-03: what is owed on a car, who says so until when, and how to get the lender's word. */
export function PayoffPanel({
  brand,
  offerCents,
  version,
  isKept,
  isSummed = false,
  onChange,
}: PayoffPanelProps) {
  const t = useText();
  const { view, error, replace, reload } = usePayoff(version, isKept);
  const [open, setOpen] = useState<"ask" | "letter" | null>(null);
  if (error !== undefined && view === undefined)
    return <RetryAlert onRetry={reload}>{t("We couldn't load what you owe.")}</RetryAlert>;
  if (view === undefined) return <Skeleton className="h-48" />;
  const done = (now: PayoffView): void => {
    setOpen(null);
    replace(now);
    onChange?.();
  };
  const { counted, asksLenders, answer } = view;
  return (
    <div className="grid gap-6">
      {counted !== null && !isSummed && (
        <Balance amountCents={offerCents} isEstimate={counted.isEstimate} owedCents={counted.amountCents} />
      )}
      <PayoffAnswer brand={brand} view={view} />
      {open === "ask" && (
        <PayoffForm brand={brand} isKept={isKept} onDone={done} onLeave={() => setOpen(null)} view={view} />
      )}
      {open === "letter" && <LetterForm onDone={done} onLeave={() => setOpen(null)} view={view} />}
      {open === null && (
        <div className="flex flex-wrap gap-3">
          {asksLenders && (
            <Button className="max-sm:w-full" look="secondary" onClick={() => setOpen("ask")}>
              {answer === null ? t("Get my exact payoff") : t("Ask a lender again")}
            </Button>
          )}
          {isKept && (
            <Button className="max-sm:w-full" look="quiet" onClick={() => setOpen("letter")}>
              {t("Send a payoff letter")}
            </Button>
          )}
        </div>
      )}
      {counted !== null && counted.amountCents > offerCents && (
        <Waiting counted={counted} worthCents={offerCents} />
      )}
    </div>
  );
}
