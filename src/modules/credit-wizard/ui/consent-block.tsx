import { Card } from "#design-system/card.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { english, fillText } from "#platform/shared/texts/text.ts";
import type { ApplicantView } from "#modules/credit/domain/application-view.ts";
import type { ConsentCode } from "#modules/credit/domain/consents.ts";
import { consentTemplates } from "#modules/credit/domain/own-words.ts";
import { Demonstration } from "./demonstration.tsx";
import { useWizard } from "./wizard.tsx";

export const consentId = (code: ConsentCode): string => `consent-${code.toLowerCase().replaceAll("_", "-")}`;

const LOCKED = english(
  "You can check this box once the code is right. If you don't, we mail your notices on paper.",
);
const OPTIONAL = english("If you don't check this box, we mail your notices on paper.");

/** One text to read, and the box for it. */
export function ConsentBlock({
  consent,
  isTicked,
  error,
  onTick,
}: {
  readonly consent: ApplicantView["consents"][number];
  readonly isTicked: boolean;
  readonly error: string | undefined;
  readonly onTick: (isTicked: boolean) => void;
}) {
  const t = useText();
  const { me, site } = useWizard();
  const { code, own } = consent;
  const { title, text, agreement } = consentTemplates(code, own, t);
  const id = consentId(code);
  const isElectronic = code === "ELECTRONIC_RECORDS";
  const isLocked = isElectronic && !me.hasDemonstrated;
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className="grid gap-3">
      <h3 className="text-lead" id={`${id}-title`}>
        {title}
      </h3>
      <p className="max-w-prose">
        {rich(fillText(text, { brand: site.brand }), { phone: <PhoneLink number={site.supportPhone} /> })}
      </p>
      {code === "PRIVACY_NOTICE" && <PrivacyNotice />}
      {isElectronic && <Demonstration />}
      <CheckboxField
        aria-disabled={isLocked || undefined}
        checked={isTicked}
        error={error}
        help={isElectronic ? t(isLocked ? LOCKED : OPTIONAL) : undefined}
        id={id}
        label={fillText(agreement, { brand: site.brand, phone: formatPhone(site.supportPhone) })}
        onChange={(event) => {
          if (!isLocked) onTick(event.target.checked);
        }}
      />
    </Card>
  );
}

function PrivacyNotice() {
  const t = useText();
  const path = usePath();
  return (
    <p>
      <a
        className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
        href={path("/privacy-notice")}
        rel="noopener"
        target="_blank"
      >
        {t("Read the privacy notice")}
      </a>
    </p>
  );
}
