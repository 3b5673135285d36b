import * as v from "valibot";
import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import type { CancellationRequest, NewProtectionContract, ProtectionAdministrator } from "../rating-port.ts";
import { askSecureWarranty, type SecureWarrantyParts } from "./ask-secure-warranty.ts";
import { rateBody, RatesAnswer, ratesOfCatalog } from "./secure-warranty-rates.ts";

const amount = v.pipe(v.number(), v.finite());
const orNull = v.optional(v.nullable(amount), null);

const FieldsAnswer = v.object({
  Fields: v.array(
    v.object({
      Name: v.string(),
      Label: v.string(),
      Required: v.boolean(),
      MinChars: orNull,
      MaxChars: orNull,
      MinValue: orNull,
      MaxValue: orNull,
      ListItems: v.optional(v.array(v.string()), []),
    }),
  ),
});
const ContractAnswer = v.object({
  ContractNumber: v.pipe(v.string(), v.nonEmpty()),
  /** PDF in base64. */
  ContractDocument: v.optional(v.nullable(v.string()), null),
});
const done = v.unknown();
const QuoteAnswer = v.object({
  QuoteId: v.string(),
  ExpiresUtc: v.string(),
  PaidClaims: amount,
  Fee: amount,
  Refund: amount,
  AdministratorPortion: amount,
  DealerPortion: amount,
  Basis: v.picklist(["FlatCancel", "ProRata", "None"]),
});
const CancelAnswer = v.object({ CancellationNumber: v.string() });

const BASES = { FlatCancel: "free-look", ProRata: "pro-rata", None: "nothing-left" } as const;
const REASONS: Readonly<Record<CancellationRequest["reason"], string>> = {
  request: "CustomerRequest",
  payoff: "LoanPaidOff",
  "total-loss": "TotalLoss",
  sold: "VehicleSold",
  repossessed: "Repossession",
};

/** A rating engine in the shapes that StoneEagle documents for SecureWarranty: a verb and JSON there, an envelope back. */
export function secureWarrantyAdministrator(parts: SecureWarrantyParts): ProtectionAdministrator {
  return { ...ratesOf(parts), ...contractsOf(parts), ...cancellationsOf(parts) };
}

function ratesOf(parts: SecureWarrantyParts): Pick<ProtectionAdministrator, "getRates" | "getFormFields"> {
  const { settings } = parts;
  return {
    async getRates(ctx, request) {
      const body = rateBody(settings, request);
      const answer = await askSecureWarranty(parts, ctx, { verb: "GetRates", body, answer: RatesAnswer });
      if (answer.kind !== "result") return answer;
      const rates = ratesOfCatalog(ctx.tenant.config.protection, answer.result.Plans);
      return { kind: "rates", rates };
    },
    async getFormFields(ctx, rateId) {
      const body = { RateId: rateId };
      const answer = await askSecureWarranty(parts, ctx, {
        verb: "GetFormFields",
        body,
        answer: FieldsAnswer,
      });
      if (answer.kind !== "result") return answer;
      const fields = answer.result.Fields.map((field) => ({
        name: field.Name,
        label: field.Label,
        required: field.Required,
        minimumLength: field.MinChars,
        maximumLength: field.MaxChars,
        minimumValue: field.MinValue,
        maximumValue: field.MaxValue,
        choices: field.ListItems,
      }));
      return { kind: "fields", fields };
    },
  };
}

function contractsOf(
  parts: SecureWarrantyParts,
): Pick<ProtectionAdministrator, "createContract" | "sign" | "void"> {
  const { settings } = parts;
  return {
    async createContract(ctx, contract) {
      const body = { ...contractBody(contract), ...rateBody(settings, contract.request) };
      const call = { verb: "CreateContract", body, answer: ContractAnswer };
      const answer = await askSecureWarranty(parts, ctx, call);
      if (answer.kind !== "result") return answer;
      const { ContractNumber: contractNumber, ContractDocument } = answer.result;
      return { kind: "created", contractNumber, pdf: pdfOf(ContractDocument) };
    },
    async sign(ctx, { contractNumber, signedAt }) {
      const body = { ContractNumber: contractNumber, SignedUtc: signedAt.toISOString() };
      const answer = await askSecureWarranty(parts, ctx, { verb: "SignContract", body, answer: done });
      return answer.kind === "result" ? { kind: "signed" } : answer;
    },
    async void(ctx, { contractNumber }) {
      const body = { ContractNumber: contractNumber };
      const answer = await askSecureWarranty(parts, ctx, { verb: "VoidContract", body, answer: done });
      return answer.kind === "result" ? { kind: "voided" } : answer;
    },
  };
}

function cancellationsOf(
  parts: SecureWarrantyParts,
): Pick<ProtectionAdministrator, "cancelQuote" | "cancel"> {
  return {
    async cancelQuote(ctx, { contractNumber, on, odometerMiles, reason }) {
      const body = {
        ContractNumber: contractNumber,
        CancelDate: on,
        Odometer: odometerMiles,
        Reason: REASONS[reason],
      };
      const answer = await askSecureWarranty(parts, ctx, { verb: "CancelQuote", body, answer: QuoteAnswer });
      if (answer.kind !== "result") return answer;
      const { result } = answer;
      return {
        kind: "quote",
        quoteId: result.QuoteId,
        expiresAt: result.ExpiresUtc,
        paidClaimsCents: centsOf(result.PaidClaims),
        feeCents: centsOf(result.Fee),
        refundCents: centsOf(result.Refund),
        administratorPartCents: centsOf(result.AdministratorPortion),
        retailerPartCents: centsOf(result.DealerPortion),
        basis: BASES[result.Basis],
      };
    },
    async cancel(ctx, { contractNumber, quoteId }) {
      const body = { ContractNumber: contractNumber, QuoteId: quoteId };
      const answer = await askSecureWarranty(parts, ctx, { verb: "Cancel", body, answer: CancelAnswer });
      return answer.kind === "result"
        ? { kind: "canceled", cancellationNumber: answer.result.CancellationNumber }
        : answer;
    },
  };
}

const MOST_BYTES = 5_000_000;

/** Anything that is no PDF of a sane size is as good as none: the contract stands by its number. */
function pdfOf(text: string | null): Uint8Array | null {
  if (text === null || text.length > MOST_BYTES * 2) return null;
  const bytes = Buffer.from(text, "base64");
  const isPdf = bytes.length <= MOST_BYTES && bytes.subarray(0, 5).toString("latin1") === "%PDF-";
  return isPdf ? new Uint8Array(bytes) : null;
}

function contractBody({ key, rateId, priceCents, fields, buyer, lienholder }: NewProtectionContract): object {
  const { line1, line2, city, state, zipCode } = buyer.address;
  return {
    /** The same request is answered with the same contract. */
    RequestId: key,
    RateId: rateId,
    RetailPrice: priceCents / 100,
    Fields: Object.entries(fields).map(([Name, Value]) => ({ Name, Value })),
    Buyer: {
      FirstName: buyer.firstName,
      LastName: buyer.lastName,
      Email: buyer.email,
      Phone: buyer.phone,
      Address: { Line1: line1, Line2: line2, City: city, State: state, Zip: zipCode },
    },
    Lienholder: lienholder && { Name: lienholder.name, AddressLines: lienholder.addressLines },
  };
}
