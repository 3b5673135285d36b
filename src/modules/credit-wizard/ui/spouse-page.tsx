import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { DraftAddress } from "./draft-address.tsx";
import { DraftText } from "./draft-fields.tsx";
import { DraftForm } from "./page-form.tsx";
import { PageHeading } from "./page-heading.tsx";
import { useDraftPage } from "./use-draft-page.ts";

const HOME = {
  line1: "spouseAddressLine1",
  city: "spouseCity",
  state: "spouseState",
  zipCode: "spouseZipCode",
} as const;

/** CRED-04, only where the law makes the spouse's share matter. */
export function SpousePage() {
  const t = useText();
  const form = useDraftPage("spouse");
  const { fields } = form;
  return (
    <>
      <PageHeading title={t("Your spouse")}>
        {t(
          "In your state spouses share what they own and owe, so lenders have to know who your spouse is. Your spouse doesn't apply, and their credit isn't checked.",
        )}
      </PageHeading>
      <DraftForm form={form}>
        <fieldset className="grid items-start gap-5 sm:grid-cols-2">
          <legend className="part-heading pb-3 text-lead">{t("Name and address")}</legend>
          <DraftText
            autoComplete="off"
            form={form}
            id="spouseFirstName"
            onValue={(spouseFirstName) => form.change({ spouseFirstName })}
            value={fields.spouseFirstName}
          />
          <DraftText
            autoComplete="off"
            form={form}
            id="spouseLastName"
            onValue={(spouseLastName) => form.change({ spouseLastName })}
            value={fields.spouseLastName}
          />
          <div className="sm:col-span-2">
            <CheckboxField
              checked={fields.spouseSameAddress === true}
              id="spouseSameAddress"
              label={t("Lives at the same address as I do")}
              onChange={(event) => form.change({ spouseSameAddress: event.target.checked })}
            />
          </div>
          {fields.spouseSameAddress !== true && (
            <DraftAddress form={form} names={HOME} onChange={form.change} values={fields} />
          )}
        </fieldset>
      </DraftForm>
    </>
  );
}
