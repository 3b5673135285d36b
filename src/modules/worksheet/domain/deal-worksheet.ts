import { financeWorksheet } from "./finance-worksheet.ts";
import { leaseWorksheet } from "./lease-worksheet.ts";
import { purchaseOf, type Purchase } from "./purchase.ts";
import { NO_LIMITS, problem, type WayToPay } from "./way-to-pay.ts";
import type { Worksheet } from "./worksheet.ts";
import type { WorksheetInput } from "./worksheet-input.ts";
import type { WorksheetRules } from "./worksheet-rules.ts";

/**
 * CALC-02: one deal counted once, for cards, calculator, cart, checkout, receipt, mail and contract. Pure, plain data in
 * and out: after a round trip through JSON it is the same, in the browser and on the server.
 */
export function dealWorksheet(rules: WorksheetRules, input: WorksheetInput): Worksheet {
  const purchase = purchaseOf(rules, input);
  const way = wayToPay(rules, input, purchase);
  const { due, ...sheets } = way;
  const dueCents = due.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const depositCents = Math.min(input.depositCents, Math.max(0, dueCents));
  // A lease is taxed by its own method, so the tax of a purchase is none of its lines.
  const isLease = input.choices.type === "lease";
  return {
    dealType: input.choices.type,
    contractDate: input.contractDate,
    lines: isLease ? purchase.lines.filter(({ code }) => code !== "tax") : purchase.lines,
    totalCents: purchase.totalCents - (isLease ? purchase.fees.tax : 0),
    includesTaxesAndFees: rules.place !== null,
    ...sheets,
    dueAtSigning: { lines: due, totalCents: dueCents },
    depositCents,
    dueAfterDepositCents: Math.max(0, dueCents - depositCents),
  };
}

function wayToPay(rules: WorksheetRules, ...[input, purchase]: [WorksheetInput, Purchase]): WayToPay {
  if (input.vehicle.priceCents === null)
    return {
      loan: null,
      lease: null,
      cash: null,
      due: [],
      limits: NO_LIMITS,
      problems: [problem("price-missing")],
    };
  switch (input.choices.type) {
    case "finance":
      return financeWorksheet(rules, input, purchase);
    case "lease":
      return leaseWorksheet(rules, input, purchase);
    case "cash":
      return cashWorksheet(input, purchase);
  }
}

/** B-6, OP-15: everything at once, from the buyer's own money or a lender of theirs. */
function cashWorksheet({ choices }: WorksheetInput, { totalCents }: Purchase): WayToPay {
  if (totalCents < 0)
    return {
      loan: null,
      lease: null,
      cash: null,
      due: [],
      limits: NO_LIMITS,
      problems: [problem("equity-exceeds-cash-price", { excessCents: -totalCents })],
    };
  return {
    loan: null,
    lease: null,
    cash: { funding: choices.funding ?? "OWN_FUNDS", amountDueCents: totalCents },
    due: [
      {
        code: "cashPrice",
        amountCents: totalCents,
        because: { code: "due.cashPrice", values: {} },
        isEstimate: false,
      },
    ],
    limits: NO_LIMITS,
    problems: [],
  };
}
