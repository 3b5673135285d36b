import { Disclosure } from "#design-system/disclosure.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { QUESTIONS } from "#modules/trade-in/domain/questions-data.ts";

/** Answers that turned out different, by question. */
export type Found = Readonly<Record<string, string>>;

interface FoundAnswersProps {
  readonly id: string;
  readonly found: Found;
  readonly onChange: (found: Found) => void;
}

/** What an inspection found other than it was told; what is left alone is as told. */
export function FoundAnswers({ id, found, onChange }: FoundAnswersProps) {
  const count = Object.keys(found).length;
  const choose = (question: string, answer: string) => {
    const { [question]: _, ...others } = found;
    onChange(answer === "" ? others : { ...others, [question]: answer });
  };
  return (
    <Disclosure summary={count === 0 ? "Answers that are different" : `Answers that are different: ${count}`}>
      <div className="grid gap-4 pt-3 sm:grid-cols-2">
        {QUESTIONS.map((question) => (
          <SelectField
            id={`${id}-${question.id}`}
            key={question.id}
            label={question.ask}
            onChange={(event) => choose(question.id, event.target.value)}
            options={question.answers.map((answer) => ({ value: answer.id, label: answer.label }))}
            placeholder="As told"
            value={found[question.id] ?? ""}
          />
        ))}
      </div>
    </Disclosure>
  );
}
