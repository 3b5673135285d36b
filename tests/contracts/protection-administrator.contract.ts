import { expect, it } from "vitest";
import { pdfPages } from "#tests/support/pdf-text.ts";
import type {
  NewProtectionContract,
  ProtectionAdministrator,
  RatingContext,
  RatingRequest,
} from "#modules/protection-contracts/providers/rating-port.ts";

/** One administrator, and how a test makes it misbehave. */
export interface AdministratorCase {
  readonly administrator: ProtectionAdministrator;
  readonly ctx: RatingContext;
  /** A plan in the catalog that it rates. */
  readonly planId: string;
  /** A car that has no contract yet. */
  readonly car: () => string;
  /** From here on the plan is not offered. */
  readonly withdraw: () => Promise<void> | void;
  readonly breakDown: () => Promise<void> | void;
}

/** What every administrator of protection plans has to do; `make` is asked for a fresh one by each test. */
export function protectionAdministratorContract(make: () => Promise<AdministratorCase>): void {
  const requestFor = ({ ctx }: AdministratorCase, vin: string): RatingRequest => ({
    vin,
    odometerMiles: 12_000,
    saleDate: ctx.clock.now().toISOString().slice(0, 10),
    inServiceDate: null,
    make: "Toyota",
    condition: "used",
    dealType: "Finance",
    rooftopId: "main",
    state: "TX",
    vehiclePriceCents: 2_500_000,
    msrpCents: null,
    loan: { aprPercent: 7, termMonths: 60, amountFinancedCents: 2_400_000 },
  });
  const rated = async (one: AdministratorCase, vin: string) => {
    const answer = await one.administrator.getRates(one.ctx, requestFor(one, vin));
    const rate = answer.kind === "rates" && answer.rates.find(({ planId }) => planId === one.planId);
    if (!rate) throw new Error(`no rate but ${JSON.stringify(answer)}`);
    return rate;
  };
  const contractFor = async (one: AdministratorCase, vin: string): Promise<NewProtectionContract> => {
    const rate = await rated(one, vin);
    return {
      key: `key-${vin}`,
      rateId: rate.rateId,
      request: requestFor(one, vin),
      planId: one.planId,
      priceCents: rate.retailCents,
      fields: { odometer: "12000" },
      buyer: {
        firstName: "Avery",
        lastName: "Buyer",
        email: "avery@example.com",
        phone: "5122345678",
        address: { line1: "12 Main Street", line2: "", city: "Austin", state: "TX", zipCode: "78701" },
      },
      lienholder: null,
    };
  };
  const inForce = async (one: AdministratorCase) => {
    const made = await one.administrator.createContract(one.ctx, await contractFor(one, one.car()));
    if (made.kind !== "created") throw new Error(JSON.stringify(made));
    const { contractNumber } = made;
    await one.administrator.sign(one.ctx, { contractNumber, signedAt: one.ctx.clock.now() });
    return contractNumber;
  };
  const cancellation = ({ ctx }: AdministratorCase, contractNumber: string, odometerMiles = 12_500) => ({
    contractNumber,
    on: ctx.clock.now().toISOString().slice(0, 10),
    odometerMiles,
    reason: "request" as const,
  });
  const refusal = (code: string) => ({ kind: "refusal", code });

  it("rates a plan in the catalog in whole cents, and names its form's fields", async () => {
    const one = await make();
    const rate = await rated(one, one.car());
    expect(Number.isInteger(rate.retailCents) && rate.retailCents > 0).toBe(true);
    expect(rate.dealerCostCents).toBeLessThanOrEqual(rate.retailCents);
    const fields = await one.administrator.getFormFields(one.ctx, rate.rateId);
    expect(fields.kind === "fields" && fields.fields.map(({ name }) => name)).toContain("odometer");
  });

  it("knows no such car by a VIN that it does not find, and no first sale after this one", async () => {
    const one = await make();
    const unknown = { ...requestFor(one, one.car()), vin: "1HGCM82630A000000" };
    expect(await one.administrator.getRates(one.ctx, unknown)).toEqual(refusal("vin-not-found"));
    const late = { ...requestFor(one, one.car()), inServiceDate: "2099-01-01" };
    expect(await one.administrator.getRates(one.ctx, late)).toEqual(refusal("in-service-after-sale"));
  });

  it("makes one contract for one key, and none beside it for the same car", async () => {
    const one = await make();
    const contract = await contractFor(one, one.car());
    const made = await one.administrator.createContract(one.ctx, contract);
    if (made.kind !== "created" || made.pdf === null) throw new Error("no contract with its paper");
    expect((await pdfPages(made.pdf)).join(" ")).toContain(made.contractNumber);
    expect(await one.administrator.createContract(one.ctx, contract)).toEqual(made);
    const again = await one.administrator.createContract(one.ctx, { ...contract, key: "another" });
    expect(again).toEqual(refusal("duplicate-contract"));
  });

  it("makes no contract by a rate that is gone", async () => {
    const one = await make();
    const contract = await contractFor(one, one.car());
    await one.withdraw();
    expect(await one.administrator.createContract(one.ctx, contract)).toEqual(refusal("rate-gone"));
  });

  it("signs and voids once, however often it is asked", async () => {
    const one = await make();
    const contractNumber = await inForce(one);
    const signedAt = one.ctx.clock.now();
    expect(await one.administrator.sign(one.ctx, { contractNumber, signedAt })).toEqual({ kind: "signed" });
    for (const _time of [1, 2])
      expect(await one.administrator.void(one.ctx, { contractNumber })).toEqual({ kind: "voided" });
    expect(await one.administrator.sign(one.ctx, { contractNumber, signedAt })).toEqual(
      refusal("wrong-contract-state"),
    );
  });

  it("quotes a refund that is carried whole by two, and cancels once", async () => {
    const one = await make();
    const contractNumber = await inForce(one);
    const quote = await one.administrator.cancelQuote(one.ctx, cancellation(one, contractNumber));
    if (quote.kind !== "quote") throw new Error(JSON.stringify(quote));
    expect(quote.basis).toBe("free-look");
    expect(quote.administratorPartCents + quote.retailerPartCents).toBe(quote.refundCents);
    const { quoteId } = quote;
    const canceled = await one.administrator.cancel(one.ctx, { contractNumber, quoteId });
    expect(canceled).toMatchObject({ kind: "canceled" });
    expect(await one.administrator.cancel(one.ctx, { contractNumber, quoteId })).toEqual(canceled);
    expect(await one.administrator.cancelQuote(one.ctx, cancellation(one, contractNumber))).toEqual(
      refusal("already-canceled"),
    );
  });

  it("says no to mileage below the sale's, and to contracts that it does not have", async () => {
    const one = await make();
    const contractNumber = await inForce(one);
    const below = cancellation(one, contractNumber, 11_999);
    expect(await one.administrator.cancelQuote(one.ctx, below)).toEqual(refusal("mileage-below-sale"));
    const unknown = cancellation(one, "nobody's");
    expect(await one.administrator.cancelQuote(one.ctx, unknown)).toEqual(refusal("contract-not-found"));
    expect(await one.administrator.cancel(one.ctx, { contractNumber, quoteId: "nobody's" })).toEqual(
      refusal("quote-gone"),
    );
  });

  it("is a failure, and no refusal, while nobody answers", async () => {
    const one = await make();
    await one.breakDown();
    expect(await one.administrator.getRates(one.ctx, requestFor(one, one.car()))).toMatchObject({
      kind: "failure",
      reason: "unavailable",
    });
  });
}
