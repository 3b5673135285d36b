import { isLoopbackAddress } from "#platform/server/http/caller/client-network.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { normalizeEmail } from "#platform/shared/fields/email.ts";
import { LEAD_LIMITS } from "../../domain/lead-limits-data.ts";
import type { LeadsContext } from "../leads-context.ts";
import { leadError } from "./lead-error.ts";

/**
 * Counts one message of this sender and refuses it beyond the limits, which the database keeps. Whoever is
 * signed in is counted by account, everybody else by network address; and by e-mail address in any case.
 * @throws AppError `limited`
 */
export async function limitLeads(ctx: LeadsContext, email: string): Promise<void> {
  const { perAddress, perEmail } = ctx.tenant.config.limits.leads;
  const { address, account } = LEAD_LIMITS;
  const sender = senderOf(ctx);
  if (sender?.accountId !== undefined) await hit(ctx, { ...account, key: sender.accountId });
  else if (sender)
    await hit(ctx, { ...address, limit: Math.min(address.limit, perAddress), key: sender.address });
  const byEmail = LEAD_LIMITS.email;
  await hit(ctx, { ...byEmail, limit: Math.min(byEmail.limit, perEmail), key: normalizeEmail(email) });
}

/**
 * Whether a form that was sent faster than by hand is taken. People with an account have shown that they read their
 * mail; of everybody else a few an hour are, because browsers fill in whole forms too.
 */
export async function mayBeQuick(ctx: LeadsContext, email: string): Promise<boolean> {
  const sender = senderOf(ctx);
  if (sender?.accountId !== undefined) return true;
  const key = sender?.address ?? normalizeEmail(email);
  return (await hitRateLimit(ctx, { ...LEAD_LIMITS.quick, key })).allowed;
}

/** Whether this address may get one more confirmation; its owner may never have asked for any. */
export async function mayConfirm(ctx: LeadsContext, email: string): Promise<boolean> {
  const { allowed } = await hitRateLimit(ctx, { ...LEAD_LIMITS.confirmation, key: normalizeEmail(email) });
  return allowed;
}

async function hit(ctx: LeadsContext, limit: Parameters<typeof hitRateLimit>[1]): Promise<void> {
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, limit);
  if (!allowed) throw leadError(ctx, "limited", { key: "leads.tooMany", retryAfterSeconds });
}

/** With the sandbox on, callers on the machine itself are not limited: its developer and its tests (0032). */
function senderOf(ctx: LeadsContext): { readonly address: string; readonly accountId?: string } | undefined {
  const address = ctx.caller?.address ?? "";
  if (ctx.actor.kind === "account") return { address, accountId: ctx.actor.accountId };
  return address === "" || (ctx.sandbox && isLoopbackAddress(address)) ? undefined : { address };
}
