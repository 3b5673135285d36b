import { findAccount } from "#modules/accounts/server/accounts-repo.ts";
import type { MessageTemplate } from "#modules/messaging/domain/message-template.ts";
import { unlessAwake } from "#modules/messaging/domain/polite-time.ts";
import { forReader } from "#modules/messaging/server/for-reader.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { LOCALES } from "#platform/shared/texts/language.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { SALE_SMS } from "../../messages.ts";
import type { SaleRooftop } from "../../domain/sale-view.ts";
import type { SaleContext } from "../sale-context.ts";
import { findPayouts } from "./payouts-repo.ts";
import { open, openDeal, type SaleRow } from "./sale-repo.ts";
import { saleRooftop } from "./view-sale.ts";

const PARAMS = ["firstName", "car", "amount", "when", "place", "paid", "ending", "receipt", "link"] as const;
type Param = (typeof PARAMS)[number];
type Mail = MessageTemplate<Param | "brand" | "supportPhone">;

interface News {
  readonly row: SaleRow;
  /** Any template of this module. */
  readonly mail: MessageTemplate<never> | Mail;
  /** Somebody waits on the seller: with consent they are texted too. */
  readonly asks?: boolean;
  /** What they are texted; that the sale needs them when left out. */
  readonly sms?: MessageTemplate<never> | Mail;
}

/** Writes to whoever sells, in their language; an account that is gone has nobody to write to. */
export async function tellSeller(
  trx: TenantTransaction,
  ctx: SaleContext,
  { row, mail, asks = false, sms = SALE_SMS }: News,
): Promise<void> {
  const account = await findAccount(trx, ctx, row.account_id);
  if (account === undefined) return;
  const { seller } = openDeal(ctx, row);
  const reader = await forReader(trx, ctx, account.email);
  const params = await paramsOf(trx, reader, row);
  await queueMessage(trx, ctx, { channel: "email", to: account.email, template: mail as Mail, params });
  const mayText = seller.phoneConsent === true || seller.phone === account.phone;
  if (!asks || !mayText) return;
  await queueMessage(trx, reader, {
    channel: "sms",
    to: seller.phone,
    template: sms as Mail,
    params,
    ...unlessAwake(ctx, seller.state),
  });
}

async function paramsOf(
  trx: TenantTransaction,
  ctx: SaleContext,
  row: SaleRow,
): Promise<Readonly<Record<Param, string>>> {
  const t = textOf(ctx.tenant);
  const { seller, deal } = openDeal(ctx, row);
  const found = open(ctx, row, "inspection");
  const rooftop = await saleRooftop(trx, ctx, row);
  const payouts = await findPayouts(trx, ctx, row.id);
  const last = payouts.findLast(({ receiver }) => receiver === "SELLER");
  const lines = payouts
    .filter(({ state }) => state === "PAID")
    .map(({ receiver, amount_cents: cents }) =>
      receiver === "LENDER"
        ? t("Paid to your lender: {amount}.", { amount: formatDollarsAndCents(cents) })
        : t("Paid to you: {amount}.", { amount: formatDollarsAndCents(cents) }),
    );
  return {
    firstName: seller.firstName,
    car: `${deal.car.year} ${deal.car.make} ${deal.car.model}`,
    amount: formatDollarsAndCents(found?.amountCents ?? deal.offerCents),
    when: row.slot_start === null ? "" : momentOf(t, row.slot_start, rooftop.timeZone),
    place: placeOf(t, row, rooftop),
    paid: formatDollarsAndCents(last?.amount_cents ?? 0),
    ending: open(ctx, row, "bank")?.accountNumber.slice(-4) ?? "",
    receipt: lines.join("\n"),
    link: `${ctx.siteOrigin}/trade-in/sale`,
  };
}

function placeOf(t: Text, { is_pickup }: SaleRow, rooftop: SaleRooftop): string {
  if (is_pickup) return t("We come to your address and pick up the car there.");
  const { name, streetAddress, city, state, zipCode } = rooftop;
  return t("Where: {place}.", { place: `${name}, ${streetAddress}, ${city}, ${state} ${zipCode}` });
}

function momentOf(t: Text, instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALES[t.language], {
    timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(instant);
}
