import type { StubAnswer, StubRequest, VendorStub } from "#tests/support/vendor-stub.ts";
import { startVendorStub } from "#tests/support/vendor-stub.ts";

/** A plan as the vendor's documents show one; dollars. */
export interface StubPlan {
  readonly FormId: string;
  readonly TermMonths: number | null;
  readonly TermMiles: number | null;
  readonly Deductible: number;
  readonly Retail: number;
}

interface StubContract {
  readonly number: string;
  readonly vin: string;
  readonly formId: string;
  readonly saleDate: string;
  readonly odometer: number;
  readonly price: number;
  state: "created" | "in-force" | "voided" | "canceled";
  quoteId?: string;
}

export interface SecureWarrantyStub extends VendorStub {
  /** From here on plans are not offered. */
  readonly withdraw: () => void;
  readonly breakDown: () => void;
}

type Body = Record<string, unknown>;
const ok = (Result: unknown): StubAnswer => ({ status: 200, body: { Success: true, Result } });
const no = (ErrorCode: string): StubAnswer => ({ status: 200, body: { Success: false, ErrorCode } });

/** A rating engine with state that answers in the documented shapes. */
export async function startSecureWarrantyStub(plans: readonly StubPlan[]): Promise<SecureWarrantyStub> {
  const stub = await startVendorStub();
  const contracts = new Map<string, StubContract>();
  let isDown = false;
  let isWithdrawn = false;
  const verbs: Record<string, (body: Body) => StubAnswer> = {
    GetRates: (body) => rates(plans, { body, isWithdrawn }),
    GetFormFields: () =>
      ok({ Fields: [{ Name: "odometer", Label: "Odometer at the sale", Required: true, MinValue: 0 }] }),
    CreateContract: (body) => create(contracts, { body, isWithdrawn }),
    SignContract: (body) => move(contracts, body, "in-force"),
    VoidContract: (body) => move(contracts, body, "voided"),
    CancelQuote: (body) => quote(contracts, body),
    Cancel: (body) => cancel(contracts, body),
  };
  stub.answer(({ path, body, headers }: StubRequest) => {
    if (isDown) return { status: 503, body: {} };
    if (headers["x-api-key"] !== "key") return { status: 401, body: {} };
    return verbs[path.split("/").at(-1) ?? ""]?.(body as Body) ?? { status: 404, body: {} };
  });
  return {
    ...stub,
    withdraw: () => void (isWithdrawn = true),
    breakDown: () => void (isDown = true),
  };
}

function rates(
  plans: readonly StubPlan[],
  { body, isWithdrawn }: { readonly body: Body; readonly isWithdrawn: boolean },
): StubAnswer {
  if (String(body["Vin"]).endsWith("000000")) return no("VIN_NOT_FOUND");
  const { InServiceDate, SaleDate } = body;
  if (typeof InServiceDate === "string" && InServiceDate > String(SaleDate))
    return no("INSERVICE_AFTER_SALE");
  const Plans = (isWithdrawn ? [] : plans).map(({ Deductible, Retail, ...plan }) => ({
    ...plan,
    RateId: `${plan.FormId}:${plan.TermMonths}`,
    ExpiresUtc: "2030-01-01T00:00:00Z",
    Coverage: "Coverage",
    Deductible: { Amount: Deductible, Type: "Standard" },
    DealerCost: Retail / 2,
    SuggestedRetail: Retail,
    LockedRetailPrice: null,
    ESign: true,
  }));
  return ok({ Plans });
}

function create(
  contracts: Map<string, StubContract>,
  { body, isWithdrawn }: { readonly body: Body; readonly isWithdrawn: boolean },
): StubAnswer {
  const key = String(body["RequestId"]);
  const before = contracts.get(key);
  if (before) return ok(contractAnswer(before.number));
  if (isWithdrawn) return no("QUOTE_NOT_AVAILABLE");
  const [formId = ""] = String(body["RateId"]).split(":");
  const vin = String(body["Vin"]);
  const isThere = [...contracts.values()].some((one) => one.vin === vin && one.formId === formId);
  if (isThere) return no("DUPLICATE_CONTRACT");
  const number = `SW${contracts.size + 1}`;
  contracts.set(key, {
    number,
    vin,
    formId,
    saleDate: String(body["SaleDate"]),
    odometer: Number(body["Odometer"]),
    price: Number(body["RetailPrice"]),
    state: "created",
  });
  return ok(contractAnswer(number));
}

const contractAnswer = (number: string): object => ({
  ContractNumber: number,
  ContractDocument: Buffer.from(smallPdf(`Contract ${number}`), "latin1").toString("base64"),
});

/** One page with one line; readers find its objects without a table of them. */
function smallPdf(line: string): string {
  const content = `BT /F1 12 Tf 72 700 Td (${line}) Tj ET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join("");
  return `%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 6>>\nstartxref\n0\n%%EOF`;
}

const found = (contracts: Map<string, StubContract>, body: Body): StubContract | undefined =>
  [...contracts.values()].find(({ number }) => number === body["ContractNumber"]);

function move(contracts: Map<string, StubContract>, body: Body, to: "in-force" | "voided"): StubAnswer {
  const contract = found(contracts, body);
  if (contract === undefined) return no("CONTRACT_NOT_FOUND");
  if (contract.state === to) return ok({});
  if (contract.state === "canceled" || contract.state === "voided") return no("CONTRACT_STATUS");
  contract.state = to;
  return ok({});
}

function quote(contracts: Map<string, StubContract>, body: Body): StubAnswer {
  const contract = found(contracts, body);
  if (contract === undefined) return no("CONTRACT_NOT_FOUND");
  if (contract.state === "canceled") return no("ALREADY_CANCELLED");
  if (contract.state !== "in-force") return no("CONTRACT_STATUS");
  if (Number(body["Odometer"]) < contract.odometer) return no("ODOMETER_BELOW_SALE");
  if (String(body["CancelDate"]) < contract.saleDate) return no("DATE_BEFORE_SALE");
  return ok({
    QuoteId: `Q-${contract.number}-${String(body["CancelDate"])}`,
    ExpiresUtc: "2030-01-01T00:00:00Z",
    PaidClaims: 0,
    Fee: 0,
    Refund: contract.price,
    AdministratorPortion: contract.price / 2,
    DealerPortion: contract.price / 2,
    Basis: "FlatCancel",
  });
}

function cancel(contracts: Map<string, StubContract>, body: Body): StubAnswer {
  const contract = found(contracts, body);
  if (contract === undefined) return no("CONTRACT_NOT_FOUND");
  const quoteId = String(body["QuoteId"]);
  if (contract.quoteId === quoteId) return ok({ CancellationNumber: `X-${contract.number}` });
  if (contract.state === "canceled") return no("ALREADY_CANCELLED");
  if (!quoteId.startsWith(`Q-${contract.number}-`)) return no("CANCEL_QUOTE_EXPIRED");
  contract.state = "canceled";
  contract.quoteId = quoteId;
  return ok({ CancellationNumber: `X-${contract.number}` });
}
