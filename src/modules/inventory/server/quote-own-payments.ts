import type { DealChoices } from "#modules/pricing/domain/deal-input.ts";
import { quoteDeal } from "#modules/pricing/server/quote-deal.ts";
import { quoteFees } from "#modules/pricing/server/quote-fees.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { VehicleCardView } from "../domain/vehicle-view.ts";
import type { InventoryContext } from "./inventory-context.ts";
import { vehicleCards } from "./vehicle-cards.ts";

interface OwnPaymentsInput extends Omit<DealChoices, "type" | "annualMiles" | "protectionCents"> {
  readonly ids: readonly string[];
  readonly zip?: string | undefined;
}

/** A vehicle's payment at a shopper's terms. */
interface OwnPaymentView {
  readonly id: string;
  readonly monthlyPaymentCents: Cents;
  /** Percent a year. */
  readonly apr: number;
  readonly termMonths: number;
  readonly downPaymentCents: Cents;
  /** Whose taxes and fees are in; null without a zip, or with one that nobody knows. */
  readonly zip: string | null;
}

/**
 * What vehicles cost a month at a shopper's own terms, by the rules of the calculator (VEH-14, CALC-02). Vehicles that
 * are sold, unknown or not possible at these terms are left out.
 */
export async function quoteOwnPayments(
  ctx: InventoryContext,
  { ids, zip, ...choices }: OwnPaymentsInput,
): Promise<{ readonly payments: readonly OwnPaymentView[] }> {
  const cards = await ctx.db.transaction((trx) => vehicleCards(trx, ctx, ids));
  const known = zip !== undefined && (await isKnownZip(ctx, zip)) ? zip : undefined;
  const asked = { choices: { ...choices, type: "finance" as const }, zip: known };
  const payments: OwnPaymentView[] = [];
  for (const card of cards.values()) {
    const payment = card.sold ? undefined : await paymentOf(ctx, { card, asked });
    if (payment !== undefined) payments.push(payment);
  }
  return { payments };
}

async function paymentOf(
  ctx: InventoryContext,
  { card, asked }: { card: VehicleCardView; asked: { choices: DealChoices; zip: string | undefined } },
): Promise<OwnPaymentView | undefined> {
  const deal = await quoteDeal(ctx, { vehicle: card, ...asked });
  if (deal.kind !== "finance") return undefined;
  const { monthlyPaymentCents, apr, termMonths, dueAtSigningCents: downPaymentCents } = deal;
  return { id: card.id, monthlyPaymentCents, apr, termMonths, downPaymentCents, zip: asked.zip ?? null };
}

async function isKnownZip(ctx: InventoryContext, zip: string): Promise<boolean> {
  try {
    await quoteFees(ctx, { zip });
    return true;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return false;
  }
}
