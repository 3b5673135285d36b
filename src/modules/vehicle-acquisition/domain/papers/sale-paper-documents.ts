import type { Block, PackageDocument } from "#modules/contract-papers/domain/package-document.ts";
import { isOdometerExempt } from "#modules/contract-papers/domain/documents/trade-in/odometer-exemption.ts";
import { saleMoney } from "../sale-money.ts";
import type { SalePaperInput } from "./sale-paper-input.ts";
import { milesOf, paragraph, partiesBlock, signatureBlocks } from "./sale-papers-blocks.ts";

const SAMPLE = {
  kind: "text",
  isStrong: true,
  text: "SAMPLE TERMS: these clauses are sample text. The retailer's legal text replaces them.",
} as const;

/** Every paper that a sale needs; a car without a loan needs no payoff papers. Pure. */
export function saleDocuments(input: SalePaperInput): readonly PackageDocument[] {
  return [billOfSale(input), odometerStatement(input), ...(input.payoff === null ? [] : payoffPapers(input))];
}

function billOfSale(input: SalePaperInput): PackageDocument {
  const money = saleMoney(input.amountCents, input.payoff?.amountCents ?? 0);
  const note =
    input.payoff?.isEstimate === true ? { note: "estimate until your lender confirms the amount" } : {};
  return {
    kind: "bill-of-sale",
    title: "Bill of Sale",
    purpose: "You sell your vehicle to us for this amount.",
    blocks: [
      partiesBlock(input),
      {
        kind: "amounts",
        caption: "What we pay",
        rows: [
          { label: "Price of the vehicle", amountCents: input.amountCents },
          ...(money.toLenderCents > 0
            ? [{ label: "Paid to your lender", amountCents: -money.toLenderCents, ...note }]
            : []),
          money.shortfallCents > 0
            ? { label: "You pay us first", amountCents: money.shortfallCents, isTotal: true, ...note }
            : { label: "Paid to you", amountCents: money.toSellerCents, isTotal: true, ...note },
        ],
      },
      SAMPLE,
      paragraph(
        "1. You own this vehicle and may sell it. Nobody else has a claim on it but the lender named in these papers.",
      ),
      paragraph(
        "2. You may cancel until we send the money, and nothing is due. The vehicle becomes ours when we send it.",
      ),
      paragraph(
        "3. Only an answer that turns out different, or more miles, may lower the amount, by the deductions that were shown with the offer. A new amount needs your agreement and a new bill of sale.",
      ),
      paragraph(paymentClause(input)),
      ...signatureBlocks("bill-of-sale", "I sell this vehicle to the buyer on these terms", input),
    ],
  };
}

/** Who is paid first, and what another amount of the lender's changes. */
function paymentClause({ payoff }: SalePaperInput): string {
  const pays = "4. We pay by ACH to an account in the name of an owner, after any lender has been paid.";
  if (payoff?.isEstimate !== true) return pays;
  return `${pays} What your lender is owed is an estimate. If it confirms another amount, what we pay you, or what you pay us, changes by the difference; the price of the vehicle does not.`;
}

/** 49 CFR 580.5 with the seller as the transferor. */
function odometerStatement(input: SalePaperInput): PackageDocument {
  return {
    kind: "odometer-statement",
    title: "Odometer Disclosure Statement",
    purpose: "You state what the odometer of your vehicle shows, and we confirm that we have read it.",
    blocks: [
      paragraph(
        "Federal law (and State law, if applicable) requires that you state the mileage upon transfer of ownership. Failure to complete or providing a false statement may result in fines and/or imprisonment.",
      ),
      partiesBlock(input),
      readingBlock(input),
      paragraph(
        "If the odometer shows more on the day you hand the vehicle over, or where your state keeps its titles on paper, both of us also sign this statement on paper that day, with the reading of that day.",
      ),
      ...signatureBlocks(
        "odometer-statement",
        "Transferor: this is what the odometer of my vehicle shows",
        input,
      ),
    ],
  };
}

function readingBlock({ deal, year }: SalePaperInput): Block {
  const isExempt = isOdometerExempt(deal.car.year, year);
  const isDoubtful = deal.inspection.answers["title"] === "odometer";
  return {
    kind: "choices",
    caption: `I state that the odometer now reads ${milesOf(deal.inspection.miles)} (no tenths) and that to the best of my knowledge it`,
    options: [
      {
        text: "reflects the actual mileage of the vehicle described above.",
        isChosen: !isExempt && !isDoubtful,
      },
      { text: "reflects the amount of mileage in excess of its mechanical limits.", isChosen: false },
      {
        text: "does NOT reflect the actual mileage and should not be relied upon. WARNING: ODOMETER DISCREPANCY.",
        isChosen: !isExempt && isDoubtful,
      },
      {
        text: "need not be disclosed, because the vehicle is exempt by its age (49 CFR 580.17).",
        isChosen: isExempt,
      },
    ],
  };
}

/** The lender's papers: it may be paid, and the title that it holds is signed for its owner. */
function payoffPapers(input: SalePaperInput): readonly PackageDocument[] {
  return [payoffAuthorization(input), powerOfAttorney(input)];
}

function payoffAuthorization(input: SalePaperInput): PackageDocument {
  const lender = input.payoff?.lender || "your lender";
  return {
    kind: "payoff-authorization",
    title: "Payoff Authorization",
    purpose: "You let us pay off what is owed on your vehicle and receive its title.",
    blocks: [
      partiesBlock(input),
      SAMPLE,
      paragraph(
        `1. You ask ${lender} to tell us what is owed, the interest for each day, and the last day the amount is good.`,
      ),
      paragraph(
        `2. You authorize us to pay that amount to ${lender}, and ask ${lender} to accept it, close the account and send the title or the release of the lien to us.`,
      ),
      paragraph(`3. Keep making your payments until ${lender} confirms that nothing is owed.`),
      ...signatureBlocks("payoff-authorization", "I authorize this payoff", input),
    ],
  };
}

function powerOfAttorney(input: SalePaperInput): PackageDocument {
  return {
    kind: "title-power-of-attorney",
    title: "Limited Power of Attorney for the Title",
    purpose: "You let us sign the title of your vehicle for you, because your lender holds it.",
    blocks: [
      partiesBlock(input),
      SAMPLE,
      paragraph(
        "1. We may sign the papers that transfer the title of this vehicle from you to us, receive the title or ask for a duplicate of it, and state on it the odometer reading that you signed for.",
      ),
      paragraph(
        "2. It is for this vehicle only. It ends when the title is in our name, when this sale is canceled, or after 180 days, whichever comes first.",
      ),
      paragraph(
        "3. Some states require their own form, or a signature before a notary. Where yours does, we bring the form and the notary when you hand over the vehicle.",
      ),
      ...signatureBlocks(
        "title-power-of-attorney",
        "I let the buyer sign the title of my vehicle for me",
        input,
      ),
    ],
  };
}
