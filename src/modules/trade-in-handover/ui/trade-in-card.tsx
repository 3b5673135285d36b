import { Link } from "react-router";
import { Card } from "#design-system/card.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { HandoverStatus } from "../domain/handover-status.ts";
import { tradeInAfterCancellation } from "../domain/trade-in-after-cancellation.ts";
import type { HandoverAnswer } from "../domain/handover-view.ts";
import { handoverPath } from "./handover-calls.ts";

const WORDS: Readonly<Record<HandoverStatus, string>> = {
  ACCEPTED: english("Inspected: it's as you described."),
  AMENDED: english("Inspected: something is different. We need your answer."),
  NOT_TAKEN: english("Inspected: we can't take it as offered. We need your answer."),
  AGREED: english("Inspected: you accepted the new amount."),
  WAIVED: english("Inspected: we pay what we promised."),
  KEPT: english("You keep it."),
  RECEIVED: english("Handed over."),
  PAID_OFF: english("Handed over and paid off."),
  RELEASED: english("Handed over, paid off, and the title is released."),
};

/** On the order's page: where the traded car stands. */
export function TradeInCard({
  orderNumber,
  isOpen,
}: {
  readonly orderNumber: string;
  readonly isOpen: boolean;
}) {
  const t = useText();
  const { data } = useApiData<HandoverAnswer>(handoverPath(orderNumber));
  if (!data?.handover) return null;
  const { car, status, isCanceled } = data.handover;
  return (
    <Card aria-labelledby="order-trade-in" as="section" className="grid gap-2">
      <h2 className="text-title" id="order-trade-in">
        {t("Your trade-in")}
      </h2>
      <p>{car}</p>
      <p>{isCanceled ? t(tradeInAfterCancellation(status)) : stateText(t, status)}</p>
      {isOpen && (
        <p>
          <Link
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            to={`/progress/${encodeURIComponent(orderNumber)}/trade-in`}
          >
            {t("See your trade-in")}
          </Link>
        </p>
      )}
    </Card>
  );
}

function stateText(t: ReturnType<typeof useText>, status: HandoverStatus | null): string {
  return status === null ? t("Promised: bring it when you get your new car.") : t(WORDS[status]);
}
