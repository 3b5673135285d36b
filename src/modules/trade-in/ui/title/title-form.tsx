import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { type Form, useForm } from "#platform/browser/forms/use-form.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { US_STATES } from "#platform/shared/fields/address/us-states-data.ts";
import { english } from "#platform/shared/texts/text.ts";
import { leasedTitleForm, type TitleBody, titleForm } from "../../domain/title/title-schema.ts";
import type { TradeInView } from "../../domain/trade-in-view.ts";
import { tradeInCalls } from "../held/trade-in-calls.ts";

const NAMES = [
  { value: "one", label: english("Only mine") },
  { value: "and", label: english("Two names joined by “and”") },
  { value: "or", label: english("Two names joined by “or”") },
] as const;

interface TitleFormProps {
  readonly view: TradeInView;
  readonly onSaved: (view: TradeInView) => void;
}

/** What the papers of the traded-in car need: asked once it is part of a deal, because no offer depends on it. */
export function TitleForm({ view, onSaved }: TitleFormProps) {
  const t = useText();
  const [saved, setSaved] = useState<Form["values"]>();
  const form = useForm({
    schema: view.ownership === "LEASED" ? leasedTitleForm : titleForm,
    async send(values) {
      onSaved(await tradeInCalls.sayTitle({ ...(values as unknown as TitleBody), version: view.version }));
      setSaved(values);
    },
  });
  return (
    <form {...form.formProps} className="grid max-w-prose gap-5" method="post" onSubmit={form.onSubmit}>
      <div className="grid gap-2">
        <h2 className="text-title">{t("For the papers of your trade-in")}</h2>
        <p className="text-small text-ink-muted">
          {t(
            "This doesn't change your offer. We print it on the papers you sign, and ask for the right ones.",
          )}
        </p>
      </div>
      <CarFields form={form} view={view} />
      <TitleFields form={form} view={view} />
      {form.refusal && <AlertBar type="error">{form.refusal.text}</AlertBar>}
      {saved === form.values && <AlertBar type="success">{t("Saved for your papers.")}</AlertBar>}
      <div>
        <Button
          busy={form.busy}
          className="max-sm:w-full"
          disabled={!form.ready}
          look="secondary"
          type="submit"
        >
          {t("Save for my papers")}
        </Button>
      </div>
    </form>
  );
}

interface FieldsProps {
  readonly form: Form;
  readonly view: TradeInView;
}

/** A VIN that was given stays out of the browser. */
function CarFields({ form, view }: FieldsProps) {
  const t = useText();
  return (
    <>
      {view.vinEnding === null && (
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          error={form.errorOf("vin")}
          help={t("17 characters: on the windshield, the driver's door frame, or your insurance card.")}
          id="vin"
          label={t("VIN of your car")}
          maxLength={40}
          optional
          spellCheck={false}
        />
      )}
      <TextField
        autoCapitalize="characters"
        autoComplete="off"
        defaultValue={view.plate ?? ""}
        error={form.errorOf("plate")}
        id="plate"
        label={t("License plate")}
        maxLength={10}
        optional
        spellCheck={false}
      />
    </>
  );
}

function TitleFields({ form, view: { title, ownership } }: FieldsProps) {
  const t = useText();
  const isLeased = ownership === "LEASED";
  return (
    <>
      <SelectField
        defaultValue={title?.state}
        error={form.errorOf("titleState")}
        id="titleState"
        label={isLeased ? t("In which state is your car registered?") : t("Which state issued the title?")}
        options={US_STATES}
        placeholder={t("Choose a state")}
        required
      />
      {isLeased ? (
        <p className="text-small text-ink-muted">
          {t("Your leasing company is on the title and sends it to us, so you don't need it.")}
        </p>
      ) : (
        <SelectField
          defaultValue={title?.names}
          error={form.errorOf("titleNames")}
          id="titleNames"
          label={t("Whose name is on the title?")}
          options={NAMES.map(({ value, label }) => ({ value, label: t(label) }))}
          placeholder={t("Choose one")}
          required
        />
      )}
      {ownership === "OWNED" && (
        <SelectField
          defaultValue={title?.isLost ? "lost" : "held"}
          error={form.errorOf("titleIs")}
          id="titleIs"
          label={t("Do you have the title?")}
          options={[
            { value: "held", label: t("Yes") },
            { value: "lost", label: t("No, I can't find it") },
          ]}
        />
      )}
    </>
  );
}
