import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { authHref } from "#modules/sign-in/ui/frame/auth-href.ts";
import { TextLink } from "#modules/sign-in/ui/frame/text-link.tsx";
import { maskPhone } from "#modules/sign-in/ui/fields/typing-mask.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import type { FormValues } from "#platform/browser/forms/use-typed-fields.ts";
import { useSession } from "#platform/browser/session/use-session.ts";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { maskBirthDate, parseBirthDate } from "#platform/shared/fields/applicant/birth-date.ts";
import { parseDollars } from "#platform/shared/fields/applicant/dollars.ts";
import { tidyName } from "#platform/shared/fields/person-name.ts";
import { phoneDigits } from "#platform/shared/fields/phone/phone.ts";
import type { ConsentView } from "../../../domain/journey-view.ts";
import { useKnownPerson } from "../forms/use-known-person.ts";
import { identificationSchema } from "../forms/identification-schema.ts";
import { JourneyField } from "../forms/journey-field.tsx";
import { JourneyForm } from "../forms/journey-form.tsx";
import { type JourneyForm as Form, useJourneyForm } from "../forms/use-journey-form.ts";
import { type Journey, type TypedPerson, useJourney } from "../journey-context.ts";
import { CONSENT_PATH, journeyCalls } from "../journey-calls.ts";
import { stepPath } from "../step-path.ts";
import { ConsentBlock } from "./consent-block.tsx";
import { NoEffect } from "./no-effect.tsx";
import { SandboxNote } from "./sandbox-note.tsx";

/** The fields of PQ-03, the written instructions, and nothing that is not needed yet. */
export function IdentificationForm({ onBegin }: { readonly onBegin: () => void }) {
  const t = useText();
  const journey = useJourney();
  const navigate = useNavigate();
  const consent = useApiData<ConsentView>(CONSENT_PATH);
  const [schema] = useState(() => identificationSchema(todayHere()));
  const form = useJourneyForm({
    schema,
    send: async (values) => {
      const person = personOf(values);
      const { startedFrom, returnTo } = journey.start;
      const { version = "", hash = "" } = consent.data ?? {};
      const agreed = { consent: { version, hash, agreed: true }, startedFrom, returnTo } as const;
      const answer = await journeyCalls.start({ ...identificationOf(person), ...agreed }).catch((error) => {
        // The words changed while somebody read them: here are the new ones.
        if (isApiError(error) && error.code === "prequalification.consentChanged") consent.reload();
        throw error;
      });
      onBegin();
      journey.keepTyped(person);
      journey.begin(answer);
      await navigate(stepPath(answer.view.step));
    },
  });
  useKnownPerson(form, journey.noteTyping);
  useTimeForTyped(journey);
  // The box arrives with its words, after the other fields were read.
  const readAgain = useEffectEvent(form.reread);
  const words = consent.data?.hash;
  useEffect(() => {
    if (words !== undefined) readAgain();
  }, [words]);
  return (
    <div onInput={journey.noteTyping}>
      <noscript>
        <p className="pb-4 font-semibold">
          {t("You need JavaScript to check your payments. You can browse cars without it.")}
        </p>
      </noscript>
      <JourneyForm beside={<NoEffect />} form={form} submit={consent.data?.button ?? t("Check my payments")}>
        <SandboxNote />
        <SignInLine />
        <PersonFields form={form} typed={journey.typed} />
        <ConsentBlock consent={consent} error={form.errorOf("consent")} />
      </JourneyForm>
    </div>
  );
}

function PersonFields({ form, typed }: { readonly form: Form; readonly typed: TypedPerson | null }) {
  const t = useText();
  const bind = (name: keyof TypedPerson) => ({
    form,
    name,
    defaultValue: String(typed?.[name] ?? ""),
  });
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <JourneyField {...bind("firstName")} autoComplete="given-name" maxLength={60} />
      <JourneyField {...bind("lastName")} autoComplete="family-name" maxLength={60} />
      <JourneyField
        {...bind("birthDate")}
        autoComplete="bday"
        className="tabular"
        help={t("MM/DD/YYYY")}
        inputMode="numeric"
        mask={maskBirthDate}
        maxLength={10}
      />
      <JourneyField
        {...bind("phone")}
        autoComplete="tel-national"
        className="tabular"
        help={t("We'll text it a code.")}
        inputMode="tel"
        mask={maskPhone}
        maxLength={30}
        type="tel"
      />
      <JourneyField
        {...bind("zipCode")}
        autoComplete="postal-code"
        className="tabular"
        help={t("Where you live. We use it to figure taxes.")}
        inputMode="numeric"
        maxLength={5}
      />
      <JourneyField
        {...bind("annualIncome")}
        autoComplete="off"
        before="$"
        className="tabular"
        fieldClassName="sm:col-span-2"
        help={t(
          "Your own, from all sources. You don't have to include alimony, child support, or separate maintenance if you don't want it considered.",
        )}
        inputMode="decimal"
        maxLength={12}
      />
    </div>
  );
}

function personOf(values: FormValues): TypedPerson {
  const text = (name: string): string => String(values[name] ?? "").trim();
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    birthDate: text("birthDate"),
    phone: text("phone"),
    zipCode: text("zipCode"),
    annualIncome: text("annualIncome").replaceAll("$", ""),
  };
}

/** The form was valid, so each part reads. */
function identificationOf(person: TypedPerson) {
  return {
    firstName: tidyName(person.firstName),
    lastName: tidyName(person.lastName),
    birthDate: parseBirthDate(person.birthDate) ?? "",
    phone: phoneDigits(person.phone) ?? "",
    zipCode: person.zipCode,
    annualIncomeCents: parseDollars(person.annualIncome) ?? 0,
  };
}

/** What is about to be corrected waits no longer than what is typed (OP-21). */
function useTimeForTyped({ typed, noteTyping }: Journey): void {
  const isFilled = typed !== null;
  const note = useEffectEvent(noteTyping);
  useEffect(() => {
    if (isFilled) note();
  }, [isFilled]);
}

/** ISO date on this device. */
function todayHere(): string {
  const now = new Date();
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A result of another device is behind a sign-in. */
function SignInLine() {
  const t = useText();
  const { status } = useSession();
  if (status === "signed-in" || status === "restoring") return null;
  return (
    <p>
      {rich(t("Checked your payments before? {link}"), {
        link: (
          <TextLink href={authHref("/sign-in", "/pre-qualify/result")} inline>
            {t("Sign in to see them")}
          </TextLink>
        ),
      })}
    </p>
  );
}
