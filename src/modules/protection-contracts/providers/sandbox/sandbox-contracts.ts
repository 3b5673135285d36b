import { blindIndex } from "#platform/server/crypto/field-encryption.ts";
import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { addMonths } from "#platform/shared/time/civil-date.ts";
import type {
  AdministratorRate,
  CreatedContract,
  NewProtectionContract,
  RatingContext,
  RatingProblem,
} from "../rating-port.ts";
import { sandboxContractPdf } from "./sandbox-contract-pdf.ts";
import { downProblem, heldRate, productOf, refused } from "./sandbox-rates.ts";
import type { SandboxContractTerms } from "./sandbox-tables.ts";

/** One contract for one key, however often it is asked. */
export async function makeContract(
  ctx: RatingContext,
  contract: NewProtectionContract,
): Promise<({ readonly kind: "created" } & CreatedContract) | RatingProblem> {
  const down = await downProblem(ctx);
  if (down !== null) return down;
  const before = await ctx.db.transaction((trx) => findByKey(trx, ctx, contract.key));
  if (before !== undefined) return created(ctx, contract, before);
  const rate = await heldRate(ctx, contract.rateId, contract.request);
  const product = rate && productOf(ctx, rate.planId);
  if (!rate || !product || rate.planId !== contract.planId) return refused("rate-gone");
  if (!isFiled(rate, contract.priceCents)) return refused("price-not-filed");
  if ((contract.fields["odometer"] ?? "") === "") return refused("field-missing");
  const contractNumber = await ctx.db.transaction(
    async (trx) =>
      (await insertContract(trx, ctx, { contract, rate })) ??
      // Another attempt with the same key was faster, or the car has one of this product.
      (await findByKey(trx, ctx, contract.key)),
  );
  return contractNumber === undefined
    ? refused("duplicate-contract")
    : created(ctx, contract, contractNumber);
}

async function created(
  ctx: RatingContext,
  contract: NewProtectionContract,
  contractNumber: string,
): Promise<{ readonly kind: "created" } & CreatedContract> {
  const found = productOf(ctx, contract.planId);
  const product = found?.name ?? contract.planId;
  const formId = found?.plans.find(({ id }) => contract.planId.endsWith(`.${id}`))?.formId ?? "";
  const pdf = await sandboxContractPdf(contract, { contractNumber, product, formId });
  return { kind: "created", contractNumber, pdf };
}

/** Whether the price of a sale is one that was filed. */
function isFiled({ priceKind, filedCents }: AdministratorRate, priceCents: number): boolean {
  if (priceKind === "free" || filedCents === null) return true;
  return priceKind === "equal" ? priceCents === filedCents : priceCents <= filedCents;
}

async function findByKey(
  trx: TenantTransaction,
  ctx: RatingContext,
  key: string,
): Promise<string | undefined> {
  const found = await trx
    .selectFrom("sandbox_protection_contract")
    .select("contract_number")
    .where("tenant_id", "=", ctx.tenantId)
    .where("key", "=", key)
    .executeTakeFirst();
  return found?.contract_number;
}

/** Undefined where the key, or a contract of the product for this car, is there already. */
async function insertContract(
  trx: TenantTransaction,
  ctx: RatingContext,
  { contract, rate }: { readonly contract: NewProtectionContract; readonly rate: AdministratorRate },
): Promise<string | undefined> {
  const product = productOf(ctx, rate.planId);
  const made = await trx
    .insertInto("sandbox_protection_contract")
    .values({
      tenant_id: ctx.tenantId,
      contract_number: `${product?.code ?? "PLAN"}-${ctx.ids.random(8)}`,
      key: contract.key,
      vin_index: blindIndex(ctx.keys, `protection-vin:${contract.request.vin}`),
      product_id: product?.id ?? rate.planId,
      state: "created",
      terms: JSON.stringify(termsOf(ctx, contract, rate)),
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("contract_number")
    .executeTakeFirst();
  return made?.contract_number;
}

function termsOf(
  ctx: RatingContext,
  { request, priceCents }: NewProtectionContract,
  { planId, termMonths, miles, dealerCostCents }: AdministratorRate,
): SandboxContractTerms {
  const product = productOf(ctx, planId);
  const rule = product?.cancellation;
  const { saleDate, odometerMiles, state, loan } = request;
  return {
    kind: product?.kind ?? "ancillary",
    planId,
    priceCents,
    dealerCostCents,
    termMonths,
    ...(termMonths === null && { endsOn: addMonths(saleDate, loan?.termMonths ?? 12) }),
    miles,
    startsOn: saleDate,
    startMiles: odometerMiles,
    freeLookDays: rule?.freeLookDays ?? 60,
    feeCents: centsOf(rule?.fee ?? 50),
    unusedBy: rule?.unusedBy ?? "time",
    takesOffClaims: rule?.takesOffClaims ?? true,
    state,
  };
}

/** Created is in force; in force stays so. */
export function signContract(
  ctx: RatingContext,
  contractNumber: string,
): Promise<{ readonly kind: "signed" } | RatingProblem> {
  return moveContract(ctx, { contractNumber, from: "created", to: "in-force", done: { kind: "signed" } });
}

/** A contract that was canceled stays canceled. */
export function voidContract(
  ctx: RatingContext,
  contractNumber: string,
): Promise<{ readonly kind: "voided" } | RatingProblem> {
  return moveContract(ctx, { contractNumber, from: "any", to: "voided", done: { kind: "voided" } });
}

async function moveContract<Done>(
  ctx: RatingContext,
  move: {
    readonly contractNumber: string;
    readonly from: "created" | "any";
    readonly to: "in-force" | "voided";
    readonly done: Done;
  },
): Promise<Done | RatingProblem> {
  const down = await downProblem(ctx);
  if (down !== null) return down;
  return ctx.db.transaction(async (trx) => {
    const found = await lockSandboxContract(trx, ctx, move.contractNumber);
    if (found === undefined) return refused("contract-not-found");
    if (found.state === move.to) return move.done;
    const isAllowed = move.from === "any" ? found.state !== "canceled" : found.state === move.from;
    if (!isAllowed) return refused("wrong-contract-state");
    await trx
      .updateTable("sandbox_protection_contract")
      .set({ state: move.to })
      .where("tenant_id", "=", ctx.tenantId)
      .where("contract_number", "=", move.contractNumber)
      .execute();
    return move.done;
  });
}

/** A contract's row, kept until the transaction ends. */
export function lockSandboxContract(trx: TenantTransaction, ctx: RatingContext, contractNumber: string) {
  return trx
    .selectFrom("sandbox_protection_contract")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("contract_number", "=", contractNumber)
    .forUpdate()
    .executeTakeFirst();
}
