import { useEffect, useEffectEvent, useRef, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { RadioGroup } from "#design-system/radio-group.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { JourneyQuestion, JourneyView } from "../../../domain/journey-view.ts";
import { TimeLeft } from "../expiry/time-left.tsx";
import { journeyCalls } from "../journey-calls.ts";
import { deviceTime } from "../journey-clock.ts";
import { useJourney } from "../journey-context.ts";
import { Fact, JourneyPage } from "../parts/journey-page.tsx";
import { StepGate } from "../parts/step-gate.tsx";
import { useSecondsLeft } from "../use-seconds-left.ts";

/** Four questions that only the owner of a file can answer, 120 seconds, one attempt a day (OP-24). */
export function QuestionsPage() {
  return <StepGate steps={["questions"]}>{(view) => <Questions view={view} />}</StepGate>;
}

interface Sheet {
  readonly questions: readonly JourneyQuestion[];
  readonly endAt: number;
}

function Questions({ view }: { readonly view: JourneyView }) {
  const [sheet, setSheet] = useState<Sheet>();
  return sheet === undefined ? (
    <Introduction onOpened={setSheet} view={view} />
  ) : (
    <AnswerSheet sheet={sheet} />
  );
}

/** Nobody is timed before they said that they are ready; a reload goes on where the time is. */
function Introduction({
  view,
  onOpened,
}: {
  readonly view: JourneyView;
  readonly onOpened: (sheet: Sheet) => void;
}) {
  const t = useText();
  const { run } = useJourney();
  const isRunning = view.answerBy !== null;
  const [isBusy, setBusy] = useState(isRunning);
  const [error, setError] = useState<string>();
  const load = () =>
    run(async () => {
      const { questions, answerBy } = await journeyCalls.questions();
      const next = await journeyCalls.read();
      onOpened({ questions, endAt: deviceTime(answerBy, next) });
      return next;
    }).then(
      () => setBusy(false),
      (failure: unknown) => {
        if (!isApiError(failure)) throw failure;
        setError(failure.message);
        setBusy(false);
      },
    );
  const open = () => {
    setBusy(true);
    setError(undefined);
    void load();
  };
  const goOn = useEffectEvent(() => void load());
  useEffect(() => {
    if (isRunning) goOn();
  }, [isRunning]);
  return (
    <JourneyPage
      lead={t("We'll ask four questions about things in your credit file that only you should know.")}
      station={1}
      title={t("A few questions to be sure it's you")}
    >
      <ul className="grid gap-5">
        <Fact icon="document" title={t("4 questions with answers to choose from")}>
          {t("If none of the answers fits, choose the one that says so.")}
        </Fact>
        <Fact icon="clock" title={t("2 minutes")}>
          {t("The time starts when you press the button.")}
        </Fact>
        <Fact icon="info" title={t("One attempt per day")}>
          {t("If it doesn't work today, you can try again tomorrow.")}
        </Fact>
      </ul>
      {error !== undefined && <AlertBar type="error">{error}</AlertBar>}
      <StepActions>
        <Button busy={isBusy} className="max-sm:w-full" onClick={open}>
          {t("Show the questions")}
        </Button>
      </StepActions>
    </JourneyPage>
  );
}

type Answers = Readonly<Record<string, string>>;

function AnswerSheet({ sheet: { questions, endAt } }: { readonly sheet: Sheet }) {
  const t = useText();
  const { run, reread } = useJourney();
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Answers>({});
  const [problem, setProblem] = useState<{ readonly missing?: string; readonly refused?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const seconds = useSecondsLeft(endAt) ?? 0;
  const isOver = seconds === 0;
  const timeIsUp = useEffectEvent(() => void reread());
  useEffect(() => {
    if (isOver) timeIsUp();
  }, [isOver]);
  const question = questions[at];
  if (question === undefined) return null;
  const isLast = at === questions.length - 1;
  const send = async () => {
    setBusy(true);
    try {
      const given = questions.map(({ id }) => ({ questionId: id, choiceId: answers[id] ?? "" }));
      await run((key) => journeyCalls.answer(given, key));
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setProblem({ refused: failure.message });
    }
    setBusy(false);
  };
  const next = () => {
    if (answers[question.id] === undefined) return setProblem({ missing: t("Choose an answer.") });
    setProblem({});
    if (isLast) void send();
    else setAt(at + 1);
  };
  return (
    <JourneyPage
      lead={
        <p className="flex flex-wrap justify-between gap-x-6">
          <span>{t("Question {number} of {count}", { number: at + 1, count: questions.length })}</span>
          <span>{rich(t("Time left: {time}"), { time: <TimeLeft seconds={seconds} /> })}</span>
        </p>
      }
      station={1}
      title={t("Only you know the answers")}
    >
      <form
        className="grid gap-7"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) next();
        }}
      >
        <Question
          answer={answers[question.id]}
          error={problem.missing}
          key={question.id}
          onAnswer={(choice) => {
            setProblem({});
            setAnswers({ ...answers, [question.id]: choice });
          }}
          question={question}
        />
        {problem.refused !== undefined && <AlertBar type="error">{problem.refused}</AlertBar>}
        <StepActions>
          <Button busy={isBusy} className="max-sm:grow" type="submit">
            {isLast ? t("Send my answers") : t("Next question")}
          </Button>
          {at > 0 && (
            <Button look="quiet" onClick={() => setAt(at - 1)}>
              {t("Back")}
            </Button>
          )}
        </StepActions>
      </form>
    </JourneyPage>
  );
}

interface QuestionProps {
  readonly question: JourneyQuestion;
  readonly answer: string | undefined;
  readonly error: string | undefined;
  readonly onAnswer: (choiceId: string) => void;
}

/** Takes the focus when it follows another one. */
function Question({ question, answer, error, onAnswer }: QuestionProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div className="outline-none" ref={place} tabIndex={-1}>
      <RadioGroup
        error={error}
        id={`question-${question.id}`}
        legend={<span className="text-lead">{question.text}</span>}
        onChange={onAnswer}
        options={question.choices.map(({ id, text }) => ({ value: id, label: text }))}
        value={answer ?? ""}
      />
    </div>
  );
}
