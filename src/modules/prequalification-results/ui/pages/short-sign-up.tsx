import { Card } from "#design-system/card.tsx";
import { consentTexts } from "#modules/accounts/messages.ts";
import { TextLink } from "#modules/sign-in/ui/frame/text-link.tsx";
import { latePart } from "#platform/browser/late-part.ts";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { newPasswordSchema } from "#platform/shared/fields/password.ts";
import { EmailField } from "#modules/prequalification/ui/journey/forms/email-field.tsx";
import { JourneyForm } from "#modules/prequalification/ui/journey/forms/journey-form.tsx";
import { useJourneyForm } from "#modules/prequalification/ui/journey/forms/use-journey-form.ts";
import { type TypedPerson, useJourney } from "#modules/prequalification/ui/journey/journey-context.ts";

const authForms = () => import("#modules/sign-in/ui/frame/auth-app.tsx");
const NewPassword = latePart(async () => (await authForms()).NewPassword);

const password = { password: newPasswordSchema };

/** FLG-17: what this tab knows already is shown and not asked again. */
export function ShortSignUp({
  typed,
  onOutage,
}: {
  readonly typed: TypedPerson;
  readonly onOutage: () => void;
}) {
  const t = useText();
  const { site } = useJourney();
  const known = typed.email;
  const form = useJourneyForm({
    schema: known === undefined ? formSchema({ ...password, email: emailSchema }) : formSchema(password),
    send: async (values) => {
      const email = known ?? String(values["email"]).trim();
      const { inSeconds, isOutage, rememberCode, signUp } = await authForms();
      try {
        const sent = await signUp({ ...accountOf(typed), email, password: String(values["password"]) });
        rememberCode({
          purpose: "sign-up",
          email,
          password: String(values["password"]),
          resendAt: inSeconds(sent.resendAfterSeconds),
          oneRequestLeft: sent.oneRequestLeft,
        });
      } catch (error) {
        if (!isOutage(error)) throw error;
        onOutage();
      }
    },
  });
  return (
    <JourneyForm form={form} submit={t("Create account")}>
      <Card className="grid gap-1 bg-surface-sunken">
        <p className="font-semibold">{`${typed.firstName} ${typed.lastName}`}</p>
        {known !== undefined && <p className="wrap-anywhere">{known}</p>}
        <p className="tabular">{typed.phone}</p>
        <p className="pt-2 text-small text-ink-muted">{t(consentTexts.phoneContact)}</p>
      </Card>
      {known === undefined && <EmailField form={form} />}
      <NewPassword form={form} label={t("Password")} />
      <p className="text-small text-ink-muted">
        {rich(t("By signing up you agree to our {terms} and {privacy}."), {
          terms: (
            <TextLink href={site.termsHref} inline newTab>
              {t("terms of use")}
            </TextLink>
          ),
          privacy: (
            <TextLink href={site.privacyHref} inline newTab>
              {t("privacy policy")}
            </TextLink>
          ),
        })}
      </p>
    </JourneyForm>
  );
}

function accountOf(typed: TypedPerson): Readonly<Record<string, string | boolean>> {
  return {
    firstName: typed.firstName,
    lastName: typed.lastName,
    phoneNumber: typed.phone,
    isSubscribedToMarketing: typed.emailOptIn ?? false,
    isSubscribedToMarketingSms: typed.textOptIn ?? false,
  };
}
