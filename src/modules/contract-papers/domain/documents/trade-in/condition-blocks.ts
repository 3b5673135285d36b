import { QUESTIONS } from "#modules/trade-in/domain/questions-data.ts";
import type { OrderTradeIn } from "#modules/orders/domain/order.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Block } from "../../package-document.ts";
import { heading, text } from "../shared-blocks.ts";
import type { TradeInput } from "./trade-in-facts.ts";

const money = formatDollarsAndCents;
const miles = new Intl.NumberFormat("en-US");

type Terms = NonNullable<OrderTradeIn["inspection"]>;
type Question = (typeof QUESTIONS)[number];

/** TRADE-06: every answer of the offer, and what another answer would take off; nothing else may change the amount. */
export function conditionBlocks({ trade: { inspection } }: TradeInput): readonly Block[] {
  if (inspection === undefined) return [];
  return [
    heading("The condition you described"),
    {
      kind: "table",
      caption: "Your answers, and what changes if we find something else",
      head: ["Question", "Your answer", "If we find instead"],
      rows: QUESTIONS.flatMap((question) => rowOf(inspection, question)),
    },
    text(milesText(inspection)),
    text(
      "We check the vehicle when you hand it over. Only an answer that turns out different, or more miles, may change the amount, by what is printed above and no more. Before anything changes, you see the difference and agree to it, or keep your vehicle.",
    ),
  ];
}

function rowOf(terms: Terms, question: Question): readonly (readonly string[])[] {
  const told = terms.answers[question.id];
  const answer = question.answers.find(({ id }) => id === told);
  if (answer === undefined) return [];
  return [[question.ask, answer.label, otherAnswers(terms, question, answer.id) || "Nothing changes"]];
}

/** What an inspection would take off for each other answer, as the rule of inspections counts it. */
function otherAnswers(terms: Terms, question: Question, told: string): string {
  const printed = (answer: string) => terms.deductions[`${question.id}.${answer}`];
  return question.answers
    .filter(({ id }) => id !== told)
    .flatMap(({ id, label }) => {
      const cents = printed(id);
      if (cents === undefined) return [`${label}: a new offer`];
      const less = cents - (printed(told) ?? 0);
      return less > 0 ? [`${label}: ${money(less)} less`] : [];
    })
    .join("; ");
}

function milesText({ miles: told, freeMiles, centsPerMile }: Terms): string {
  const most = miles.format(told + freeMiles);
  return `Miles: the offer holds up to ${most} miles on the odometer, ${miles.format(freeMiles)} more than you stated. Each mile above that takes ${money(centsPerMile)} off.`;
}
