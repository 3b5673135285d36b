import type { ReasonCode } from "#modules/credit-bureaus/domain/reason-codes.ts";
import type { RuleCode } from "./failed-rule.ts";

/** What the rest of the product has to know about a rule; all of it is asked for, so that none is forgotten. */
interface RuleTraits {
  /**
   * The principal reason that a letter names. A low score is none: what weighed on it is. Null where nobody is declined,
   * because such a lender isn't asked or a person looks first.
   */
  readonly reason: ReasonCode | "FACTORS_OF_THE_SCORE" | null;
  /** Its actual value is about a person: two may have applied, and one of them reads the answer. */
  readonly isAboutPeople: boolean;
  /** Another structure can repair it. Who somebody is and which car it is cannot be turned. */
  readonly isFixable: boolean;
}

const ABOUT_PEOPLE = { isAboutPeople: true, isFixable: false };
const ABOUT_PEOPLE_AND_DEAL = { isAboutPeople: true, isFixable: true };
const ABOUT_THE_DEAL = { isAboutPeople: false, isFixable: true };
const ABOUT_THE_REST = { isAboutPeople: false, isFixable: false };

/** Every rule of a lender, those with the most weighty reasons first. */
export const RULE_TRAITS: Readonly<Record<RuleCode, RuleTraits>> = {
  RECENT_BANKRUPTCY: { reason: "BANKRUPTCY", ...ABOUT_PEOPLE },
  OPEN_REPOSSESSION: { reason: "REPOSSESSION", ...ABOUT_PEOPLE },
  NO_CREDIT_FILE: { reason: "NO_CREDIT_FILE", ...ABOUT_THE_REST },
  SCORE_BELOW_MINIMUM: { reason: "FACTORS_OF_THE_SCORE", ...ABOUT_PEOPLE },
  THIN_CREDIT_FILE: { reason: "LIMITED_CREDIT_EXPERIENCE", ...ABOUT_THE_REST },
  INCOME_BELOW_MINIMUM: { reason: "INCOME_INSUFFICIENT", ...ABOUT_PEOPLE_AND_DEAL },
  PTI_TOO_HIGH: { reason: "INCOME_INSUFFICIENT", ...ABOUT_THE_DEAL },
  PAYMENT_TOO_HIGH: { reason: "INCOME_INSUFFICIENT", ...ABOUT_THE_DEAL },
  DTI_TOO_HIGH: { reason: "OBLIGATIONS_EXCESSIVE", ...ABOUT_PEOPLE_AND_DEAL },
  DISPOSABLE_INCOME_TOO_LOW: { reason: "OBLIGATIONS_EXCESSIVE", ...ABOUT_PEOPLE_AND_DEAL },
  EMPLOYMENT_STATUS_NOT_TAKEN: { reason: "EMPLOYMENT_TEMPORARY", ...ABOUT_PEOPLE },
  EMPLOYMENT_TOO_SHORT: { reason: "EMPLOYMENT_LENGTH", ...ABOUT_PEOPLE_AND_DEAL },
  TOO_MANY_JOBS: { reason: "EMPLOYMENT_LENGTH", ...ABOUT_PEOPLE },
  RESIDENCE_TOO_SHORT: { reason: "RESIDENCE_LENGTH", ...ABOUT_PEOPLE },
  VEHICLE_TOO_OLD: { reason: "VEHICLE_AGE_OR_MILEAGE", ...ABOUT_THE_REST },
  MILEAGE_TOO_HIGH: { reason: "VEHICLE_AGE_OR_MILEAGE", ...ABOUT_THE_REST },
  TITLE_BRANDED: { reason: "COLLATERAL_TYPE", ...ABOUT_THE_REST },
  MAKE_NOT_TAKEN: { reason: "COLLATERAL_TYPE", ...ABOUT_THE_REST },
  CONDITION_NOT_TAKEN: { reason: "COLLATERAL_TYPE", ...ABOUT_THE_REST },
  VALUE_UNKNOWN: { reason: "COLLATERAL_VALUE", ...ABOUT_THE_REST },
  FRONT_LTV_TOO_HIGH: { reason: "COLLATERAL_VALUE", ...ABOUT_THE_DEAL },
  TOTAL_LTV_TOO_HIGH: { reason: "COLLATERAL_VALUE", ...ABOUT_THE_DEAL },
  DOWN_PAYMENT_TOO_LOW: { reason: "DOWN_PAYMENT_INADEQUATE", ...ABOUT_THE_DEAL },
  AMOUNT_BELOW_MINIMUM: { reason: "AMOUNT_OR_TERM_NOT_OFFERED", ...ABOUT_THE_DEAL },
  AMOUNT_ABOVE_MAXIMUM: { reason: "AMOUNT_OR_TERM_NOT_OFFERED", ...ABOUT_THE_DEAL },
  TERM_NOT_OFFERED: { reason: "AMOUNT_OR_TERM_NOT_OFFERED", ...ABOUT_THE_DEAL },
  TERM_TOO_LONG: { reason: "AMOUNT_OR_TERM_NOT_OFFERED", ...ABOUT_THE_DEAL },
  PRODUCT_TOO_DEAR: { reason: "AMOUNT_OR_TERM_NOT_OFFERED", ...ABOUT_THE_DEAL },
  PRODUCTS_SHARE_TOO_HIGH: { reason: "AMOUNT_OR_TERM_NOT_OFFERED", ...ABOUT_THE_DEAL },
  FIRST_PAYMENT_TOO_SOON: { reason: "AMOUNT_OR_TERM_NOT_OFFERED", ...ABOUT_THE_REST },
  FIRST_PAYMENT_TOO_LATE: { reason: "AMOUNT_OR_TERM_NOT_OFFERED", ...ABOUT_THE_REST },
  DUE_DAY_NOT_TAKEN: { reason: "AMOUNT_OR_TERM_NOT_OFFERED", ...ABOUT_THE_REST },
  RESIDUAL_NOT_OFFERED: { reason: "AMOUNT_OR_TERM_NOT_OFFERED", ...ABOUT_THE_DEAL },
  STATE_NOT_SERVED: { reason: null, ...ABOUT_THE_REST },
  DEAL_TYPE_NOT_OFFERED: { reason: null, ...ABOUT_THE_REST },
  ITIN_NOT_TAKEN: { reason: null, ...ABOUT_THE_REST },
  JOINT_NOT_TAKEN: { reason: null, ...ABOUT_THE_REST },
  UNDER_AGE: { reason: null, ...ABOUT_THE_REST },
  DECEASED_ON_FILE: { reason: null, ...ABOUT_THE_REST },
};
