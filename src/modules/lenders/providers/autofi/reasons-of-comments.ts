import type { ReasonCode } from "#modules/credit-bureaus/domain/reason-codes.ts";

/** Regulation B's guide: more than four help nobody. */
const MOST_REASONS = 4;

/** Words of lenders, most telling first. */
const WORDS: readonly (readonly [RegExp, ReasonCode])[] = [
  [/incomplete|missing information/iu, "APPLICATION_INCOMPLETE"],
  [/bankrupt/iu, "BANKRUPTCY"],
  [/repossess|foreclos/iu, "REPOSSESSION"],
  [/collection|judg(?:e)?ment|charge[- ]?off|public record|garnish/iu, "COLLECTION_OR_JUDGMENT"],
  [/delinquen|past due|late pay|slow pay/iu, "DELINQUENT_OBLIGATIONS"],
  [/inquir/iu, "RECENT_INQUIRIES"],
  [/revolving|credit limit|utiliz|card balance/iu, "REVOLVING_BALANCES"],
  [
    /no (?:credit )?(?:file|record|hit)|unable to (?:locate|find) (?:a )?(?:credit )?file/iu,
    "NO_CREDIT_FILE",
  ],
  [/references/iu, "CREDIT_REFERENCES_INSUFFICIENT"],
  [
    /limited (?:credit )?(?:experience|history)|thin|length of credit|insufficient credit/iu,
    "LIMITED_CREDIT_EXPERIENCE",
  ],
  [/(?:temporary|irregular) employ/iu, "EMPLOYMENT_TEMPORARY"],
  [/(?:verify|verification of|unverif\w*) employ|employ\w* (?:not|un)\s?verif/iu, "EMPLOYMENT_UNVERIFIED"],
  [/employ|time on job|job time/iu, "EMPLOYMENT_LENGTH"],
  [/(?:verify|verification of|unverif\w*) income|income (?:not|un)\s?verif/iu, "INCOME_UNVERIFIED"],
  [/debt[- ]to[- ]income|\bdti\b|obligations/iu, "OBLIGATIONS_EXCESSIVE"],
  [/income|payment[- ]to[- ]income|\bpti\b/iu, "INCOME_INSUFFICIENT"],
  [/(?:verify|verification of|unverif\w*) (?:residence|address)/iu, "RESIDENCE_UNVERIFIED"],
  [/residence|time at address/iu, "RESIDENCE_LENGTH"],
  [/identity|fraud|\bssn\b/iu, "IDENTITY_UNVERIFIED"],
  [/mileage|vehicle age|age of (?:the )?vehicle|model year/iu, "VEHICLE_AGE_OR_MILEAGE"],
  [
    /\bltv\b|loan[- ]to[- ]value|advance|collateral value|value of (?:the )?(?:collateral|vehicle)/iu,
    "COLLATERAL_VALUE",
  ],
  [/collateral|vehicle type|branded title|salvage/iu, "COLLATERAL_TYPE"],
  [/down ?payment|cash down/iu, "DOWN_PAYMENT_INADEQUATE"],
  [/amount|\bterms?\b/iu, "AMOUNT_OR_TERM_NOT_OFFERED"],
];

/**
 * Why a lender declined, as far as its comments say. A comment that we do not know names nothing, because a reason
 * that is not the lender's would be untrue; without any, the notice tells of the right to ask.
 */
export function reasonsOfComments(comments: readonly string[]): readonly { readonly code: ReasonCode }[] {
  const codes = comments.flatMap((comment) => WORDS.find(([words]) => words.test(comment))?.[1] ?? []);
  return [...new Set(codes)].slice(0, MOST_REASONS).map((code) => ({ code }));
}
