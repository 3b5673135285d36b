import type { ReasonCode } from "#modules/credit-bureaus/domain/reason-codes.ts";

/** The principal reasons that rules lead to, most weighty first. A low score is none: what weighed on it is. */
export const REASONS_BY_WEIGHT = [
  "BANKRUPTCY",
  "REPOSSESSION",
  "NO_CREDIT_FILE",
  "FACTORS_OF_THE_SCORE",
  "LIMITED_CREDIT_EXPERIENCE",
  "INCOME_INSUFFICIENT",
  "OBLIGATIONS_EXCESSIVE",
  "EMPLOYMENT_TEMPORARY",
  "EMPLOYMENT_LENGTH",
  "RESIDENCE_LENGTH",
  "VEHICLE_AGE_OR_MILEAGE",
  "COLLATERAL_TYPE",
  "COLLATERAL_VALUE",
  "DOWN_PAYMENT_INADEQUATE",
  "AMOUNT_OR_TERM_NOT_OFFERED",
] as const satisfies readonly (ReasonCode | "FACTORS_OF_THE_SCORE")[];

/** What the rest of the product has to know about a rule; all of it is asked for, so that none is forgotten. */
interface Rule {
  /** What it means to a buyer. Values that a view leaves out are in no sentence. */
  readonly text: string;
  /** What a letter names. Null where nobody is declined, because such a lender isn't asked or a person looks first. */
  readonly reason: (typeof REASONS_BY_WEIGHT)[number] | null;
  /**
   * `people` and `people-and-deal`: its actual value is about a person; two may have applied, and one of them reads the
   * answer. `deal` and `people-and-deal`: another structure can repair it. Who somebody is and which car it is can't be
   * turned.
   */
  readonly about: "people" | "people-and-deal" | "deal" | "rest";
}

/** Rules by code, beside what decides them. */
export type Rules = Readonly<Record<string, Rule>>;

/** Whether its actual value tells one applicant of another. */
export const isAboutPeople = ({ about }: Pick<Rule, "about">): boolean =>
  about === "people" || about === "people-and-deal";

/** Whether it is worth looking for another structure. */
export const isFixable = ({ about }: Pick<Rule, "about">): boolean =>
  about === "deal" || about === "people-and-deal";
