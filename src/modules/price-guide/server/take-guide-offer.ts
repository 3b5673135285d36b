import { placeGuideOffer } from "#modules/trade-in/server/place-guide-offer.ts";
import { readTradeIn } from "#modules/trade-in/server/read-trade-in.ts";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { GuideAnswer } from "../domain/guide-answer.ts";
import type { GuideOffer } from "../providers/price-guide.ts";
import type { GuideContext } from "./guide-context.ts";

const READS = { bucket: "trade-in.guide", limit: 20, windowSeconds: 3_600 } as const;
const TOO_OFTEN = english("You've already asked several times. Please wait {wait} before trying again.");
/** At the hand-over so many more miles change nothing either. */
const MILES_APART = 500;

type Holder = Parameters<typeof readTradeIn>[1];

/**
 * An offer that the guide's frame named: read again at the guide, and the trade-in's from then on if it is about this very
 * car (TRADE-09). Nothing that a browser says of an amount counts. Repeatable.
 * @throws AppError limited; not-found; conflict as `placeGuideOffer`
 */
export async function takeGuideOffer(
  ctx: GuideContext,
  holder: Holder,
  offerId: string,
): Promise<GuideAnswer> {
  const view = await readTradeIn(ctx, holder);
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, { ...READS, key: view.id });
  if (!allowed)
    throw new AppError("limited", { code: "tradeIn.tooMany", message: TOO_OFTEN, retryAfterSeconds });
  const reply = await ctx.priceGuide.read(ctx, offerId);
  if (reply.kind === "failure") {
    ctx.log.warn("the price guide could not be read", { code: reply.vendorCode });
    return { kind: "unavailable", view };
  }
  if (reply.kind === "unknown") return { kind: "unavailable", view };
  if (reply.kind !== "offer") return { kind: reply.kind, view };
  if (!isSameCar(reply, view)) return { kind: "other-car", view };
  const { amountCents, expiresAt } = reply;
  const { version } = view;
  return {
    kind: "offer",
    view: await placeGuideOffer(ctx, holder, { version, amountCents, expiresAt: new Date(expiresAt) }),
  };
}

/** Offers are made for one trade-in, with the year and the miles that were said here. */
function isSameCar({ reference, year, miles }: GuideOffer, { id, car, miles: said }: TradeInView): boolean {
  return reference === id && year === car?.year && said !== null && Math.abs(miles - said) <= MILES_APART;
}
