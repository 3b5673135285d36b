import { useText } from "#platform/browser/texts/texts.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import type { DifferentAnswer, HandoverView } from "../domain/handover-view.ts";

/** Each answer that turned out different, with what was printed for it beforehand. */
export function FoundDifferences({ view }: { readonly view: HandoverView }) {
  const t = useText();
  const { inspection } = view;
  if (inspection === null) return null;
  return (
    <dl className="grid gap-4">
      {inspection.lines.map((line) => {
        const [ask, told, found] = wordsOf(t, line);
        return (
          <div className="grid gap-1 border-b border-line pb-4" key={ask}>
            <dt className="flex justify-between gap-4 font-semibold">
              <span>{ask}</span>
              <span className="tabular-nums">{money(line.amountCents)}</span>
            </dt>
            <dd>{t("We found: {answer}", { answer: found })}</dd>
            <dd className="text-ink-muted">{t("You said: {answer}", { answer: told })}</dd>
          </div>
        );
      })}
      {inspection.notOffered.map(({ ask, found }) => (
        <div className="grid gap-1 border-b border-line pb-4" key={ask}>
          <dt className="font-semibold">{t(ask)}</dt>
          <dd>{t("We found: {answer}", { answer: t(found) })}</dd>
          <dd className="text-ink-muted">{t("The offer wasn't for a car like this.")}</dd>
        </div>
      ))}
    </dl>
  );
}

function wordsOf(t: Text, { ask, told, found }: DifferentAnswer): readonly [string, string, string] {
  if (ask !== null) return [t(ask), t(told), t(found)];
  const miles = (text: string) => t("{miles} miles", { miles: Number(text).toLocaleString("en-US") });
  return [t("What does the odometer show?"), miles(told), miles(found)];
}
