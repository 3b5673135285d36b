import type { Described } from "../../domain/described.ts";
import type { OfferFigure } from "../../domain/offer/offer-line.ts";
import { owedProblem } from "../../domain/payoff/owed-problem.ts";
import { wrongField } from "../trade-in-errors.ts";

/**
 * An amount that can be owed on a car like it; what it is worth may not be known yet.
 * @throws AppError invalid `owedCents`
 */
export function requireOwed(said: Described, figure: OfferFigure | undefined): void {
  const problem = owedProblem(said, figure?.kind === "offer" ? figure.amountCents : null);
  if (problem !== undefined) throw wrongField("owedCents", problem);
}
