import type { Funding } from "#modules/orders/domain/order.ts";
import { english } from "#platform/shared/texts/text.ts";
import { lenderMatch } from "#modules/payoffs/domain/directory/lender-match.ts";

/** Who lends, as the draft keeps it: the contact is one of the sealed buyer details. */
interface OwnLender {
  readonly funding: Funding | null | undefined;
  readonly lenderContact: string | undefined;
}

const NAME = english("Enter the name of your bank or credit union.");
const UNKNOWN = english("Choose your lender from the list, or keep the name as you typed it.");
const CONTACT = english("Enter a phone number or an email address of your lender.");
const AMOUNT = english("Enter the amount your lender approved.");

/** OP-15: what a buyer with a lender of their own still has to tell, by field; empty for everybody else. */
export function lenderProblems({ funding, lenderContact = "" }: OwnLender): Readonly<Record<string, string>> {
  if (funding?.source !== "THIRD_PARTY_FINANCING") return {};
  const name = nameProblem(funding);
  return {
    ...(name !== undefined && { lenderName: name }),
    ...(lenderContact.trim() === "" && { lenderContact: CONTACT }),
    ...((funding.approvedAmountCents ?? 0) === 0 && { approvedAmountCents: AMOUNT }),
  };
}

/** VAL-34: a name that is not on the list is kept by whoever says that it is right. */
function nameProblem({ lenderName = "", isNameConfirmed = false }: Funding): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(lenderName)) return NAME;
  return isNameConfirmed || lenderMatch(lenderName).kind === "listed" ? undefined : UNKNOWN;
}
