import type { ContractInput } from "../../contract-input.ts";
import type { DocumentKind, PackageDocument } from "../../package-document.ts";
import { leaseBuyoutStatement } from "./lease-buyout-statement.ts";
import { payoffAuthorization } from "./payoff-authorization.ts";
import { titlePowerOfAttorney } from "./title-power-of-attorney.ts";
import { tradeInAgreement } from "./trade-in-agreement.ts";
import { tradeOdometerStatement } from "./trade-odometer-statement.ts";
import type { TradeInput } from "./trade-in-facts.ts";

/** Signed by the owner of the traded-in car alone, whoever else buys. */
export const OWNERS_PAPERS: readonly DocumentKind[] = [
  "trade-in-odometer-statement",
  "payoff-authorization",
  "lease-buyout-statement",
  "title-power-of-attorney",
];

/** The papers of a traded-in car in the order in which they are read; none without one (TRADE-08). */
export function tradeInPapers(input: ContractInput): readonly PackageDocument[] {
  const { tradeIn } = input.snapshot;
  if (tradeIn === undefined) return [];
  const traded: TradeInput = { ...input, trade: tradeIn };
  const papers = [
    tradeInAgreement(traded),
    tradeOdometerStatement(traded),
    tradeIn.ownership === "FINANCED" && tradeIn.payoffCents > 0 ? payoffAuthorization(traded) : null,
    tradeIn.ownership === "LEASED" ? leaseBuyoutStatement(traded) : null,
    titlePowerOfAttorney(traded),
  ];
  return papers.filter((paper) => paper !== null);
}
