import { Form } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { US_STATES } from "#platform/shared/fields/address/us-states-data.ts";
import { PRIVACY_REQUEST_KINDS } from "../domain/privacy-request.ts";
import type { PrivacyFormOutcome } from "../domain/privacy-request-schema.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { useKindTexts } from "./use-kind-texts.ts";

/** PRIV-01, ROLE-09: the form for everybody, without an account and without script. */
export function PrivacyRequestPage({ outcome }: { readonly outcome: PrivacyFormOutcome | undefined }) {
  const t = useText();
  return (
    <div className="page-width grid max-w-[44rem] gap-6 pt-8 pb-16">
      <h1 className="text-heading">{t("Privacy requests")}</h1>
      {outcome?.kind === "filed" ? (
        <Filed request={outcome.request} />
      ) : (
        <>
          <p className="max-w-prose">
            {t(
              "Ask for the personal data we have about you, have it deleted or corrected, or opt out of its sale or sharing. Two requests for your data in twelve months are free. We answer within 45 days; if we need up to 90, we tell you why.",
            )}
          </p>
          <RequestForm outcome={outcome} />
        </>
      )}
    </div>
  );
}

function Filed({ request }: { readonly request: { requestNumber: string; status: string; dueAt: string } }) {
  const t = useText();
  const isOpen = request.status === "OPEN";
  return (
    <AlertBar title={t("We received request {number}", { number: request.requestNumber })} type="success">
      <p>
        {isOpen
          ? t("You're signed in with this email, so there is nothing to confirm.")
          : t("We sent an email to the consumer's address. Open the link in it to confirm the request.")}
      </p>
      <p>{t("We will answer by {date}.", { date: dayText(new Date(request.dueAt), t.language) })}</p>
    </AlertBar>
  );
}

type Refused = Extract<PrivacyFormOutcome, { kind: "refused" }>;

function RequestForm({ outcome }: { readonly outcome: Refused | undefined }) {
  const t = useText();
  const kinds = useKindTexts();
  const { values = {}, errors = {}, problem = null } = outcome ?? {};
  const field = (name: string) => ({ id: name, name, defaultValue: values[name] ?? "", error: errors[name] });
  return (
    <Form className="grid gap-6" method="post" noValidate>
      {problem !== null && <AlertBar type="error">{problem}</AlertBar>}
      <ErrorSummary errors={errors} />
      <SelectField
        {...field("kind")}
        label={t("Please …")}
        options={PRIVACY_REQUEST_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
        placeholder={t("Choose")}
      />
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="part-heading pb-3 text-title">{t("Whose data")}</legend>
        <TextField {...field("firstName")} autoComplete="given-name" label={t("First name")} />
        <TextField {...field("lastName")} autoComplete="family-name" label={t("Last name")} />
        <TextField
          {...field("email")}
          autoComplete="email"
          fieldClassName="sm:col-span-2"
          help={t("The address you use with us. We send a link there to confirm the request.")}
          label={t("Email")}
          type="email"
        />
        <SelectField
          {...field("state")}
          autoComplete="address-level1"
          label={t("State")}
          options={US_STATES}
          placeholder={t("Choose a state")}
        />
      </fieldset>
      <TextField
        {...field("details")}
        help={t(
          "For example what is wrong and what it should say. Leave out card and Social Security numbers.",
        )}
        label={t("Details")}
        maxLength={1000}
        optional
      />
      <fieldset className="grid gap-4">
        <legend className="part-heading pb-1 text-title">{t("Asking for someone else?")}</legend>
        <CheckboxField
          defaultChecked={values["isAgent"] === "on"}
          id="isAgent"
          label={t("I'm an authorized agent of this person")}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field("agentName")} autoComplete="name" label={t("Your name")} optional />
          <TextField {...field("agentEmail")} label={t("Your email")} optional type="email" />
        </div>
        <CheckboxField
          defaultChecked={values["isAuthorized"] === "on"}
          error={errors["isAuthorized"]}
          id="isAuthorized"
          label={t("They authorized me in writing. We ask them to confirm it.")}
        />
      </fieldset>
      <p>
        <Button className="max-sm:w-full" type="submit">
          {t("Send request")}
        </Button>
      </p>
    </Form>
  );
}
