import {
  stipulationOf,
  type Stipulation,
  type StipulationCode,
} from "#modules/underwriting/domain/stipulation.ts";

/** Words of lenders, most telling first: a "proof of insurance" is no proof of income. */
const WORDS: readonly (readonly [RegExp, StipulationCode])[] = [
  [/insurance|loss payee|lienholder.*(?:listed|named)/iu, "PROOF_OF_INSURANCE"],
  [/bankrupt|discharge/iu, "BANKRUPTCY_DISCHARGE"],
  [/payoff/iu, "PAYOFF_LETTER"],
  [/\bdobs?\b|date of birth|birth/iu, "PROOF_OF_BIRTH_DATE"],
  [/bank statement/iu, "BANK_STATEMENTS"],
  [/references?\b/iu, "REFERENCES"],
  [/\btitle\b/iu, "TITLE_STATUS"],
  [/\bpoi\b|income|pay ?stub|paycheck|w-?2\b|\bvoe\b|employment|tax return|1099/iu, "PROOF_OF_INCOME"],
  [/\bpor\b|residence|address|utility bill|lease agreement|mortgage statement/iu, "PROOF_OF_RESIDENCE"],
  [/phone|telephone/iu, "PROOF_OF_PHONE"],
  [
    /driver'?s? licen|\bdl\b|photo id|identi|government[- ]issued|\bssn\b|social security card/iu,
    "PROOF_OF_IDENTITY",
  ],
];

/** Each of a lender's texts once, in our words, with the lender's own kept beside them. */
export function stipulationsOfTexts(texts: readonly string[]): readonly Stipulation[] {
  const own = texts.map((text) => text.trim()).filter((text) => text !== "");
  return [...new Set(own)].map((raw) => stipulationOf(codeOf(raw), raw));
}

function codeOf(raw: string): StipulationCode {
  return WORDS.find(([words]) => words.test(raw))?.[1] ?? "OTHER";
}
