import { findAccount } from "#modules/accounts/server/accounts-repo.ts";
import { checkVin, vinModelYear } from "#modules/inventory/domain/vin.ts";
import { payoffOfTradeIn } from "#modules/payoffs/server/payoff-of-trade-in.ts";
import { phonePolicyOf } from "#modules/tenancy/server/phone-policy-of.ts";
import { SALE_PREFIX } from "#modules/trade-in/domain/held-by-sale.ts";
import { takeForSale } from "#modules/trade-in/server/sell-trade-in.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { addressFieldProblem } from "#platform/shared/fields/address/address-field-problem.ts";
import { checkPhone } from "#platform/shared/fields/phone/phone.ts";
import { requirePhoneConsent } from "#platform/shared/fields/phone/require-phone-consent.ts";
import { english } from "#platform/shared/texts/text.ts";
import { isSaleOffered } from "../domain/is-sale-offered.ts";
import type { AcceptBody } from "../domain/sale-schemas.ts";
import type { SaleView } from "../domain/sale-view.ts";
import { SALE_ACCEPTED } from "../messages.ts";
import { ownAccountId } from "./internal/own-sale.ts";
import { appendEvent, findSalesOfAccount, insertSale, seal, type SaleRow } from "./internal/sale-repo.ts";
import { rooftopsByDistance } from "#modules/inventory/server/rooftops/rooftops-by-distance.ts";
import { tellSeller } from "./internal/tell-seller.ts";
import { viewSale } from "./internal/view-sale.ts";
import type { SaleContext } from "./sale-context.ts";
import { noOffer, notOffered, saleOpen, wrongField } from "./sale-errors.ts";

const VIN_NEEDED = english("Enter the VIN. It's on your registration and inside the driver's door.");
const VIN_WRONG = english("This VIN has a typing error. Check each character; I, O and Q are never used.");
const YEAR_DIFFERS = english("This VIN belongs to a {year} model. Check the VIN.");

type Car = NonNullable<Awaited<ReturnType<typeof takeForSale>>>;

/**
 * Accepts the offer that an account keeps, as a sale without a purchase. From here the amount stands, whatever day the car
 * is brought; an order can't have the car meanwhile (TRADE-08). Asked twice, the sale that stands is answered.
 * @throws AppError conflict `sale.noOffer`, `sale.open`, `sale.notOffered`; invalid with fields
 */
export async function startSale(ctx: SaleContext, body: AcceptBody): Promise<SaleView> {
  const accountId = ownAccountId(ctx);
  if (!isSaleOffered(ctx.tenant)) throw notOffered();
  requireSeller(ctx, body.seller);
  return ctx.db.transaction(async (trx) => {
    await requireConsent(trx, ctx, { accountId, seller: body.seller });
    const saleId = ctx.ids.next(SALE_PREFIX);
    const isLive = (orderId: string) => ctx.orderClaims.isLive(trx, ctx, orderId);
    const car = await takeForSale(trx, ctx, { accountId, saleId, isLive, vin: vinGiven(body) });
    const [newest] = await findSalesOfAccount(trx, ctx, accountId);
    if (newest && newest.canceled_at === null && newest.paid_at === null) {
      if (car !== null) throw saleOpen();
      return viewSale(trx, ctx, newest);
    }
    if (car === null) throw noOffer();
    const row = await insert(trx, ctx, { saleId, accountId, car, body });
    await appendEvent(trx, ctx, { saleId, kind: "accepted", actor: "SELLER" });
    await tellSeller(trx, ctx, { row, mail: SALE_ACCEPTED });
    return viewSale(trx, ctx, row);
  });
}

interface NewSale {
  readonly saleId: string;
  readonly accountId: string;
  readonly car: Car;
  readonly body: AcceptBody;
}

async function insert(trx: TenantTransaction, ctx: SaleContext, sale: NewSale): Promise<SaleRow> {
  const { saleId: id, accountId, car, body } = sale;
  const { described, ownership, allowanceCents: offerCents, inspection } = car;
  const owed = await payoffOfTradeIn(trx, ctx, car.tradeInId);
  const deal = {
    car: described,
    vin: car.vin ?? requireVin(body.vin ?? null, described.year),
    ownership,
    offerCents,
    payoffEstimateCents: owed?.amountCents ?? 0,
    lender: owed?.lender ?? null,
    inspection,
  };
  return insertSale(trx, ctx, {
    id,
    account_id: accountId,
    trade_in_id: car.tradeInId,
    seller_sealed: seal(ctx, { id, column: "seller" }, body.seller),
    deal_sealed: seal(ctx, { id, column: "deal" }, deal),
    accepted_at: ctx.clock.now(),
    rooftop_id: await nearestRooftop(trx, ctx, body.seller.zipCode),
    version: 1,
    changed_at: ctx.clock.now(),
  });
}

/** A wrong one is said later, where it is needed. */
function vinGiven({ vin }: AcceptBody): string | null {
  const checked = checkVin(vin ?? "");
  return checked.kind === "valid" ? checked.vin : null;
}

function requireVin(text: string | null, year: number): string {
  if (text === null || text.trim() === "") throw wrongField("vin", VIN_NEEDED);
  const checked = checkVin(text);
  if (checked.kind !== "valid") throw wrongField("vin", VIN_WRONG);
  const modelYear = vinModelYear(checked.vin);
  if (modelYear !== null && modelYear !== year)
    throw wrongField("vin", YEAR_DIFFERS.replace("{year}", String(modelYear)));
  return checked.vin;
}

/** VAL-08, VAL-09, VAL-13: the rules of every form that takes a phone number and an address. */
function requireSeller(ctx: SaleContext, seller: AcceptBody["seller"]): void {
  const message = checkPhone(seller.phone, phonePolicyOf(ctx));
  if (message !== undefined) throw wrongField("seller.phone", message);
  const found = addressFieldProblem(ctx.geo, {
    firstLine: "streetAddress",
    address: seller,
    isDelivery: false,
  });
  if (found === undefined) return;
  const { field, message: text } = found;
  throw new AppError("invalid", {
    code: "sale.address",
    message: text,
    fields: { [`seller.${field}`]: text },
  });
}

/** VAL-09: another number than the account's own needs its owner's consent. */
async function requireConsent(
  trx: TenantTransaction,
  ctx: SaleContext,
  { accountId, seller }: { readonly accountId: string; readonly seller: AcceptBody["seller"] },
): Promise<void> {
  const agreedPhone = (await findAccount(trx, ctx, accountId))?.phone;
  const given = { phone: seller.phone, consent: seller.phoneConsent };
  requirePhoneConsent("sale.phoneConsent", agreedPhone ? { ...given, agreedPhone } : given);
}

async function nearestRooftop(trx: TenantTransaction, ctx: SaleContext, zipCode: string): Promise<string> {
  const [nearest] = await rooftopsByDistance(trx, ctx, zipCode);
  if (nearest === undefined) throw notOffered();
  return nearest.id;
}
