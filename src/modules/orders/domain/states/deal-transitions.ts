import { requireTransition, type TransitionTable } from "#platform/shared/transition-table.ts";
import { dealRules } from "../deal-types.ts";
import { DEAL_STATUSES, type DealStatus, type DealType } from "../order.ts";

/** Table D (OP-06), verbatim. Moves for some deal types only are narrowed by `onlyFor`. */
export const dealTransitions: TransitionTable<DealStatus> = {
  name: "deal",
  start: ["CSAV", "CFAIL"],
  moves: {
    CFAIL: ["CSAV", "CANC"],
    CSAV: ["DPEN", "VPEN", "CANC"],
    DPEN: ["LSEL", "LNSEL", "LDEC", "LTIM", "APEN", "CANC"],
    LTIM: ["DPEN", "LDEC", "CANC"],
    APEN: ["LSEL", "LNSEL", "LDEC", "LTIM", "CANC"],
    LNSEL: ["LSEL", "LDEC", "UDEC", "CANC"],
    LSEL: ["UACC", "UDEC", "LNSEL", "CANC"],
    LDEC: ["CSAV", "CANC"],
    UDEC: ["CSAV", "CANC"],
    UACC: ["VPEN", "CANC"],
    VPEN: ["VRFY", "VRWR", "VRFA", "VEXP", "CANC"],
    VRFA: ["VPEN", "CANC"],
    VEXP: ["VPEN", "CANC"],
    VRWR: ["SUBS", "VPEN", "VEXP", "CANC"],
    VRFY: ["SUBS", "VPEN", "VEXP", "CANC"],
    SUBS: ["PSIGN", "SIGN", "VEXP", "CANC"],
    PSIGN: ["SIGN", "VEXP", "CANC"],
    SIGN: ["SUBF", "BOOK", "CANC"],
    SUBF: ["BOOK", "FUND", "PDOC", "RTRN", "CANC"],
    BOOK: ["FUND", "PDOC", "RTRN", "CANC"],
    PDOC: ["SUBF", "BOOK", "FUND", "RTRN", "CANC"],
    RTRN: ["SUBF", "VPEN", "CANC"],
    FUND: ["CANC"],
    CANC: [],
    UNKNOWN: DEAL_STATUSES.filter((status) => status !== "UNKNOWN"),
  },
};

/** The bracketed words of table D: who may make these moves. */
const onlyFor: readonly { from: DealStatus; to: DealStatus; hasLender: boolean }[] = [
  { from: "CSAV", to: "DPEN", hasLender: true },
  { from: "CSAV", to: "VPEN", hasLender: false },
  { from: "SIGN", to: "SUBF", hasLender: true },
  { from: "SIGN", to: "BOOK", hasLender: false },
  { from: "BOOK", to: "FUND", hasLender: true },
  { from: "BOOK", to: "PDOC", hasLender: true },
  { from: "BOOK", to: "RTRN", hasLender: true },
];

/** Table D as it holds for one deal type. */
export function dealTransitionsOf(dealType: DealType): TransitionTable<DealStatus> {
  return dealRules(dealType).hasLender ? WITH_LENDER : WITHOUT_LENDER;
}

function narrowed(hasLender: boolean): TransitionTable<DealStatus> {
  const isOpen = (from: DealStatus, to: DealStatus): boolean =>
    onlyFor.every((rule) => rule.from !== from || rule.to !== to || rule.hasLender === hasLender);
  const rows = DEAL_STATUSES.map((from) => [
    from,
    dealTransitions.moves[from].filter((to) => isOpen(from, to)),
  ]);
  return { ...dealTransitions, moves: Object.fromEntries(rows) as TransitionTable<DealStatus>["moves"] };
}

const WITH_LENDER = narrowed(true);
const WITHOUT_LENDER = narrowed(false);

/**
 * The status a deal has after `to` is reported; `from` for a repeat.
 * @throws AppError conflict `state.transitionNotAllowed` (OP-06).
 */
export function nextDealStatus(dealType: DealType, from: DealStatus, to: DealStatus): DealStatus {
  return requireTransition(dealTransitionsOf(dealType), from, to) ? to : from;
}
