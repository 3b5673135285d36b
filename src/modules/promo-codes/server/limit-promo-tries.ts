import { browserHash } from "#modules/accounts/server/devices/known-devices-repo.ts";
import type { AccountsContext } from "#modules/accounts/server/accounts-context.ts";
import { networkOf } from "#platform/server/http/caller/client-network.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { promoCodesMessages } from "../messages.ts";

/** Whoever types codes makes a few mistakes; who guesses them makes thousands. */
const ACCOUNT = { bucket: "promo.account", limit: 15, windowSeconds: 3_600 } as const;
const DEVICE = { bucket: "promo.device", limit: 30, windowSeconds: 3_600 } as const;
/** A showroom is one network for many people. */
const NETWORK = { bucket: "promo.network", limit: 200, windowSeconds: 3_600 } as const;

/**
 * Counts a typed code of this account, browser and network, whether or not it counts (OP-40).
 * @throws AppError limited `promo.tooMany`
 */
export async function limitPromoTries(
  ctx: Pick<AccountsContext, "tenantId" | "db" | "clock" | "keys" | "browser" | "caller"> & LimitContext,
  accountId: string,
): Promise<void> {
  const device = browserHash(ctx);
  const address = ctx.caller?.address;
  const limits = [
    { ...ACCOUNT, key: accountId },
    ...(device === undefined ? [] : [{ ...DEVICE, key: device }]),
    ...(address === undefined ? [] : [{ ...NETWORK, key: networkOf(address) }]),
  ];
  for (const limit of limits) {
    const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, limit);
    if (!allowed) throw tooMany(retryAfterSeconds);
  }
}

type LimitContext = Parameters<typeof hitRateLimit>[0];

const tooMany = (retryAfterSeconds: number): AppError =>
  new AppError("limited", {
    code: "promo.tooMany",
    message: promoCodesMessages["promo.tooMany"],
    retryAfterSeconds,
  });
