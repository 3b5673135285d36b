import type { AcceptedOfferNews } from "#modules/deal-drafts/server/checkout-context.ts";
import type { DocumentType } from "#modules/documents/domain/document-types.ts";
import { requestDocuments } from "#modules/documents/server/request-documents.ts";
import { expectCoBuyer } from "#modules/id-verification/server/expect-co-buyer.ts";
import {
  type Stipulation,
  STIPULATION_TEXTS,
  type StipulationCode,
} from "#modules/underwriting/domain/stipulation.ts";

/** What the tracker asks for; "Other" where the lender's own words say which paper it is. */
const ASKED_FOR: Readonly<Record<StipulationCode, DocumentType>> = {
  PROOF_OF_INCOME: "ProofOfIncome",
  PROOF_OF_RESIDENCE: "ProofOfResidence",
  PROOF_OF_IDENTITY: "DriversLicense",
  PROOF_OF_INSURANCE: "LienholderInsurance",
  PROOF_OF_PHONE: "Other",
  PROOF_OF_BIRTH_DATE: "DriversLicense",
  BANK_STATEMENTS: "BankStatement",
  REFERENCES: "References",
  PAYOFF_LETTER: "PayoffLetter",
  BANKRUPTCY_DISCHARGE: "Other",
  TITLE_STATUS: "TradeInTitle",
  OTHER: "Other",
};

/**
 * LEND-02: what the lender of an accepted offer wants to see becomes requests in the tracker; who buys together is asked
 * for an ID and a license too.
 */
export const acceptedOfferNews: AcceptedOfferNews = {
  async offerAccepted(trx, ctx, { order, offer, coBuyer }) {
    if (coBuyer) await expectCoBuyer(trx, ctx, { orderId: order.id, homeState: coBuyer.state });
    const ask = (reason: string, documentTypes: readonly DocumentType[]) =>
      documentTypes.length > 0 && requestDocuments(trx, ctx, { orderId: order.id, documentTypes, reason });
    const own = typesOf(offer.stipulations, (type) => type !== "Other");
    await ask("", coBuyer ? ["CoBuyerLicense", ...own] : own);
    await ask(
      otherPapers(offer.stipulations),
      typesOf(offer.stipulations, (type) => type === "Other"),
    );
  },
};

function typesOf(
  stipulations: readonly Stipulation[],
  isWanted: (type: DocumentType) => boolean,
): readonly DocumentType[] {
  return [...new Set(stipulations.map(({ code }) => ASKED_FOR[code]).filter(isWanted))];
}

/** Which paper "Other document" is. */
function otherPapers(stipulations: readonly Stipulation[]): string {
  return stipulations
    .filter(({ code }) => ASKED_FOR[code] === "Other")
    .map(({ code }) => STIPULATION_TEXTS[code])
    .join(". ");
}
