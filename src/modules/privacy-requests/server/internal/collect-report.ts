import type { DataSubject, PersonalData } from "#platform/server/modules/personal-data.ts";
import type { PrivacyRequestsContext } from "../privacy-requests-context.ts";
import type { PrivacyRequestRow, StoredSubject } from "./privacy-requests-repo.ts";

/** Everything the product keeps about a person, part by part, as JSON text. */
export async function collectReport(
  ctx: PrivacyRequestsContext,
  { row, subject, whose }: { row: PrivacyRequestRow; subject: StoredSubject; whose: DataSubject },
): Promise<string> {
  const reader = asOwner(ctx, whose);
  const data: Record<string, unknown> = {};
  for (const source of ctx.personalDataSources) {
    const part = source as unknown as PersonalData<PrivacyRequestsContext>;
    data[part.name] = (await part.collect(reader, whose)) ?? null;
  }
  const { token: _secret, ...asked } = subject;
  const about = {
    request: { number: row.request_number, receivedAt: row.received_at.toISOString(), ...asked },
    retailer: ctx.tenant.legalName,
    producedAt: ctx.clock.now().toISOString(),
  };
  return JSON.stringify({ ...about, data }, null, 2);
}

/** Reads as the account itself would, so that a report never shows more than its owner's own pages. */
function asOwner(ctx: PrivacyRequestsContext, { accountId }: DataSubject): PrivacyRequestsContext {
  if (accountId === null) return ctx;
  return { ...ctx, actor: { kind: "account", accountId, sessionId: "privacy-request" } };
}
