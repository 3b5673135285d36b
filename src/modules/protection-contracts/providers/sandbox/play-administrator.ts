import type { RequestContext } from "#platform/server/context/request-context.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { DOWN } from "./sandbox-rates.ts";
import type {} from "./sandbox-tables.ts";

/** What the sandbox desk may make the embedded administrator do. Cents. */
type AdministratorPlay =
  | { readonly play: "rate"; readonly planId: string; readonly priceCents: number }
  | { readonly play: "withdraw"; readonly planId: string }
  | { readonly play: "restore" }
  | { readonly play: "down" }
  | { readonly play: "up" }
  | { readonly play: "claim"; readonly contractNumber: string; readonly amountCents: number };

/** Changes what the embedded administrator answers from now on. @throws AppError not-found for an unknown contract */
export async function playAdministrator(ctx: RequestContext, asked: AdministratorPlay): Promise<void> {
  switch (asked.play) {
    case "rate":
      return setRate(ctx, asked.planId, asked.priceCents);
    case "withdraw":
      return setRate(ctx, asked.planId, null);
    case "down":
      return setRate(ctx, DOWN, null);
    case "up":
      return forgetRates(ctx, "down");
    case "restore":
      return forgetRates(ctx, "rates");
    case "claim":
      return payClaim(ctx, asked);
  }
}

async function setRate(ctx: RequestContext, planId: string, priceCents: number | null): Promise<void> {
  const said = { price_cents: priceCents, changed_at: ctx.clock.now() };
  await ctx.db.transaction((trx) =>
    trx
      .insertInto("sandbox_protection_rate")
      .values({ tenant_id: ctx.tenantId, plan_id: planId, ...said })
      .onConflict((conflict) => conflict.columns(["tenant_id", "plan_id"]).doUpdateSet(said))
      .execute(),
  );
}

async function forgetRates(ctx: RequestContext, what: "down" | "rates"): Promise<void> {
  await ctx.db.transaction((trx) =>
    trx
      .deleteFrom("sandbox_protection_rate")
      .where("tenant_id", "=", ctx.tenantId)
      .where("plan_id", what === "down" ? "=" : "!=", DOWN)
      .execute(),
  );
}

async function payClaim(
  ctx: RequestContext,
  { contractNumber, amountCents }: { readonly contractNumber: string; readonly amountCents: number },
): Promise<void> {
  const [done] = await ctx.db.transaction((trx) =>
    trx
      .updateTable("sandbox_protection_contract")
      .set({ paid_claims_cents: amountCents })
      .where("tenant_id", "=", ctx.tenantId)
      .where("contract_number", "=", contractNumber)
      .execute(),
  );
  if (done && done.numUpdatedRows > 0n) return;
  throw new AppError("not-found", {
    code: "protectionContract.notFound",
    message: "There is no contract with this number.",
  });
}
