import { chosenPrograms, type OrderIncentives } from "#modules/incentives/domain/order-incentives.ts";
import type { DocumentType } from "./document-types.ts";

/** What the programs that count in a deal ask its buyer to show, in the programs' own words; nothing without one. */
export function incentiveDocuments(
  incentives: OrderIncentives | undefined,
): readonly { readonly type: DocumentType; readonly reason: string }[] {
  if (incentives === undefined) return [];
  const asked = chosenPrograms(incentives).filter(({ proof }) => proof !== null);
  const reason = asked.map(({ title, proof }) => `${title}: ${proof}`).join(" · ");
  return asked.length === 0 ? [] : [{ type: "IncentiveProof", reason }];
}
