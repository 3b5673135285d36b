import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { consentTexts } from "#modules/accounts/messages.ts";
import type { FormValues } from "#platform/browser/forms/use-typed-fields.ts";
import { useSession } from "#platform/browser/session/use-session.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { ssnDigits } from "#platform/shared/fields/applicant/ssn.ts";
import { useEffect, useEffectEvent } from "react";
import { EmailField } from "../forms/email-field.tsx";
import { fillEmpty } from "../forms/fill-empty.ts";
import { HomeAddress, homeOf } from "../forms/home-address.tsx";
import { identitySchema, numberSchema } from "../forms/identity-schema.ts";
import { JourneyForm } from "../forms/journey-form.tsx";
import { type JourneyForm as Form, useJourneyForm } from "../forms/use-journey-form.ts";
import { useZipPlace } from "../forms/use-zip-place.ts";
import { journeyCalls } from "../journey-calls.ts";
import { useJourney } from "../journey-context.ts";
import { JourneyPage } from "../parts/journey-page.tsx";
import { NoEffect } from "../parts/no-effect.tsx";
import { SsnField } from "../parts/ssn-field.tsx";
import { StepGate } from "../parts/step-gate.tsx";

/** Full identification (PQ-03): what the bureau needs beside the name, and nothing more. */
export function IdentityPage() {
  return (
    <StepGate steps={["identity"]}>{(view) => (view.asks.ssn ? <NumberPage /> : <HomePage />)}</StepGate>
  );
}

function HomePage() {
  const t = useText();
  const { run, typed, keepTyped } = useJourney();
  const form = useJourneyForm({
    schema: identitySchema,
    send: async (values) => {
      const contact = contactOf(values);
      if (typed !== null) keepTyped({ ...typed, ...contact });
      const full = { address: homeOf(values), ...contact };
      await run((key) => journeyCalls.identify(full, key));
    },
  });
  useZipPlace(form);
  useKnownEmail(form);
  return (
    <JourneyPage
      lead={t("The credit bureau needs your address to find you. It still doesn't affect your score.")}
      station={1}
      title={t("Where do you live?")}
    >
      <JourneyForm beside={<NoEffect />} form={form} submit={t("Continue")}>
        <HomeAddress form={form} legendClassName="text-lead font-bold" zipCode={typed?.zipCode ?? ""} />
        <Contact form={form} />
      </JourneyForm>
    </JourneyPage>
  );
}

/** The number is the last thing that anybody asks for. */
function NumberPage() {
  const t = useText();
  const { run } = useJourney();
  const form = useJourneyForm({
    schema: numberSchema,
    send: async (values) => {
      const ssn = ssnDigits(String(values["ssn"] ?? "")) ?? "";
      await run((key) => journeyCalls.identify({ ssn }, key));
    },
  });
  return (
    <JourneyPage
      lead={t(
        "The credit bureau couldn't find you by your address. With your Social Security number it usually can.",
      )}
      station={1}
      title={t("One more detail to find you")}
    >
      <JourneyForm beside={<NoEffect />} form={form} submit={t("Continue")}>
        <SsnField form={form} />
      </JourneyForm>
    </JourneyPage>
  );
}

/** Both boxes are for offers alone, apart from each other, and nobody has to tick them (AUTH-24). */
function Contact({ form }: { readonly form: Form }) {
  const t = useText();
  const { site } = useJourney();
  return (
    <fieldset className="grid items-start gap-4">
      <legend className="part-heading pb-3 text-lead">{t("Contact")}</legend>
      <EmailField form={form} help={t("Your result goes there.")} />
      <div className="grid">
        {site.consents.email && (
          <CheckboxField id="emailOptIn" label={optional(t(consentTexts.marketingEmail), t("(optional)"))} />
        )}
        {site.consents.sms && (
          <CheckboxField id="textOptIn" label={optional(t(consentTexts.marketingSms), t("(optional)"))} />
        )}
      </div>
    </fieldset>
  );
}

function optional(text: string, mark: string) {
  return (
    <span className="text-small">
      {text} <span className="text-ink-muted">{mark}</span>
    </span>
  );
}

const textOf = (values: FormValues, name: string): string => String(values[name] ?? "").trim();

function contactOf(values: FormValues) {
  return {
    email: textOf(values, "email"),
    emailOptIn: values["emailOptIn"] === true,
    textOptIn: values["textOptIn"] === true,
  };
}

/** From the code that came by mail, or from the account. */
function useKnownEmail(form: Form): void {
  const session = useSession();
  const { typed } = useJourney();
  const known = typed?.email ?? (session.status === "signed-in" ? session.person.email : undefined);
  const fill = useEffectEvent((email: string) => fillEmpty(form, { email }));
  useEffect(() => {
    if (known !== undefined) fill(known);
  }, [known]);
}
