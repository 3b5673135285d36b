import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import type { Database } from "#platform/server/database/open-database.ts";

/** Begins periodic work as the server does, only where rows are due. Undefined where none are. */
export async function whenDue<Ctx extends Pick<RequestContext, "tenantId" | "clock">, T>(
  database: Pick<Database, "dueTenants">,
  ctx: Ctx,
  { run, due }: { readonly run: (ctx: Ctx) => Promise<T>; readonly due: DueRows | readonly DueRows[] },
): Promise<T | undefined> {
  const { tenantId, clock } = ctx;
  const named = await database.dueTenants({ tenantIds: [tenantId], due, now: clock.now() });
  return named.length === 0 ? undefined : run(ctx);
}
