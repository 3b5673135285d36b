import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import { planLabel } from "#modules/protection/domain/deal-product.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { AdministratorView } from "../../domain/administrator-view.ts";
import { DOWN, productOf } from "./sandbox-rates.ts";

const NEWEST = 20;

/** For the sandbox desk. */
export async function readAdministrator(ctx: TenantContext): Promise<AdministratorView> {
  const { rates, contracts } = await ctx.db.transaction(async (trx) => ({
    rates: await trx
      .selectFrom("sandbox_protection_rate")
      .select(["plan_id", "price_cents"])
      .where("tenant_id", "=", ctx.tenantId)
      .execute(),
    contracts: await trx
      .selectFrom("sandbox_protection_contract")
      .select(["contract_number", "state", "terms", "product_id", "paid_claims_cents"])
      .where("tenant_id", "=", ctx.tenantId)
      .orderBy("created_at", "desc")
      .orderBy("contract_number")
      .limit(NEWEST)
      .execute(),
  }));
  const said = new Map(rates.map(({ plan_id, price_cents }) => [plan_id, price_cents]));
  return {
    isDown: said.has(DOWN),
    plans: ctx.tenant.config.protection.products.flatMap((product) =>
      product.plans.map((plan) => {
        const planId = `${product.id}.${plan.id}`;
        const changedCents = said.get(planId);
        return {
          planId,
          label: planLabel({ productName: product.name, name: plan.name }),
          listCents: centsOf(plan.price),
          said: changedCents === undefined ? "nothing" : changedCents === null ? "withdrawn" : "changed",
          changedCents: changedCents ?? null,
        } as const;
      }),
    ),
    contracts: contracts.map(({ contract_number, state, terms, product_id, paid_claims_cents }) => ({
      contractNumber: contract_number,
      label: productOf(ctx, terms.planId)?.name ?? product_id,
      state,
      paidClaimsCents: Number(paid_claims_cents),
    })),
  };
}
