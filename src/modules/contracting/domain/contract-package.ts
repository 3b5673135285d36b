import { buyerNameOf, ContractImpossible, type ContractInput, sellerOf } from "./contract-input.ts";
import { buyersGuidePaper } from "./documents/buyers-guide.ts";
import { leaseAgreement } from "./documents/lease-agreement.ts";
import { odometerStatement } from "./documents/odometer-statement.ts";
import { purchaseAgreement } from "./documents/purchase-agreement.ts";
import { retailInstallmentContract } from "./documents/retail-installment-contract.ts";
import type { ContractPackage, PackageDocument } from "./package-document.ts";

/**
 * SIGN-09, promise 6: the papers of a deal from the order's immutable snapshot, every amount its own.
 * @throws ContractImpossible when terms are missing or do not agree with the lines
 */
export function contractPackage(input: ContractInput): ContractPackage {
  const documents: (PackageDocument | null)[] = [
    ...dealPapers(input),
    odometerStatement(input),
    input.guide === null ? null : buyersGuidePaper(input, input.guide),
  ];
  return {
    orderNumber: input.orderNumber,
    buyer: buyerNameOf(input.buyer),
    seller: sellerOf(input),
    documents: documents.filter((document) => document !== null),
  };
}

function dealPapers(input: ContractInput): readonly PackageDocument[] {
  const { terms } = input.snapshot;
  if (input.dealType === "Cash") return [purchaseAgreement(input)];
  if (input.dealType === "Finance" && terms?.kind === "finance")
    return [purchaseAgreement(input), retailInstallmentContract(input, terms)];
  if (input.dealType === "Lease" && terms?.kind === "lease") return [leaseAgreement(input, terms)];
  throw new ContractImpossible(`a ${input.dealType} order needs its terms`);
}
