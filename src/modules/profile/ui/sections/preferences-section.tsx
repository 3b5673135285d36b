import { useEffect, useEffectEvent, useState } from "react";
import * as v from "valibot";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { consentTexts } from "#modules/accounts/messages.ts";
import { formatDay } from "../format-time.ts";
import { profileApi } from "../profile-api.ts";
import { ProfileForm } from "../profile-form.tsx";
import { ProfileSection } from "./profile-section.tsx";
import type { SectionProps } from "./section-props.ts";
import { SectionStatus } from "./section-status.tsx";
import { useProfileText } from "../use-profile-text.ts";
import { useSectionForm } from "./use-section-form.ts";

const tick = v.optional(v.boolean(), false);
const schema = formSchema({ isSubscribedToMarketing: tick, isSubscribedToMarketingSms: tick });

/** Which consents the retailer asks for (AUTH-24). */
export interface OfferedConsents {
  readonly email: boolean;
  readonly sms: boolean;
}

/** OP-46: each consent by itself, with the day it was given; taking it back is as easy. */
export function PreferencesSection(props: SectionProps & { readonly offered: OfferedConsents }) {
  const t = useText();
  const text = useProfileText();
  const [message, setMessage] = useState<string>();
  const { profile, offered } = props;
  const terms = profile.consents.find(({ kind }) => kind === "terms");
  return (
    <ProfileSection
      help={text("profile.preferencesHelp")}
      id="preferences"
      title={text("profile.preferences")}
    >
      {(offered.email || offered.sms) && (
        <PreferencesForm {...props} key={profile.phoneNumber} onMessage={setMessage} />
      )}
      <SectionStatus>{message}</SectionStatus>
      {terms && (
        <p className="text-small text-ink-muted">
          {text("profile.terms", { date: formatDay(terms.at, t.language) })}
        </p>
      )}
    </ProfileSection>
  );
}

/** A new phone number ends a consent and so starts the form anew: hence its key. */
function PreferencesForm({
  profile,
  onChange,
  offered,
  onMessage,
}: SectionProps & {
  readonly offered: OfferedConsents;
  readonly onMessage: (message: string | undefined) => void;
}) {
  const t = useText();
  const text = useProfileText();
  const section = useSectionForm({
    schema,
    hasPassword: profile.hasPassword,
    send: async (values) => {
      onMessage(undefined);
      const said = (name: string, offers: boolean) => offers && values[name] === true;
      onChange(
        await profileApi.savePreferences({
          isSubscribedToMarketing: said("isSubscribedToMarketing", offered.email),
          isSubscribedToMarketingSms: said("isSubscribedToMarketingSms", offered.sms),
          consentVersion: consentTexts.version,
        }),
      );
      onMessage(text("profile.saved"));
      // The button is about to sleep and would drop the focus.
      section.form.formProps.ref.current?.querySelector("input")?.focus();
    },
  });
  const { reread } = section.form;
  const choice = `${profile.isSubscribedToMarketing}|${profile.isSubscribedToMarketingSms}`;
  // What was saved is the form's new beginning.
  const begin = useEffectEvent(reread);
  useEffect(() => begin(), [choice]);
  const since = (kind: string): string | undefined => {
    const consent = profile.consents.find((one) => one.kind === kind && one.granted);
    return consent && text("profile.since", { date: formatDay(consent.at, t.language) });
  };
  return (
    <ProfileForm id="preferences" section={section}>
      <div className="grid gap-3">
        {offered.email && (
          <CheckboxField
            defaultChecked={profile.isSubscribedToMarketing}
            help={since("marketing-email")}
            id="isSubscribedToMarketing"
            label={t(consentTexts.marketingEmail)}
          />
        )}
        {offered.sms && (
          <CheckboxField
            defaultChecked={profile.isSubscribedToMarketingSms}
            error={section.form.errorOf("isSubscribedToMarketingSms")}
            help={since("marketing-sms")}
            id="isSubscribedToMarketingSms"
            label={t(consentTexts.marketingSms)}
          />
        )}
      </div>
    </ProfileForm>
  );
}
