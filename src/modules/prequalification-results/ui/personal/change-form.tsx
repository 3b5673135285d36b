import * as v from "valibot";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/plain-button.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { zipCodeSchema } from "#platform/shared/fields/address/zip-code.ts";
import { incomeSchema, parseDollars } from "#platform/shared/fields/applicant/dollars.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import type { QualificationView } from "#modules/prequalification/domain/journey-view.ts";
import { useJourneyForm } from "#modules/prequalification/ui/journey/forms/use-journey-form.ts";
import { changeOwnResult } from "./own-result.ts";

const schema = formSchema({
  zipCode: zipCodeSchema,
  annualIncome: v.union([v.literal(""), incomeSchema]),
});

interface ChangeFormProps {
  readonly zipCode: string;
  readonly onChanged: (view: QualificationView) => void;
  readonly onCancel: () => void;
}

/** PQ-10: another zip code or income prices every car anew, without another look at the credit file. */
export function ChangeForm({ zipCode, onChanged, onCancel }: ChangeFormProps) {
  const t = useText();
  const form = useJourneyForm({
    schema,
    send: async (values) => {
      const typedZip = String(values["zipCode"] ?? "");
      const annualIncomeCents = parseDollars(String(values["annualIncome"] ?? ""));
      onChanged(
        await changeOwnResult({
          ...(typedZip !== zipCode && { zipCode: typedZip }),
          ...(annualIncomeCents !== undefined && { annualIncomeCents }),
        }),
      );
    },
  });
  return (
    <form
      {...form.formProps}
      autoComplete="off"
      className="grid gap-5"
      method="post"
      onSubmit={form.onSubmit}
    >
      <p className="text-small text-ink-muted">
        {t("A change of your zip code, state or income may change your personalized payments.")}
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          autoComplete="postal-code"
          className="tabular"
          defaultValue={zipCode}
          error={form.errorOf("zipCode")}
          help={t("Where you live. We use it to figure taxes.")}
          id="result-zip"
          inputMode="numeric"
          label={t("Zip code")}
          maxLength={5}
          name="zipCode"
        />
        <TextField
          before="$"
          className="tabular"
          error={form.errorOf("annualIncome")}
          help={[
            t("Leave it empty to keep the one you gave."),
            t(
              "Your own, from all sources. You don't have to include alimony, child support, or separate maintenance if you don't want it considered.",
            ),
          ].join(" ")}
          id="result-income"
          inputMode="decimal"
          label={t("Yearly income before taxes")}
          maxLength={12}
          name="annualIncome"
          optional
        />
      </div>
      {form.refusal !== undefined && <AlertBar type="error">{form.refusal}</AlertBar>}
      <div className="flex flex-wrap gap-3">
        <Button busy={form.busy} type="submit">
          {t("Update my payments")}
        </Button>
        <Button look="quiet" onClick={onCancel} type="button">
          {t("Cancel")}
        </Button>
      </div>
    </form>
  );
}
