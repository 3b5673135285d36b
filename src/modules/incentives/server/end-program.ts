import type { RequestContext } from "#platform/server/context/request-context.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";
import { listPrograms, replacePrograms } from "./incentives-repo.ts";
import { refreshStock } from "./refresh-stock.ts";

/**
 * Ends a program yesterday, everywhere, as a maker does without asking (sandbox desk); one that did not begin is gone.
 * @returns how many programs ended: none for an unknown id
 */
export async function endProgram(
  ctx: Pick<RequestContext, "tenantId" | "db" | "clock">,
  { id }: { readonly id: string },
): Promise<{ readonly ended: number }> {
  // A day before yesterday in UTC is over in every zone.
  const to = addDays(ctx.clock.now().toISOString().slice(0, 10), -2);
  const answer = await ctx.db.transaction(async (trx) => {
    const programs = await listPrograms(trx, ctx);
    const after = programs
      .map((program) => (program.id === id ? { ...program, to } : program))
      .filter((program) => program.from <= program.to);
    await replacePrograms(trx, ctx, after);
    return { ended: programs.filter((program) => program.id === id).length };
  });
  await refreshStock(ctx);
  return answer;
}
