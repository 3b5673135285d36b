import type { ConditionAnswers } from "./condition/condition-question.ts";
import type { DescribedCar } from "#modules/car-lookup/domain/described-car.ts";
import type { Ownership } from "./ownership.ts";
import type { OfferFigure } from "./offer/offer-line.ts";
import type { TitleFacts } from "./title/title-facts.ts";
import type { TradeInStatus } from "./trade-in-status.ts";

/** How an offer stands while a trade-in is In progress (table G). */
export const DECISIONS = ["PENDING", "AVAILABLE", "FURTHER_REVIEW", "DENIED"] as const;
export type TradeInDecision = (typeof DECISIONS)[number];

/** A trade-in as its owner sees it. */
export interface TradeInView {
  readonly id: string;
  readonly version: number;
  /** ISO instant of the answer, by the server. */
  readonly now: string;
  readonly status: TradeInStatus;
  readonly car: DescribedCar | null;
  /** The last six characters of the VIN, where one was given. */
  readonly vinEnding: string | null;
  readonly miles: number | null;
  readonly milesConfirmed?: boolean;
  readonly zipCode: string | null;
  readonly ownership: Ownership | null;
  readonly owedCents: number | null;
  readonly answers: ConditionAnswers;
  /** What the papers need; left out until somebody said it. */
  readonly title?: TitleFacts;
  readonly plate?: string | null;
  readonly plateState?: string | null;
  readonly decision: TradeInDecision | null;
  readonly figure: OfferFigure | null;
  /** Of an offer that a change of answers replaced; null where nothing moved. */
  readonly figureBefore: OfferFigure | null;
  /** ISO instants. */
  readonly reviewDueAt: string | null;
  readonly expiresAt: string | null;
  /** Belongs to an account, and is on all of its devices (TRADE-10). */
  readonly isKept: boolean;
  /** A sale to the retailer has it: nothing about it changes here. */
  readonly isSelling: boolean;
}
