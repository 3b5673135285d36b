import * as v from "valibot";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { signUpSchema } from "../../domain/sign-up-schema.ts";
import { consentTexts, identityMessages } from "#modules/accounts/messages.ts";
import { AuthField } from "../fields/auth-field.tsx";
import { EmailField } from "../fields/email-field.tsx";
import { type CodeSentAnswer, signUp } from "../identity-api.ts";
import { NewPassword } from "../fields/new-password.tsx";
import { rememberCode } from "../pending-code.ts";
import { PhoneField } from "../fields/phone-field.tsx";
import { SubmitRow } from "./submit-row.tsx";
import { TextLink } from "../frame/text-link.tsx";
import { useEmailTaken } from "../fields/use-email-taken.ts";
import { useIdentityForm } from "./use-identity-form.ts";
import type { FormValues, TypedFields } from "#platform/browser/forms/use-typed-fields.ts";
import { isOutage } from "../use-outage.ts";
import { inSeconds } from "./use-resend.ts";
import { useMissingText } from "../use-missing-text.ts";
import { useScreenText } from "../frame/use-screen-text.ts";
import { useKeptFields } from "./use-kept-fields.ts";

/** Test numbers pass here; whether they are allowed is for the server to say. */
const schema = signUpSchema({ allowTestNumbers: true });

interface SignUpFormProps {
  /** A code is on its way. */
  readonly onCodeSent: () => void;
  /** Accounts cannot be made now (AUTH-23). */
  readonly onOutage: () => void;
  /** Address of the sign-in page, with the way back. */
  readonly signInHref: string;
  /** AUTH-24: which consents the retailer asks for. */
  readonly consents: { readonly email: boolean; readonly sms: boolean };
  readonly termsHref: string;
  readonly privacyHref: string;
}

/** AUTH-08: both consents separate and unticked, all rules live. */
export function SignUpForm(props: SignUpFormProps) {
  const t = useText();
  const form = useIdentityForm({
    schema,
    focus: "firstName",
    send: async (values) => {
      if (taken) return;
      const sent = await signUpUnlessOut(values);
      if (sent === undefined) return props.onOutage();
      const { resendAfterSeconds, oneRequestLeft } = sent;
      const [address, password] = [String(values["email"]).trim(), String(values["password"])];
      const resendAt = inSeconds(resendAfterSeconds);
      kept.forget();
      rememberCode({ purpose: "sign-up", email: address, password, resendAt, oneRequestLeft });
      props.onCodeSent();
    },
  });
  const { busy, refusal, onSubmit, answer } = form;
  const text = useScreenText();
  const missing = useMissingText();
  const kept = useKeptFields(form);
  const email = v.safeParse(emailSchema, form.values["email"]);
  const taken = useEmailTaken(email.success ? email.output : undefined);
  const isTaken = taken || answer?.code === "identity.accountExists";
  const reason = isTaken ? "reasonTaken" : form.changed ? "reason" : "reasonEmpty";
  const several = Object.keys(form.serverErrors).length > 1;
  return (
    <form {...form.formProps} className="grid gap-5" method="post" onSubmit={onSubmit}>
      {several && <ErrorSummary errors={form.serverErrors} />}
      <Person form={form} signInHref={props.signInHref} taken={isTaken} />
      <NewPassword form={form} label={t("Password")} />
      <Consents {...props} />
      {refusal && <AlertBar type="error">{refusal.text}</AlertBar>}
      <SubmitRow
        busy={busy}
        ready={form.ready && !isTaken}
        reason={
          reason === "reason" ? missing(form, "identity.signUp.reason") : text(`identity.signUp.${reason}`)
        }
      >
        {text("identity.signUp.submit")}
      </SubmitRow>
    </form>
  );
}

/** Undefined when accounts cannot be made at the moment (AUTH-23). */
async function signUpUnlessOut(values: FormValues): Promise<CodeSentAnswer | undefined> {
  try {
    return await signUp(values);
  } catch (error) {
    if (isOutage(error)) return undefined;
    throw error;
  }
}

interface PersonProps {
  readonly form: TypedFields;
  readonly taken: boolean;
  readonly signInHref: string;
}

function Person({ form, taken, signInHref }: PersonProps) {
  const t = useText();
  const text = useTexts(identityMessages);
  const screen = useScreenText();
  const signInLink = (
    <p className="text-small">
      {text("identity.alreadyHaveAccount")}.{" "}
      <TextLink href={signInHref}>{screen("identity.signIn.title")}</TextLink>
    </p>
  );
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <AuthField
          autoComplete="given-name"
          error={form.errorOf("firstName")}
          id="firstName"
          label={t("First name")}
          required
        />
        <AuthField
          autoComplete="family-name"
          error={form.errorOf("lastName")}
          id="lastName"
          label={t("Last name")}
          required
        />
      </div>
      <EmailField
        action={taken && signInLink}
        autoComplete="email"
        error={taken ? text("identity.accountExists") : form.errorOf("email")}
      />
      <PhoneField
        error={form.errorOf("phoneNumber")}
        help={t(consentTexts.phoneContact)}
        id="phoneNumber"
        label={t("Phone number")}
        required
      />
    </>
  );
}

function Consents({ consents, termsHref, privacyHref }: SignUpFormProps) {
  const t = useText();
  return (
    <div className="grid gap-1">
      {consents.email && (
        <CheckboxField id="isSubscribedToMarketing" label={t(consentTexts.marketingEmail)} />
      )}
      {consents.sms && <CheckboxField id="isSubscribedToMarketingSms" label={t(consentTexts.marketingSms)} />}
      <p className="pt-1 text-small text-ink-muted">
        {rich(t("By signing up you agree to our {terms} and {privacy}."), {
          terms: (
            <TextLink href={termsHref} inline newTab>
              {t("terms of use")}
            </TextLink>
          ),
          privacy: (
            <TextLink href={privacyHref} inline newTab>
              {t("privacy policy")}
            </TextLink>
          ),
        })}
      </p>
    </div>
  );
}
