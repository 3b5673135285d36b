import { classNames } from "#design-system/class-names.ts";
import { PICTURES } from "./answer-pictures-data.ts";

interface AnswerPictureProps {
  readonly question: string;
  readonly answer: string;
  /** Whether the answer lowers the offer or asks for a person. */
  readonly tone: "good" | "costs" | "review";
}

const TONES = { good: "text-success", costs: "text-danger", review: "text-warning" } as const;

/** What an answer looks like; words stand beside it. */
export function AnswerPicture({ question, answer, tone }: AnswerPictureProps) {
  const picture = PICTURES[question];
  const mark = picture?.marks[answer];
  if (picture === undefined || mark === undefined) return null;
  const isAlone = picture.base === "";
  return (
    <svg
      aria-hidden="true"
      className="shrink-0 text-ink"
      fill="none"
      focusable="false"
      height="40"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.6"
      viewBox="0 0 48 32"
      width="60"
    >
      {!isAlone && <path d={picture.base} />}
      <path className={classNames(!isAlone && TONES[tone])} d={mark} strokeWidth={isAlone ? 1.6 : 2.2} />
    </svg>
  );
}
