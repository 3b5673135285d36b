import { LinkButton } from "#design-system/button.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useJourney } from "../journey-context.ts";
import { Fact, JourneyPage } from "../parts/journey-page.tsx";

/** A result is over (PQ-07, PQ-08): why that is, and what a new one takes. The same for everybody. */
export function ExpiredPage() {
  const t = useText();
  const { start } = useJourney();
  return (
    <JourneyPage
      lead={t(
        "A result is valid for 30 days, because rates and your credit can change. Cars show estimates again.",
      )}
      title={t("Your payments have expired")}
    >
      <ul className="grid gap-5">
        <Fact icon="clock" title={t("A new check takes about a minute")}>
          {t("You confirm your details and your phone once more.")}
        </Fact>
        <Fact icon="shield" title={t("No effect on your credit score")}>
          {t("It's a soft check, just like the last one.")}
        </Fact>
      </ul>
      <StepActions>
        <LinkButton className="max-sm:w-full" to="/pre-qualify/expired/confirm">
          {t("Check again")}
        </LinkButton>
        <LinkButton look="quiet" to={start.returnTo}>
          {t("Continue with estimates")}
        </LinkButton>
      </StepActions>
    </JourneyPage>
  );
}
