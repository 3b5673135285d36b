import { type FormEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { classNames } from "#design-system/class-names.ts";
import { Button } from "#design-system/plain-button.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import { carName } from "#modules/trade-in/domain/car-name.ts";
import { ChangedElsewhere, TradeInGate } from "#modules/trade-in/ui/parts/trade-in-gate.tsx";
import { Progress } from "./progress.tsx";
import { QUESTIONS_PATH, type QuestionSheet } from "./sheet-question.ts";
import { StepFields } from "./step-fields.tsx";
import { useQuestionSheet } from "./use-question-sheet.ts";

/** What a car is like (TRADE-03): one question a screen on phones, a few on a page where there is room. */
export function QuestionsPage() {
  return <TradeInGate>{(view) => <Questions view={view} />}</TradeInGate>;
}

function Questions({ view }: { readonly view: TradeInView }) {
  const t = useText();
  const { data, error, reload } = useApiData<QuestionSheet>(QUESTIONS_PATH);
  if (data !== undefined) return <Sheet sheet={data} view={view} />;
  return (
    <div aria-busy={error === undefined} className="page-width grid max-w-[46rem] gap-5 py-10">
      <h1 className="sr-only">{t("Tell us about your car")}</h1>
      {error === undefined ? (
        <Skeleton className="h-40" />
      ) : (
        <RetryAlert onRetry={reload}>{t("We couldn't load this page.")}</RetryAlert>
      )}
    </div>
  );
}

interface SheetProps {
  readonly view: TradeInView;
  readonly sheet: QuestionSheet;
}

function Sheet({ view, sheet: { questions } }: SheetProps) {
  const t = useText();
  const sheet = useQuestionSheet(
    view,
    questions.map(({ id }) => id),
  );
  const { group, step, isCorrection, refusal } = sheet;
  const heading = useFocusOnNext(step);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sheet.goOn();
  };
  return (
    <div className="page-width grid max-w-[46rem] content-start gap-6 py-6 md:py-12">
      {!isCorrection && <Progress sheet={sheet} />}
      <header className="grid gap-1">
        <h1 className="text-heading outline-none max-md:text-lead" ref={heading} tabIndex={-1}>
          {isCorrection ? t("Change an answer") : t(group.title)}
        </h1>
        <p className="text-ink-muted wrap-anywhere">
          {view.car !== null && carName(view.car)}{" "}
          <Link className="text-link underline underline-offset-4" to="/trade-in">
            {t("Another car?")}
          </Link>
        </p>
      </header>
      <ChangedElsewhere />
      <form className="grid gap-8" noValidate onSubmit={submit}>
        {group.steps.map((one) => (
          <div className={classNames(one !== step && (isCorrection ? "hidden" : "max-md:hidden"))} key={one}>
            <StepFields questions={questions} sheet={sheet} step={one} />
          </div>
        ))}
        {group !== sheet.groups[0] && <GradeNote />}
        {refusal !== undefined && (
          <AlertBar
            action={
              <Button look="secondary" onClick={sheet.sendAgain}>
                {t("Try again")}
              </Button>
            }
            title={t("Your last answer isn't saved yet")}
            type="error"
          >
            {refusal}
          </AlertBar>
        )}
        <StepActions>
          <Button busy={sheet.isBusy} className="max-sm:grow" type="submit">
            {isCorrection ? t("Update the offer") : t("Continue")}
          </Button>
          {sheet.back !== null && (
            <Button look="quiet" onClick={sheet.back}>
              {t("Back")}
            </Button>
          )}
        </StepActions>
      </form>
    </div>
  );
}

function GradeNote() {
  const t = useText();
  return (
    <p className="text-small text-ink-muted">
      {t(
        "Marks and repairs can also lower the condition grade, which takes off a share of your car's price. The offer shows both.",
      )}
    </p>
  );
}

/** A question that follows another one is read from its top. */
function useFocusOnNext(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
