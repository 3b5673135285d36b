import { isSameName } from "#modules/contracting/domain/same-name.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { BankAccount } from "../domain/bank-account.ts";
import type { SaleView } from "../domain/sale-view.ts";
import { nameOf } from "../domain/seller-schema.ts";
import { advanceSale } from "./advance-sale.ts";
import { lockOwnSale, requireAct, type SeenSale } from "./internal/own-sale.ts";
import { findPayouts } from "./internal/payouts-repo.ts";
import { appendEvent, openDeal, seal, updateSale } from "./internal/sale-repo.ts";
import { viewSale } from "./internal/view-sale.ts";
import type { SaleContext } from "./sale-context.ts";
import { wrongAct, wrongField } from "./sale-errors.ts";

const NAME_DIFFERS = english("The account must be in the name on the title: {name}.");

/**
 * Where the seller is paid: an account of one of the owners. It may change until money is on its way, and has to after a
 * bank returned it. The number is sealed and never answered.
 * @throws AppError conflict; invalid with the field
 */
export async function giveAccount(
  ctx: SaleContext,
  { account, ...seen }: SeenSale & { readonly account: BankAccount },
): Promise<SaleView> {
  return ctx.db.transaction(async (trx) => {
    const row = await lockOwnSale(trx, ctx, seen);
    await requireAct(trx, ctx, { row, act: "give-account" });
    const { seller } = openDeal(ctx, row);
    const owners = [nameOf(seller), ...(seller.coOwner ? [nameOf(seller.coOwner)] : [])];
    if (!owners.some((name) => isSameName(account.holder, name)))
      throw wrongField("account.holder", NAME_DIFFERS.replace("{name}", owners.join(", ")));
    const { holder, type, routingNumber, accountNumber } = account;
    const bank = { holder, type, routingNumber, accountNumber };
    const payouts = await findPayouts(trx, ctx, row.id);
    if (payouts.some(({ receiver, state }) => receiver === "SELLER" && state !== "RETURNED"))
      throw wrongAct("sale give-account");
    const updated = await updateSale(trx, ctx, {
      id: row.id,
      bank_sealed: seal(ctx, { id: row.id, column: "bank" }, bank),
    });
    await appendEvent(trx, ctx, { saleId: row.id, kind: "accountGiven", actor: "SELLER" });
    return viewSale(trx, ctx, await advanceSale(trx, ctx, updated));
  });
}
