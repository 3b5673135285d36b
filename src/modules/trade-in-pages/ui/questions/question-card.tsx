import { type ReactNode, useRef } from "react";
import { FieldError } from "#design-system/field-frame.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { AnswerPicture } from "./answer-picture.tsx";
import type { SheetAnswer } from "./sheet-question.ts";

interface CardAnswer extends SheetAnswer {
  readonly help?: string;
}

interface QuestionCardProps {
  readonly id: string;
  /** In the reader's language. */
  readonly ask: string;
  readonly answers: readonly CardAnswer[];
  readonly chosen: string | null;
  readonly error: string | undefined;
  readonly onChoose: (answerId: string) => void;
  /** A finger or a mouse chose; keys move through the answers first. */
  readonly onTap?: (answerId: string) => void;
  readonly children?: ReactNode;
}

/** One question with its pictures, and beside each answer what it takes off the offer. */
export function QuestionCard(props: QuestionCardProps) {
  const { id, ask, answers, chosen, error, onChoose, onTap, children } = props;
  const isTapped = useRef(false);
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="grid min-w-0 gap-3"
      id={id}
    >
      <legend className="mb-3 text-title font-semibold">{ask}</legend>
      <FieldError id={id} text={error} />
      {answers.map((answer) => (
        <AnswerRow
          answer={answer}
          isChosen={answer.id === chosen}
          key={answer.id}
          onChoose={() => onChoose(answer.id)}
          onClick={() => {
            if (isTapped.current) onTap?.(answer.id);
            isTapped.current = false;
          }}
          onPress={(isByFinger) => {
            isTapped.current = isByFinger;
          }}
          question={id}
        />
      ))}
      {children}
    </fieldset>
  );
}

interface AnswerRowProps {
  readonly question: string;
  readonly answer: CardAnswer;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onClick: () => void;
  readonly onPress: (isByFinger: boolean) => void;
}

function AnswerRow({ question, answer, isChosen, onChoose, onClick, onPress }: AnswerRowProps) {
  const t = useText();
  const { deductionCents, needsReview } = answer;
  const tone = needsReview ? "review" : deductionCents > 0 ? "costs" : "good";
  return (
    <label
      onPointerDown={() => onPress(true)}
      className="flex min-h-16 items-center gap-3 rounded-control border-2 border-line-strong bg-surface-raised px-3 py-2 hover:border-ink has-checked:border-action has-checked:bg-accent-soft sm:gap-4 sm:px-4"
    >
      <input
        checked={isChosen}
        className="size-5 shrink-0"
        name={question}
        onChange={onChoose}
        onClick={onClick}
        onKeyDown={() => onPress(false)}
        type="radio"
        value={answer.id}
      />
      <AnswerPicture answer={answer.id} question={question} tone={tone} />
      <span className="grid min-w-0 grow gap-0.5 sm:flex sm:items-baseline sm:justify-between sm:gap-4">
        <span className="font-medium wrap-anywhere">
          {t(answer.label)}
          {answer.help !== undefined && (
            <span className="block text-small font-normal text-ink-muted">{t(answer.help)}</span>
          )}
        </span>
        {deductionCents > 0 && (
          <span className="tabular whitespace-nowrap">{formatWholeDollars(-deductionCents)}</span>
        )}
        {needsReview && (
          <span className="text-small text-ink-muted sm:text-end">{t("An appraiser will review this")}</span>
        )}
      </span>
    </label>
  );
}
