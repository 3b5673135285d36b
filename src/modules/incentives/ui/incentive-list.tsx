import type { ReactNode } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import type { IncentiveView } from "../domain/incentive-view.ts";

interface IncentiveListProps {
  readonly programs: readonly IncentiveView[];
  /** What stands below one, e.g. a box to claim it. */
  readonly below?: (program: IncentiveView) => ReactNode;
}

/** Programs with what they save, on which days, and what they go together with (PROT-06). */
export function IncentiveList({ programs, below }: IncentiveListProps) {
  const t = useText();
  const day = (date: string) => dayText(new Date(date), t.language);
  return (
    <ul className="grid divide-y divide-line">
      {programs.map((program) => (
        <li className="grid gap-1 py-4" key={program.id}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong>{program.title}</strong>
            <span className="font-semibold tabular">{savingText(program, t)}</span>
          </p>
          <p className="text-small text-ink-muted">
            {t("From {from} to {to}.", { from: day(program.from), to: day(program.to) })}{" "}
            {program.isInPrice
              ? t("The price shown already includes it.")
              : t("You can use it through {day}.", { day: day(program.until) })}
          </p>
          {conditionsOf(program, t).map((sentence) => (
            <p className="text-small text-ink-muted" key={sentence}>
              {sentence}
            </p>
          ))}
          {below?.(program)}
        </li>
      ))}
    </ul>
  );
}

function savingText({ amountCents, rates }: IncentiveView, t: Text): string {
  if (amountCents !== null) return t("{amount} off", { amount: formatDollarsAndCents(amountCents) });
  return rates
    .map(({ months, apr }) => t("{apr}% APR for up to {months} months", { apr, months }))
    .join(", ");
}

function conditionsOf(program: IncentiveView, t: Text): string[] {
  const { lenders, needsClaim, proof, notWith, dealTypes } = program;
  return [
    dealTypes.length === 1 && dealTypes[0] === "finance" ? t("If you finance.") : "",
    dealTypes.length === 1 && dealTypes[0] === "lease" ? t("If you lease.") : "",
    lenders.length > 0 ? t("With {lenders} only.", { lenders: lenders.join(", ") }) : "",
    needsClaim ? t("Not for everyone: in checkout, you tell us whether you qualify.") : "",
    proof === null ? "" : t("You'll show: {proof}", { proof }),
    notWith.length > 0 ? t("Can't be combined with: {programs}.", { programs: notWith.join(", ") }) : "",
  ].filter(Boolean);
}
