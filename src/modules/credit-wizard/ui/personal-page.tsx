import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { maskBirthDate } from "#platform/shared/fields/applicant/birth-date.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { fillText } from "#platform/shared/texts/text.ts";
import { isCommunityPropertyState } from "#modules/credit/domain/applicants/community-property.ts";
import { PHONE_AGREEMENT } from "#modules/credit/domain/consents.ts";
import { DraftAddress } from "./draft-address.tsx";
import { BirthWarning } from "./birth-warning.tsx";
import { DraftPhone, DraftSelect, DraftText } from "./draft-fields.tsx";
import { DraftForm } from "./page-form.tsx";
import { PageHeading } from "./page-heading.tsx";
import { type PageFields, type PageForm, useDraftPage } from "./use-draft-page.ts";
import { useJoint } from "./use-joint.ts";
import { WhoIsApplying } from "./who-is-applying.tsx";
import { optionsOf } from "./word-options.ts";
import { useWizard } from "./wizard.tsx";

const HOME = { line1: "addressLine1", city: "city", state: "state", zipCode: "zipCode" } as const;

/** Who somebody is and where they live (CRED-02, CRED-03); before it, who applies at all (CRED-07). */
export function PersonalPage() {
  const t = useText();
  const { me, view, calls } = useWizard();
  const joint = useJoint();
  const isFirst = me.role === "PRIMARY" && calls.owner !== null && (view.mayBeJoint || view.joint !== null);
  const form = useDraftPage("personal", () => (isFirst ? joint.problems : {}));
  return (
    <>
      <PageHeading title={t("About you")}>
        {me.role === "JOINT" && calls.owner !== null
          ? t("Now the other person's part. Hand over the device, or fill it out together.")
          : t("Use your name as it appears on your driver's license.")}
      </PageHeading>
      {isFirst && <WhoIsApplying errors={form.attempts > 0 ? joint.problems : {}} joint={joint} />}
      <DraftForm form={form}>
        <BirthWarning draft={me.draft} />
        <Person form={form} />
        <Contact form={form} />
        <Home form={form} />
      </DraftForm>
    </>
  );
}

type PersonalForm = PageForm<"personal">;
type TextName = Exclude<keyof PageFields<"personal">, "sameAddress" | "phoneConsent" | "phoneConsentVersion">;

function bindTo(form: PersonalForm) {
  return (name: TextName) => ({
    form,
    id: name,
    value: form.fields[name],
    onValue: (value: string) => form.change({ [name]: value }),
  });
}

function Person({ form }: { readonly form: PersonalForm }) {
  const t = useText();
  const bind = bindTo(form);
  // The server also knows where the car will be titled.
  const isAsked = isCommunityPropertyState(form.fields.state ?? "") || "maritalStatus" in form.problems;
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="part-heading pb-3 text-lead">{t("Name and date of birth")}</legend>
      <DraftText {...bind("firstName")} autoComplete="given-name" />
      <DraftText {...bind("middleName")} autoComplete="additional-name" optional />
      <DraftText {...bind("lastName")} autoComplete="family-name" />
      <DraftText
        {...bind("birthDate")}
        autoComplete="bday"
        inputMode="numeric"
        maxLength={10}
        onValue={(value) => form.change({ birthDate: maskBirthDate(value) })}
        placeholder={t("MM/DD/YYYY")}
      />
      <DraftSelect
        {...bind("maritalStatus")}
        fieldClassName="sm:col-span-2"
        help={t(
          "Some states have rules about what spouses own together. Your answer doesn't count for or against you.",
        )}
        optional={!isAsked}
        options={optionsOf(t, "maritalStatus")}
      />
    </fieldset>
  );
}

function Contact({ form }: { readonly form: PersonalForm }) {
  const t = useText();
  const { site, view } = useWizard();
  const { version, agreement } = view.phoneConsent;
  const isAgreed = form.fields.phoneConsent === true && form.fields.phoneConsentVersion === version;
  const bind = bindTo(form);
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="part-heading pb-3 text-lead">{t("Contact")}</legend>
      <DraftText
        {...bind("email")}
        autoComplete="email"
        fieldClassName="sm:col-span-2"
        help={t("Lenders' decisions go here.")}
        type="email"
      />
      <DraftPhone
        {...bind("phone")}
        autoComplete="tel-national"
        onValue={(phone) => form.change({ phone, phoneConsent: isSameNumber(phone, form.fields) })}
      />
      <div className="sm:col-span-2">
        <CheckboxField
          checked={isAgreed}
          id="phoneConsent"
          label={fillText(agreement ?? t(PHONE_AGREEMENT.agreement), {
            brand: site.brand,
            phone: formatPhone(site.supportPhone),
          })}
          onChange={(event) =>
            form.change({ phoneConsent: event.target.checked, phoneConsentVersion: version })
          }
        />
      </div>
    </fieldset>
  );
}

/** Another number is another consent; writing the same one tidily is not. */
function isSameNumber(phone: string, before: PageFields<"personal">): boolean {
  const digits = (text: string): string => text.replace(/\D/gu, "").replace(/^1(?=\d{10}$)/u, "");
  return before.phoneConsent === true && digits(phone) === digits(before.phone ?? "");
}

function Home({ form }: { readonly form: PersonalForm }) {
  const t = useText();
  const { me, view } = useWizard();
  const bind = bindTo(form);
  const primary = view.applicants.find(({ role }) => role === "PRIMARY")?.firstName ?? "";
  const isShared = me.role === "JOINT" && form.fields.sameAddress === true;
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="part-heading pb-3 text-lead">{t("Home address")}</legend>
      {me.role === "JOINT" && (
        <div className="sm:col-span-2">
          <CheckboxField
            checked={isShared}
            id="sameAddress"
            label={
              primary === ""
                ? t("I live at the same address as the person who invited me")
                : t("I live at the same address as {name}", { name: primary })
            }
            onChange={(event) => form.change({ sameAddress: event.target.checked })}
          />
        </div>
      )}
      {!isShared && (
        <>
          <DraftAddress
            form={form}
            isOwn
            names={HOME}
            // A county belongs to its zip code; the server names the new one.
            onChange={(part) => form.change("zipCode" in part ? { ...part, county: "" } : part)}
            unit={
              <>
                <DraftSelect
                  {...bind("unitType")}
                  optional
                  options={optionsOf(t, "unitType")}
                  placeholder={t("None")}
                />
                <DraftText
                  {...bind("unitNumber")}
                  maxLength={8}
                  optional={(form.fields.unitType ?? "") === ""}
                />
              </>
            }
            values={form.fields}
          />
          <DraftText
            {...bind("county")}
            autoComplete="off"
            help={t("Filled in by your zip code.")}
            maxLength={25}
          />
        </>
      )}
    </fieldset>
  );
}
