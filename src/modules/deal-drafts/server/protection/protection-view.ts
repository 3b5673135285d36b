import type { SaleOfDraft } from "../quote/sale-of-draft.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { buildMenu } from "#modules/protection/domain/build-menu.ts";
import type { OrderProtectionView, ProtectionMenu } from "#modules/protection/domain/protection-menu.ts";
import type { RefusalCode } from "#modules/protection/domain/rating/rated-plan.ts";
import { findConsents, findLastAnswer } from "#modules/protection/server/answers.ts";
import { wordsHash } from "#modules/protection/server/words-hash.ts";
import { inRetailersWords, textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CheckoutContext } from "../checkout-context.ts";
import { dealOf, draftForPlans } from "../quote/price-draft.ts";

/** The menu for a draft as it is priced, with what is chosen. */
export function draftMenu(
  ctx: CheckoutContext,
  input: {
    readonly order: Order;
    readonly forSale: SaleOfDraft;
    /** Instead of what the draft holds. */
    readonly chosen?: readonly string[] | undefined;
  },
): ProtectionMenu {
  const { order, forSale } = input;
  const { delivery, products = [] } = order.snapshot;
  return buildMenu({
    ...draftForPlans(ctx, { forSale, delivery, deal: dealOf(order) }),
    chosen: input.chosen ?? products.map(({ id }) => id),
    t: textOf(ctx.tenant),
    hashOf: wordsHash,
  });
}

/** The menu with what the buyer answered so far. */
export async function protectionView(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  input: { readonly order: Order; readonly menu: ProtectionMenu | null },
): Promise<OrderProtectionView> {
  const { order } = input;
  const { products = [], coverage } = order.snapshot;
  const consents = await findConsents(trx, ctx, order.id);
  const stands = new Set(products.map(({ consentHash, id }) => `${id}|${consentHash}`));
  return {
    ...inRetailersWords(ctx.tenant, input.menu ?? (await recordedMenu(trx, ctx, order))),
    orderNumber: order.orderNumber,
    isOpen: input.menu !== null,
    answeredAt: coverage?.answeredAt ?? null,
    declined: coverage?.declined ?? [],
    fellAway: (coverage?.fellAway ?? []).map((one) => ({ ...one, reason: one.reason as RefusalCode })),
    consents: consents.filter(({ planId, words }) => stands.has(`${planId}|${wordsHash(words)}`)),
  };
}

/** Once an order is submitted, the menu is what the buyer last saw of it. */
async function recordedMenu(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { id, dealType, snapshot, creationDate }: Order,
): Promise<ProtectionMenu> {
  const last = await findLastAnswer(trx, ctx, id);
  return {
    dealType,
    state: snapshot.buyerState,
    saleDate: snapshot.worksheet?.contractDate ?? creationDate.slice(0, 10),
    products: [],
    refused: last?.refused ?? [],
    without: last?.without ?? null,
    with: last?.with ?? null,
    chosen: (snapshot.products ?? []).map((product) => product.id),
    gap: null,
  };
}
