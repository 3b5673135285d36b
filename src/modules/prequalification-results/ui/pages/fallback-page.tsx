import { LinkButton } from "#design-system/button.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { useNavigate } from "react-router";
import { EmailField } from "#modules/prequalification/ui/journey/forms/email-field.tsx";
import { JourneyForm } from "#modules/prequalification/ui/journey/forms/journey-form.tsx";
import { useJourneyForm } from "#modules/prequalification/ui/journey/forms/use-journey-form.ts";
import { journeyCalls } from "#modules/prequalification/ui/journey/journey-calls.ts";
import { useJourney } from "#modules/prequalification/ui/journey/journey-context.ts";
import { JourneyPage } from "#modules/prequalification/ui/journey/parts/journey-page.tsx";
import { StepGate } from "#modules/prequalification/ui/journey/parts/step-gate.tsx";

const schema = formSchema({ email: emailSchema });

/** Text messages do not arrive: the code comes by email instead (PQ-02, outage fallback). */
export function FallbackPage() {
  return <StepGate steps={["passcode"]}>{() => <Fallback />}</StepGate>;
}

function Fallback() {
  const t = useText();
  const { run, typed } = useJourney();
  const navigate = useNavigate();
  const form = useJourneyForm({
    schema,
    send: async ({ email }) => {
      const address = String(email).trim();
      await run(() => journeyCalls.sendCode({ channel: "email", email: address }));
      await navigate("/pre-qualify/passcode", { replace: true });
    },
  });
  return (
    <JourneyPage
      lead={t("When text messages don't get through, we can send your code by email instead.")}
      station={1}
      title={t("Get your code by email")}
    >
      <JourneyForm
        beside={
          <LinkButton look="quiet" replace to="/pre-qualify/passcode">
            {t("Back")}
          </LinkButton>
        }
        form={form}
        submit={t("Email me a passcode")}
      >
        <EmailField defaultValue={typed?.email ?? ""} form={form} />
      </JourneyForm>
    </JourneyPage>
  );
}
