import { english } from "#platform/shared/texts/text.ts";
import type { DocumentType } from "../domain/document-types.ts";

/** What a good file of each type shows. */
export const DOCUMENT_HINTS: Partial<Record<DocumentType, string>> = {
  DriversLicense: english("Front and back, all corners in view."),
  InsuranceCard: english("The card or the declarations page, with your name and the policy number."),
  W2: english("Your latest W-2."),
  PayStub: english("Your two most recent pay stubs."),
  ProofOfIncome: english(
    "Your two most recent pay stubs, an award letter, or your last tax return if you work for yourself.",
  ),
  ProofOfResidence: english(
    "A utility bill, lease or bank statement from the last 60 days, with your name and home address.",
  ),
  ProofOfIdentity: english("Your Social Security card, or the letter from the IRS with your ITIN."),
  BankStatement: english("Your latest statement, all pages."),
  LienholderInsurance: english(
    "The declarations page that lists your lender as lienholder and loss payee. Your insurance agent can add it.",
  ),
  References: english("Names, addresses and phone numbers of the people your lender may call."),
  PayoffLetter: english(
    "From the lender of your current vehicle, with the amount and the day it's good through.",
  ),
  TradeInTitle: english("Front and back. Don't sign it yet."),
  TradeInDuplicateTitle: english("Your state's form for a duplicate title, filled out and signed."),
  TradeInRegistration: english("The current registration card, with the VIN and the license plate."),
  LenderApproval: english(
    "From your bank or credit union, with the amount and the day it expires. You can sign your contract before you upload it.",
  ),
};
