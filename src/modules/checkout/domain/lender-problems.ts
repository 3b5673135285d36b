import type { Funding } from "#modules/orders/domain/order.ts";
import { english } from "#platform/shared/texts/text.ts";

/** Who lends, as the draft keeps it: the contact is one of the sealed buyer details. */
interface OwnLender {
  readonly funding: Funding | null | undefined;
  readonly lenderContact: string | undefined;
}

const NAME = english("Enter the name of your bank or credit union.");
const CONTACT = english("Enter a phone number or an email address of your lender.");
const AMOUNT = english("Enter the amount your lender approved.");

/** OP-15: what a buyer with a lender of their own still has to tell, by field; empty for everybody else. */
export function lenderProblems({ funding, lenderContact = "" }: OwnLender): Readonly<Record<string, string>> {
  if (funding?.source !== "THIRD_PARTY_FINANCING") return {};
  return {
    ...((funding.lenderName ?? "").trim() === "" && { lenderName: NAME }),
    ...(lenderContact.trim() === "" && { lenderContact: CONTACT }),
    ...((funding.approvedAmountCents ?? 0) === 0 && { approvedAmountCents: AMOUNT }),
  };
}
