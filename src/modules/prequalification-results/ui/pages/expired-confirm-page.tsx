import { useNavigate } from "react-router";
import { Button, LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { QualificationView } from "#modules/prequalification/domain/journey-view.ts";
import { capability } from "#modules/prequalification/ui/journey/capability.ts";
import { useJourney } from "#modules/prequalification/ui/journey/journey-context.ts";
import { startPath } from "#modules/prequalification/ui/journey/journey-start.ts";
import { JourneyPage } from "#modules/prequalification/ui/journey/parts/journey-page.tsx";
import { longDate } from "#modules/prequalification/ui/journey/parts/long-date.ts";
import { useResult } from "./use-result.ts";

/** What the new check replaces, confirmed before it starts (PQ-02, PQ-07). */
export function ExpiredConfirmPage() {
  const t = useText();
  const { start, reread } = useJourney();
  const navigate = useNavigate();
  const { view } = useResult();
  const startAgain = async () => {
    // The old key opens nothing new.
    capability.forget();
    await reread();
    await navigate(startPath(start));
  };
  return (
    <JourneyPage
      lead={t("We ask for your details again, because only you can say whether they are still right.")}
      title={t("Start a new check?")}
    >
      {view !== undefined && <Before result={view} />}
      <StepActions>
        <Button className="max-sm:w-full" onClick={() => void startAgain()}>
          {t("Yes, check again")}
        </Button>
        <LinkButton look="quiet" to={start.returnTo}>
          {t("Not now")}
        </LinkButton>
      </StepActions>
    </JourneyPage>
  );
}

function Before({ result }: { readonly result: QualificationView }) {
  const t = useText();
  const rows = [
    [t("Checked on"), result.asOf === null ? null : longDate(t, result.asOf)],
    [t("Valid until"), result.validUntil === null ? null : longDate(t, result.validUntil)],
    [t("Where you lived"), [result.stateCode, result.zipCode].filter(Boolean).join(" ")],
  ] as const;
  return (
    <Card aria-labelledby="before" as="section" className="grid gap-3">
      <h2 className="text-lead" id="before">
        {t("Your last result")}
      </h2>
      <dl className="grid gap-2">
        {rows
          .filter(([, value]) => value !== null && value !== "")
          .map(([name, value]) => (
            <div className="flex flex-wrap justify-between gap-x-6" key={name}>
              <dt className="text-ink-muted">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
