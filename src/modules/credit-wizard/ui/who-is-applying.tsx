import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { RadioGroup } from "#design-system/radio-group.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Relation } from "#modules/credit/domain/credit-words.ts";
import { InvitationBox } from "./invitation-box.tsx";
import type { Joint } from "./use-joint.ts";
import { optionsOf } from "./word-options.ts";
import { useWizard } from "./wizard.tsx";

/** The first question of all: alone or with somebody, and on whose phone (CRED-07). */
export function WhoIsApplying({
  joint,
  errors,
}: {
  readonly joint: Joint;
  /** By field, once somebody wanted to go on. */
  readonly errors: Readonly<Record<string, string>>;
}) {
  const t = useText();
  const { view } = useWizard();
  const { typed } = joint;
  return (
    <section className="grid gap-5">
      <RadioGroup
        columns={2}
        error={errors["people"]}
        id="people"
        legend={t("Who is applying?")}
        onChange={(people) => joint.change({ people: people === "together" ? "together" : "alone" })}
        options={[
          { value: "alone", label: t("Just me") },
          {
            value: "together",
            label: t("Me and someone else"),
            help: t("Both incomes count, and both of you owe the whole loan or lease."),
          },
        ]}
        value={typed.people}
      />
      {joint.isUnconfirmed && <Confirm joint={joint} />}
      {typed.people === "together" && <Together errors={errors} joint={joint} />}
      {joint.error && <AlertBar type="error">{joint.error.message}</AlertBar>}
      {view.joint?.isElsewhere === true && !joint.isUnconfirmed && <InvitationBox joint={view.joint} />}
    </section>
  );
}

function Confirm({ joint }: { readonly joint: Joint }) {
  const t = useText();
  return (
    <AlertBar
      action={
        <span className="flex flex-wrap gap-3">
          <Button look="danger" onClick={joint.confirm}>
            {t("Remove their answers")}
          </Button>
          <Button look="secondary" onClick={joint.keep}>
            {t("Keep them")}
          </Button>
        </span>
      }
      type="warning"
    >
      {t("This removes what the other person has already entered.")}
    </AlertBar>
  );
}

function Together({
  joint: { typed, change },
  errors,
}: {
  readonly joint: Joint;
  readonly errors: Readonly<Record<string, string>>;
}) {
  const t = useText();
  const { site } = useWizard();
  return (
    <>
      <SelectField
        error={errors["relation"]}
        id="relation"
        label={t("Who are they to you?")}
        onChange={(event) => change({ relation: event.target.value as Relation })}
        options={optionsOf(t, "relation")}
        placeholder={t("Choose one")}
        value={typed.relation}
      />
      {site.mayBeCoBuyer && (
        <CheckboxField
          checked={typed.isCoBuyer}
          help={t("They will own the car together with you.")}
          id="isCoBuyer"
          label={t("Put their name on the title too")}
          onChange={(event) => change({ isCoBuyer: event.target.checked })}
        />
      )}
      <RadioGroup
        columns={2}
        error={errors["where"]}
        id="where"
        legend={t("Where will they fill out their part?")}
        onChange={(where) => change({ where: where === "elsewhere" ? "elsewhere" : "here" })}
        options={[
          { value: "here", label: t("On this device"), help: t("Right after your own part.") },
          {
            value: "elsewhere",
            label: t("On their own phone"),
            help: t("We send them a link. You don't see what they enter."),
          },
        ]}
        value={typed.where}
      />
    </>
  );
}
