import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import type { Choice, HandoverAnswer, HandoverView } from "../domain/handover-view.ts";
import { FoundDifferences } from "./found-differences.tsx";
import { handoverPath } from "./handover-calls.ts";
import { WorksheetBeforeAfter } from "./worksheet-before-after.tsx";

interface DifferenceProps {
  readonly view: HandoverView;
  readonly onAnswered: (answer: HandoverAnswer) => void;
  readonly supportPhone: string;
}

/** What is different, what it changes line by line, and the buyer's answer: the new amount, or the car stays theirs. */
export function Difference({ view, onAnswered, supportPhone }: DifferenceProps) {
  const t = useText();
  const write = useWrite();
  const { accept, keep, amendedCents, car } = view;
  const answer = async (word: "accept" | "keep", { differenceCents }: Choice): Promise<void> => {
    const body = { answer: word, differenceCents };
    const path = `${handoverPath(view.orderNumber)}/answer`;
    const said = await write.run(() => apiClient.post<HandoverAnswer>(path, body, { idempotencyKey: true }));
    if (said) onAnswered(said);
  };
  return (
    <div className="grid max-w-form gap-6">
      <StepHeading
        title={
          amendedCents === null
            ? t("We can't take your trade-in as offered")
            : t("Your trade-in is different from what you described")
        }
      >
        {t("We inspected your {car}. This is what we found.", { car })}
      </StepHeading>
      {write.error && <AlertBar type="error">{write.error.message}</AlertBar>}
      <FoundDifferences view={view} />
      {accept !== null && amendedCents !== null && (
        <Card aria-labelledby="accept-amount" as="section" className="grid gap-4">
          <h2 className="text-title" id="accept-amount">
            {t("New amount: {amount}", { amount: money(amendedCents) })}
          </h2>
          <p>
            {t("You pay {amount} more than you signed for. Your contract stays as you signed it.", {
              amount: money(accept.differenceCents),
            })}
          </p>
          <Disclosure summary={t("Compare line by line")}>
            <WorksheetBeforeAfter choice={accept} />
          </Disclosure>
          <Button busy={write.isBusy} className="max-sm:w-full" onClick={() => void answer("accept", accept)}>
            {t("Accept {amount}", { amount: money(amendedCents) })}
          </Button>
        </Card>
      )}
      {keep !== null && (
        <KeepCar
          choice={keep}
          isBusy={write.isBusy}
          onKeep={() => void answer("keep", keep)}
          supportPhone={supportPhone}
        />
      )}
    </div>
  );
}

function KeepCar({
  choice,
  isBusy,
  onKeep,
  supportPhone,
}: {
  readonly choice: Choice;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
  readonly supportPhone: string;
}) {
  const t = useText();
  return (
    <Card aria-labelledby="keep-car" as="section" className="grid gap-4">
      <h2 className="text-title" id="keep-car">
        {t("Keep your car")}
      </h2>
      {choice.differenceCents < 0 ? (
        <p>
          {rich(
            t(
              "Without the trade-in you'd owe less, so your contract has to be written again. Call {phone}, and we'll do it with you.",
            ),
            { phone: <PhoneLink number={supportPhone} /> },
          )}
        </p>
      ) : (
        <>
          <p>
            {t("Your purchase continues without the trade-in. You pay {amount} more than you signed for.", {
              amount: money(choice.differenceCents),
            })}
          </p>
          <Disclosure summary={t("Compare line by line")}>
            <WorksheetBeforeAfter choice={choice} />
          </Disclosure>
          <Button busy={isBusy} className="max-sm:w-full" look="secondary" onClick={onKeep}>
            {t("Keep my car")}
          </Button>
        </>
      )}
    </Card>
  );
}
