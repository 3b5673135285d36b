import type { LenderAnswerState } from "#modules/lenders/domain/lender-answer.ts";
import type { DealStatus } from "#modules/orders/domain/order.ts";

/** One lender's word, as far as it decides where the deal stands. */
export interface LenderWord {
  readonly state: LenderAnswerState;
  /** It holds at least one offer that has not run out. */
  readonly hasOffer: boolean;
  /** It said what it waits for, such as a frozen file. */
  readonly isWaiting: boolean;
}

/** Statuses in which lenders' answers still move a deal. */
const OPEN: readonly DealStatus[] = ["DPEN", "APEN", "LTIM", "LNSEL", "LSEL"];

/**
 * The moves of table D that bring a deal where its lenders' answers say: an offer to choose (LNSEL), somebody waits
 * for the buyer or a person (APEN), everybody was silent (LTIM), everybody said no (LDEC). Empty where nothing moves.
 */
export function dealPath(from: DealStatus, words: readonly LenderWord[]): readonly DealStatus[] {
  if (!OPEN.includes(from)) return [];
  const to = standingOf(words);
  if (to === from || (to === "LNSEL" && from === "LSEL")) return [];
  if (to === "DPEN") return from === "LTIM" ? ["DPEN"] : [];
  // A deal that was given up as silent first waits for lenders again; one with an offer goes on only to a no.
  if (from === "LTIM" && to !== "LDEC") return ["DPEN", to];
  if (from === "LNSEL" && to !== "LDEC") return [];
  if (from === "LSEL") return to === "LDEC" ? ["LNSEL", "LDEC"] : [];
  return [to];
}

function standingOf(words: readonly LenderWord[]): "LNSEL" | "DPEN" | "APEN" | "LTIM" | "LDEC" {
  if (words.some(({ hasOffer }) => hasOffer)) return "LNSEL";
  const open = words.filter(({ state }) => state === "PENDING");
  if (open.some(({ isWaiting }) => !isWaiting)) return "DPEN";
  if (open.length > 0) return "APEN";
  return words.some(({ state }) => state === "TIMEOUT" || state === "ERROR") ? "LTIM" : "LDEC";
}
