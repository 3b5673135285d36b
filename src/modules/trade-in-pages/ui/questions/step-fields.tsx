import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Ownership } from "#modules/trade-in/domain/ownership.ts";
import { OWNERSHIP_ANSWERS } from "./ownership-answers-data.ts";
import { QuestionCard } from "./question-card.tsx";
import type { SheetQuestion } from "./sheet-question.ts";
import type { Sheet } from "./use-question-sheet.ts";

interface StepFieldsProps {
  readonly step: string;
  readonly sheet: Sheet;
  readonly questions: readonly SheetQuestion[];
}

/** The fields of one step. */
export function StepFields({ step, sheet, questions }: StepFieldsProps) {
  const t = useText();
  if (step === "miles") return <MilesAndZip sheet={sheet} />;
  if (step === "ownership") return <OwnershipFields sheet={sheet} />;
  const question = questions.find(({ id }) => id === step);
  if (question === undefined) return null;
  return (
    <QuestionCard
      answers={question.answers}
      ask={t(question.ask)}
      chosen={sheet.said.answers[step] ?? null}
      error={sheet.problems[step]}
      id={step}
      onChoose={(answer) => sheet.choose(step, { answers: { [step]: answer } })}
      onTap={() => sheet.tap(step)}
    />
  );
}

function MilesAndZip({ sheet: { basics, problems } }: Pick<StepFieldsProps, "sheet">) {
  const t = useText();
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-title font-semibold">
        {t("How many miles does it have, and where is it?")}
      </legend>
      <TextField
        after={<span className="pr-2 text-ink-muted">{t("miles")}</span>}
        autoComplete="off"
        error={problems["miles"]}
        id="miles"
        inputMode="numeric"
        label={t("Mileage")}
        onChange={(event) => basics.type("miles", event.target.value)}
        value={basics.typed.miles}
      />
      {(problems["milesConfirmed"] !== undefined || basics.isMilesConfirmed) && (
        <CheckboxField
          checked={basics.isMilesConfirmed}
          id="milesConfirmed"
          label={t("Yes, the odometer really shows this.")}
          onChange={(event) => basics.confirmMiles(event.target.checked)}
        />
      )}
      <TextField
        autoComplete="postal-code"
        error={problems["zipCode"]}
        fieldClassName="max-w-48"
        id="zipCode"
        inputMode="numeric"
        label={t("Zip code")}
        maxLength={5}
        onChange={(event) => basics.type("zipCode", event.target.value)}
        value={basics.typed.zipCode}
      />
    </fieldset>
  );
}

function OwnershipFields({ sheet }: Pick<StepFieldsProps, "sheet">) {
  const t = useText();
  const { said, basics, problems } = sheet;
  return (
    <QuestionCard
      answers={OWNERSHIP_ANSWERS}
      ask={t("Do you own it, or are you still paying for it?")}
      chosen={said.ownership}
      error={problems["ownership"]}
      id="ownership"
      onChoose={(id) => sheet.choose("ownership", { ownership: id as Ownership })}
      onTap={(id) => {
        // A loan has an amount, which is asked right below.
        if (id !== "FINANCED") sheet.tap("ownership");
      }}
    >
      {said.ownership === "FINANCED" && (
        <TextField
          autoComplete="off"
          before="$"
          error={problems["owed"]}
          fieldClassName="max-w-72"
          help={t("Roughly what your lender's last statement says. You don't need the exact amount yet.")}
          id="owed"
          inputMode="numeric"
          label={t("What do you still owe?")}
          onChange={(event) => basics.type("owed", event.target.value)}
          value={basics.typed.owed}
        />
      )}
    </QuestionCard>
  );
}
