import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { ConsentView } from "../../domain/journey-view.ts";
import { currentConsent } from "./internal/consent-repo.ts";

/** The written instructions as they are to be read before the box is ticked, in the reader's language. */
export function readConsent(ctx: TenantContext): ConsentView {
  const { version, hash, text, agreement, button } = currentConsent(ctx);
  return { version, hash, text, agreement, button };
}
