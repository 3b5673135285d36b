import { type DealRules, dealRules } from "#modules/orders/domain/deal-types.ts";
import { buyerNameOf, ContractImpossible, type ContractInput, sellerOf } from "./contract-input.ts";
import { buyersGuidePaper } from "./documents/buyers-guide.ts";
import { leaseAgreement } from "./documents/lease-agreement.ts";
import { odometerStatement } from "./documents/odometer-statement.ts";
import { planForms } from "./documents/plan-forms.ts";
import { OWNERS_PAPERS, tradeInPapers } from "./documents/trade-in/trade-in-papers.ts";
import { purchaseAgreement } from "./documents/purchase-agreement.ts";
import { retailInstallmentContract } from "./documents/retail-installment-contract.ts";
import type { Block, ContractPackage, PackageDocument } from "./package-document.ts";

/**
 * SIGN-09, promise 6: the papers of a deal from the order's immutable snapshot, every amount its own.
 * @throws ContractImpossible when terms are missing or do not agree with the lines
 */
export function contractPackage(input: ContractInput): ContractPackage {
  const documents: (PackageDocument | null)[] = [
    ...dealPapers(input),
    ...tradeInPapers(input),
    odometerStatement(input),
    input.guide === null ? null : buyersGuidePaper(input, input.guide),
    ...planForms(input),
  ];
  const { coBuyer } = input;
  const papers = documents.filter((document) => document !== null);
  return {
    orderNumber: input.orderNumber,
    buyer: buyerNameOf(input.buyer),
    ...(coBuyer && { coBuyer: buyerNameOf(coBuyer) }),
    seller: sellerOf(input),
    documents: coBuyer ? papers.map(forBoth) : papers,
  };
}

/** Below each place for the buyer's hand one for the co-buyer's; the owner of a traded-in car is the buyer alone. */
function forBoth(document: PackageDocument): PackageDocument {
  if (OWNERS_PAPERS.includes(document.kind)) return document;
  const blocks = document.blocks.flatMap((block): readonly Block[] => {
    if (block.kind !== "field") return [block];
    const { field } = block;
    return [block, { kind: "field", field: { ...field, id: `${field.id}.co-buyer`, signer: "co-buyer" } }];
  });
  return { ...document, blocks };
}

function dealPapers(input: ContractInput): readonly PackageDocument[] {
  return dealRules(input.dealType).papers.map((paper) => PAPERS[paper](input));
}

const PAPERS: Readonly<Record<DealRules["papers"][number], (input: ContractInput) => PackageDocument>> = {
  "purchase-agreement": purchaseAgreement,
  "retail-installment-contract": (input) => retailInstallmentContract(input, termsOf(input, "finance")),
  "lease-agreement": (input) => leaseAgreement(input, termsOf(input, "lease")),
};

function termsOf<Kind extends "finance" | "lease">(
  { dealType, snapshot: { terms } }: ContractInput,
  kind: Kind,
): Extract<NonNullable<typeof terms>, { kind: Kind }> {
  if (terms?.kind !== kind) throw new ContractImpossible(`a ${dealType} order needs its terms`);
  return terms as Extract<NonNullable<typeof terms>, { kind: Kind }>;
}
