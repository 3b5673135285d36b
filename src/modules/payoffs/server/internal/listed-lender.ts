import { lenderMatch } from "../../domain/directory/lender-match.ts";
import { english, fillText } from "#platform/shared/texts/text.ts";
import { fieldWrong } from "../payoff-errors.ts";

const UNKNOWN = english("We don't know this lender. Choose one from the list, or confirm the name.");
const SIMILAR = english("Did you mean {name}? Choose it, or confirm the name.");

/** VAL-34: as the lender names itself; a name that is not on the list is kept by whoever confirms it. @throws AppError invalid */
export function listedLender(body: { readonly lender: string; readonly isLenderConfirmed: boolean }): string {
  const match = lenderMatch(body.lender);
  if (match.kind === "listed") return match.name;
  if (body.isLenderConfirmed && /[\p{L}\p{N}]/u.test(body.lender)) return body.lender;
  throw fieldWrong("lender", match.kind === "similar" ? fillText(SIMILAR, { name: match.name }) : UNKNOWN);
}
