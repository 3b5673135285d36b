import type { FactorCode } from "../../domain/report/report-factors.ts";

const WORDS: readonly (readonly [RegExp, FactorCode])[] = [
  [/inquir/iu, "INQUIRIES"],
  [/bankrupt/iu, "BANKRUPTCY"],
  [/repossess/iu, "REPOSSESSION"],
  [/collection|public record|judg(?:e)?ment|derogatory/iu, "COLLECTIONS"],
  [/delinquen|past due|late payment/iu, "DELINQUENCY"],
  [/too few|lack of|insufficient|no recent/iu, "FEW_ACCOUNTS"],
  [/length of|time since|too short|too new|recently opened|age of|established/iu, "SHORT_HISTORY"],
  [/balance|revolving|amount owed|utiliz/iu, "REVOLVING_BALANCES"],
];

/** The reason codes that FICO publishes for its classic scores. */
const NUMBERS: Readonly<Record<number, FactorCode>> = {
  1: "REVOLVING_BALANCES",
  2: "DELINQUENCY",
  3: "FEW_ACCOUNTS",
  5: "REVOLVING_BALANCES",
  8: "INQUIRIES",
  9: "SHORT_HISTORY",
  10: "REVOLVING_BALANCES",
  11: "REVOLVING_BALANCES",
  12: "SHORT_HISTORY",
  13: "DELINQUENCY",
  14: "SHORT_HISTORY",
  16: "FEW_ACCOUNTS",
  18: "DELINQUENCY",
  20: "COLLECTIONS",
  21: "DELINQUENCY",
  30: "SHORT_HISTORY",
  36: "SHORT_HISTORY",
  38: "COLLECTIONS",
  39: "DELINQUENCY",
  40: "COLLECTIONS",
};

/** A key factor by its words, else by its number; null for one that we do not know, because a guess would be untrue. */
function factorOf({ text, code }: { readonly text: string; readonly code: string }): FactorCode | null {
  const byWords = WORDS.find(([words]) => words.test(text));
  return byWords?.[1] ?? NUMBERS[Number(code)] ?? null;
}

/** What weighed on a score, each once, at most four, or five if inquiries is one (15 USC 1681g(f)). */
export function factorsOf(
  given: readonly { readonly text: string; readonly code: string }[],
): readonly FactorCode[] {
  const all = [...new Set(given.flatMap((one) => factorOf(one) ?? []))];
  return all.slice(0, all.slice(0, 5).includes("INQUIRIES") ? 5 : 4);
}
