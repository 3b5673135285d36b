import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { AppLoadContext } from "../../app-context.ts";
import { getShell } from "./get-shell.ts";

/** Sites of a retailer; more are somebody trying host names. */
const MOST_ORIGINS = 16;
const written = new WeakMap<TenantConfig, Map<string, string>>();

/**
 * The shell as one text, for `readShell`. It only changes with the configuration, and the router encodes one text much
 * faster than seventy values (decision 0072).
 */
export function shellText(ctx: AppLoadContext, request: Request): string {
  let texts = written.get(ctx.tenant);
  if (texts === undefined) written.set(ctx.tenant, (texts = new Map()));
  const { origin } = new URL(request.url);
  let text = texts.get(origin);
  if (text === undefined) {
    text = JSON.stringify(getShell(ctx, origin));
    if (texts.size >= MOST_ORIGINS) texts.clear();
    texts.set(origin, text);
  }
  return text;
}
