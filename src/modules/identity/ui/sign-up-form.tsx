import { type FocusEvent, type FormEvent, useState } from "react";
import { Link } from "react-router";
import * as v from "valibot";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { GENERAL_ERROR, isApiError } from "#platform/browser/api-error.ts";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { formatPhone, phoneDigits } from "#platform/shared/fields/phone.ts";
import { signUpSchema } from "../domain/sign-up-schema.ts";
import { consentTexts, identityMessages } from "../messages.ts";
import { signUp } from "./identity-api.ts";
import { PasswordChecklist } from "./password-checklist.tsx";
import { PasswordField } from "./password-field.tsx";
import { SubmitRow } from "./submit-row.tsx";
import { useEmailTaken } from "./use-email-taken.ts";
import { type FormFields, useFormFields } from "./use-form-fields.ts";

/** Test numbers pass here; whether they are allowed is for the server to say. */
const schema = signUpSchema({ allowTestNumbers: true });

export interface SignUpFormProps {
  /** A code is on its way to `email`. */
  readonly onCodeSent: (pending: { readonly email: string; readonly password: string }) => void;
  /** Address of the sign-in page, with the way back. */
  readonly signInHref: string;
  /** AUTH-24: which consents the retailer asks for. */
  readonly consents: { readonly email: boolean; readonly sms: boolean };
}

/** AUTH-08: both consents unticked, all rules live. */
export function SignUpForm({ onCodeSent, signInHref, consents }: SignUpFormProps) {
  const form = useFormFields(schema);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const email = v.safeParse(emailSchema, form.values["email"]);
  const taken = useEmailTaken(email.success ? email.output : undefined);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || !form.valid || taken) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await signUp(form.values);
      onCodeSent({ email: String(form.values["email"]).trim(), password: String(form.values["password"]) });
    } catch (error) {
      setBusy(false);
      if (!isApiError(error)) return setRefusal(GENERAL_ERROR);
      form.setServerErrors(error.fields);
      if (Object.keys(error.fields).length === 0) setRefusal(error.message);
    }
  };

  return (
    <form {...form.formProps} className="grid gap-5" method="post" onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={form.serverErrors} />
      <PersonFields form={form} signInHref={signInHref} taken={taken} />
      <NewPassword form={form} />
      <Consents {...consents} />
      {refusal !== undefined && <AlertBar type="error">{refusal}</AlertBar>}
      <SubmitRow busy={busy} ready={form.valid && form.changed && !taken} reason={reasonOf(form, taken)}>
        Sign up
      </SubmitRow>
    </form>
  );
}

function reasonOf(form: FormFields, taken: boolean): string {
  if (taken) return "Use another email, or sign in.";
  return form.changed ? "Complete every field to continue." : "Fill in your details to continue.";
}

function PersonFields({ form, taken, signInHref }: { form: FormFields; taken: boolean; signInHref: string }) {
  const emailError = taken ? identityMessages["identity.accountExists"] : form.errorOf("email");
  const mask = ({ target }: FocusEvent<HTMLInputElement>): void => {
    if (phoneDigits(target.value) !== undefined) target.value = formatPhone(target.value);
    form.reread();
  };
  return (
    <>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField
          autoComplete="given-name"
          error={form.errorOf("firstName")}
          id="firstName"
          label="First name"
          required
        />
        <TextField
          autoComplete="family-name"
          error={form.errorOf("lastName")}
          id="lastName"
          label="Last name"
          required
        />
      </div>
      <div className="grid gap-1.5">
        <TextField
          autoComplete="email"
          error={emailError}
          id="email"
          inputMode="email"
          label="Email"
          required
          type="email"
        />
        {taken && (
          <p className="text-small">
            {identityMessages["identity.alreadyHaveAccount"]}.{" "}
            <Link
              className="inline-block py-2 font-semibold text-link underline underline-offset-4"
              to={signInHref}
            >
              Sign in
            </Link>
          </p>
        )}
      </div>
      <TextField
        autoComplete="tel-national"
        error={form.errorOf("phoneNumber")}
        help="10 digits, for example (512) 234 - 5678"
        id="phoneNumber"
        inputMode="tel"
        label="Phone number"
        onBlur={mask}
        required
        type="tel"
      />
    </>
  );
}

/** AUTH-17: the rules appear once the field has had the focus, and stay. */
function NewPassword({ form }: { form: FormFields }) {
  const [visited, setVisited] = useState(false);
  return (
    <div className="grid gap-2" onFocus={() => setVisited(true)}>
      <PasswordField
        autoComplete="new-password"
        error={form.serverErrors["password"]}
        id="password"
        label="Password"
        required
      />
      {visited && <PasswordChecklist id="password-rules" password={String(form.values["password"] ?? "")} />}
    </div>
  );
}

function Consents({ email, sms }: SignUpFormProps["consents"]) {
  const link = "font-semibold text-link underline underline-offset-4";
  return (
    <div className="grid gap-1">
      {email && <CheckboxField id="isSubscribedToMarketing" label={consentTexts.marketingEmail} />}
      {sms && <CheckboxField id="isSubscribedToMarketingSms" label={consentTexts.marketingSms} />}
      <p className="text-small text-ink-muted">
        By signing up you agree to our{" "}
        <Link className={link} target="_blank" to="/terms-of-use">
          terms of use
        </Link>{" "}
        and{" "}
        <Link className={link} target="_blank" to="/privacy-policy">
          privacy policy
        </Link>
        .
      </p>
    </div>
  );
}
