import type { ContractFormField, ProtectionAdministrator } from "../rating-port.ts";
import { cancelByQuote, quoteCancellation } from "./sandbox-cancellations.ts";
import { makeContract, signContract, voidContract } from "./sandbox-contracts.ts";
import { downProblem, productOf, ratesFor, refused } from "./sandbox-rates.ts";

const FIELD = {
  minimumLength: null,
  maximumLength: null,
  minimumValue: null,
  maximumValue: null,
  choices: [],
};

const ODOMETER: ContractFormField = {
  ...FIELD,
  name: "odometer",
  label: "Odometer at the sale",
  required: true,
  minimumValue: 0,
  maximumValue: 999_999,
};
const AMOUNT_FINANCED: ContractFormField = {
  ...FIELD,
  name: "amountFinanced",
  label: "Amount financed",
  required: true,
  minimumValue: 0,
};

/** The embedded administrator: rates come from the retailer's catalog, contracts live in the database. */
export const sandboxAdministrator: ProtectionAdministrator = {
  scenarios: [
    {
      outcome: "in force, with a contract number",
      input: "any plan in the catalog, once both have signed",
    },
    { outcome: "vin-not-found", input: "a VIN that ends in 000000, or a car without a VIN" },
    { outcome: "rate changed", input: 'POST /sandbox/api/protection {"play":"rate","planId","priceCents"}' },
    { outcome: "rate withdrawn", input: 'POST /sandbox/api/protection {"play":"withdraw","planId"}' },
    {
      outcome: "a claim was paid",
      input: 'POST /sandbox/api/protection {"play":"claim","contractNumber","amountCents"}',
    },
    {
      outcome: "the administrator is down",
      input: 'POST /sandbox/api/protection {"play":"down"}, then {"play":"up"}',
    },
    { outcome: "duplicate-contract", input: "the same car sold twice with the same product" },
    { outcome: "sale-date-out-of-range", input: "let 86 days pass between the sale and the contract" },
  ],
  getRates: ratesFor,
  async getFormFields(ctx, rateId) {
    const down = await downProblem(ctx);
    if (down !== null) return down;
    const product = productOf(ctx, rateId.split("|")[0] ?? "");
    if (product === undefined) return refused("rate-gone");
    return { kind: "fields", fields: product.kind === "gap" ? [ODOMETER, AMOUNT_FINANCED] : [ODOMETER] };
  },
  createContract: makeContract,
  sign: (ctx, { contractNumber }) => signContract(ctx, contractNumber),
  void: (ctx, { contractNumber }) => voidContract(ctx, contractNumber),
  cancelQuote: quoteCancellation,
  cancel: cancelByQuote,
};
