import { useState } from "react";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { lookAgain } from "#modules/deal-drafts/ui/checkout-api.ts";
import type { DecisionProps } from "./decision-props.ts";
import { useAttempt } from "./use-attempt.ts";

/** Whom to ask to lift a freeze, and how to say that it is lifted; nothing while no lender waits for a file. */
export function FrozenFile({ view, onChange }: DecisionProps) {
  const t = useText();
  const { isBusy, failure, attempt } = useAttempt();
  const [hasAsked, setAsked] = useState(false);
  const all = view.lenders.flatMap(({ bureaus }) => bureaus);
  const bureaus = [...new Map(all.map((bureau) => [bureau.name, bureau])).values()];
  if (!view.lenders.some(({ waitingFor }) => waitingFor.includes("CREDIT_FILE_FROZEN"))) return null;
  const ask = () =>
    attempt(async () => {
      await lookAgain(view.order.orderNumber);
      setAsked(true);
      onChange();
    });
  return (
    <Card as="section" aria-labelledby="frozen" className="grid gap-3">
      <h2 className="text-title" id="frozen">
        {t("A credit file is frozen")}
      </h2>
      <p className="max-w-prose">
        {t(
          "Lenders can't read it, so they wait. This is not a decline. Ask the credit bureau to lift the freeze; it has to do so within an hour if you ask online or by phone.",
        )}
      </p>
      <ul className="grid gap-3">
        {bureaus.map(({ name, addressLines, phone }) => (
          <li key={name}>
            <p className="font-semibold">{name}</p>
            <p className="text-small">{addressLines.join(", ")}</p>
            <PhoneLink number={phone} />
          </li>
        ))}
      </ul>
      {failure && (
        <p className="font-semibold text-danger" role="alert">
          {failure}
        </p>
      )}
      <Button busy={isBusy} className="justify-self-start max-sm:w-full" onClick={() => void ask()}>
        {t("I lifted the freeze. Check again")}
      </Button>
      <output className="text-small">
        {hasAsked && t("We asked the lenders to check again. This takes a moment.")}
      </output>
    </Card>
  );
}
