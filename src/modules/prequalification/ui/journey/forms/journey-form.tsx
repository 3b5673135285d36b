import type { ReactNode } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { labelOf } from "./field-labels.ts";
import type { JourneyForm as Form } from "./use-journey-form.ts";

interface JourneyFormProps {
  readonly form: Form;
  readonly children: ReactNode;
  /** What the button does. */
  readonly submit: string;
  /** Beside the button. */
  readonly beside?: ReactNode;
}

/** What is wrong, the fields, why it was refused, and the one button. */
export function JourneyForm({ form, children, submit, beside }: JourneyFormProps) {
  const t = useText();
  const problems = Object.entries(form.summary).map(([name, problem]) => [
    name,
    `${t(labelOf(name))}: ${t(problem)}`,
  ]);
  return (
    <form {...form.formProps} autoComplete="on" className="grid gap-7" method="post" onSubmit={form.onSubmit}>
      {form.attempts > 0 && <ErrorSummary errors={Object.fromEntries(problems)} key={form.attempts} />}
      {children}
      {form.refusal !== undefined && <AlertBar type="error">{form.refusal}</AlertBar>}
      <StepActions>
        <Button busy={form.busy} className="max-sm:w-full" type="submit">
          {submit}
        </Button>
        {beside}
      </StepActions>
    </form>
  );
}
