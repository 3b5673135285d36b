import { useEffect, useState, useSyncExternalStore } from "react";
import { LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { dayText } from "#platform/shared/time/day-text.ts";
import type { QualificationView } from "#modules/prequalification/domain/journey-view.ts";
import { LetterCard } from "../letter/letter-card.tsx";
import { ManageResult } from "./manage-result.tsx";
import { readOwnResult } from "./own-result.ts";
import { ownResult } from "#modules/prequalification/ui/journey/own-result-store.ts";

/** The profile's part about personal payments; its anchor is `payments`. */
export function ResultSection() {
  const t = useText();
  const view = useSyncExternalStore(ownResult.subscribe, ownResult.get, () => null);
  const [wasWithdrawn, setWithdrawn] = useState(false);
  useEffect(() => {
    if (ownResult.get() === null) void readOwnResult();
  }, []);
  return (
    <Card aria-labelledby="payments-title" as="section" className="grid scroll-mt-24 gap-4" id="payments">
      <h2 className="text-lead" id="payments-title">
        {t("Your payments")}
      </h2>
      {view !== null && view.terms !== null ? (
        <ManageResult onWithdrawn={() => setWithdrawn(true)} view={view} />
      ) : (
        <NoResult view={view} wasWithdrawn={wasWithdrawn} />
      )}
    </Card>
  );
}

interface NoResultProps {
  readonly view: QualificationView | null;
  readonly wasWithdrawn: boolean;
}

function NoResult({ view, wasWithdrawn }: NoResultProps) {
  const t = useText();
  if (view?.state === "mq_declined" || view?.state === "retailer_declined")
    return (
      <>
        <p>
          {view.retryOn === null
            ? t("You don't have personalized payments right now. You can check again.")
            : t("You don't have personalized payments right now. You can check again on or after {date}.", {
                date: dayText(new Date(view.retryOn), t.language),
              })}
        </p>
        <LetterCard door="account" />
      </>
    );
  const isExpired = view?.state === "mq_approved_expired";
  return (
    <>
      <p>
        {wasWithdrawn
          ? t("Your pre-qualification is withdrawn and erased.")
          : isExpired
            ? t("Your pre-qualification has expired.")
            : t("See what you would pay a month for every car, without affecting your credit score.")}
      </p>
      <p>
        <LinkButton look="secondary" to={isExpired ? "/pre-qualify/expired" : "/pre-qualify?return=/profile"}>
          {isExpired ? t("Check again") : t("Get pre-qualified")}
        </LinkButton>
      </p>
    </>
  );
}
