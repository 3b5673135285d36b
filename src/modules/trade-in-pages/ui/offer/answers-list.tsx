import { Link } from "react-router";
import { groupDigits } from "#design-system/typed-number.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import type { SheetQuestion } from "../questions/sheet-question.ts";
import type { ShownTradeIn } from "./shown-trade-in.ts";
import { TakeBack } from "./take-back.tsx";

const OWNERSHIP = {
  OWNED: english("I own it"),
  FINANCED: english("I'm still paying a loan"),
  LEASED: english("It's leased"),
} as const;

/** What was said, each with its way to say otherwise: the offer follows. */
export function AnswersList({ view, questions }: Pick<ShownTradeIn, "view" | "questions">) {
  const t = useText();
  return (
    <section aria-labelledby="answers" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-title" id="answers">
          {t("What you told us")}
        </h2>
        <p className="text-ink-muted">{t("Change an answer and see what it does to the offer.")}</p>
      </div>
      <ul className="grid">
        {answersOf(t, view, questions).map(({ step, ask, said }) => (
          <li className="flex items-center justify-between gap-4 border-b border-line py-1" key={step}>
            <span className="grid min-w-0">
              <span className="text-small text-ink-muted">{ask}</span>
              <span className="wrap-anywhere">{said}</span>
            </span>
            <Link
              aria-label={`${t("Change")}: ${ask}`}
              className="inline-flex min-h-11 min-w-11 shrink-0 items-center text-link underline underline-offset-4"
              to={`/trade-in/questions?q=${step}&from=offer`}
            >
              {t("Change")}
            </Link>
          </li>
        ))}
      </ul>
      {view.status !== "Failed" && <TakeBack />}
    </section>
  );
}

interface SaidAnswer {
  readonly step: string;
  readonly ask: string;
  readonly said: string;
}

function answersOf(t: Text, view: TradeInView, questions: readonly SheetQuestion[]): SaidAnswer[] {
  const { miles, zipCode, ownership, owedCents, answers } = view;
  const owed =
    ownership === "FINANCED" && owedCents !== null
      ? `, ${t("about {amount} owed", { amount: formatWholeDollars(owedCents) })}`
      : "";
  return [
    {
      step: "miles",
      ask: t("Mileage and zip code"),
      said: `${t("{miles} miles", { miles: groupDigits(miles ?? 0) })}, ${zipCode ?? ""}`,
    },
    {
      step: "ownership",
      ask: t("Do you own it, or are you still paying for it?"),
      said: `${ownership === null ? "" : t(OWNERSHIP[ownership])}${owed}`,
    },
    ...questions.map(({ id, ask, answers: all }) => ({
      step: id,
      ask: t(ask),
      said: t(all.find((one) => one.id === answers[id])?.label ?? ""),
    })),
  ];
}
