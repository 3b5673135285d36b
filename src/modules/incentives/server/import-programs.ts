import { findStockForIncentives } from "#modules/inventory/server/stock-lists/stock-for-incentives.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { checkPrograms, type ProgramFault } from "../domain/check-programs.ts";
import { previewPrograms, type ProgramReach } from "../domain/preview-programs.ts";
import { readProgramFile } from "../domain/read-program-file.ts";
import { replacePrograms } from "./incentives-repo.ts";
import { refreshStock } from "./refresh-stock.ts";

export interface ProgramsReport {
  readonly outcome: "replaced" | "checked" | "refused";
  readonly faults: readonly ProgramFault[];
  readonly reach: readonly ProgramReach[];
}

/**
 * Replaces all programs of a retailer with those of a file, in one transaction, or none of them where anything is wrong
 * (PROT-06). A dry run says the same and changes nothing.
 */
export async function importPrograms(
  ctx: Pick<RequestContext, "tenantId" | "db" | "clock">,
  input: { readonly text: string; readonly isDryRun: boolean },
): Promise<ProgramsReport> {
  const file = readProgramFile(input.text);
  if (file.kind === "unreadable") {
    const faults = [{ at: "file", field: "programs", message: file.message }];
    return { outcome: "refused", faults, reach: [] };
  }
  const report = await ctx.db.transaction<ProgramsReport>(async (trx) => {
    const stock = await findStockForIncentives(trx, ctx);
    const { programs, faults } = checkPrograms(file.rows, stock);
    if (faults.length > 0) return { outcome: "refused", faults, reach: [] };
    if (!input.isDryRun) await replacePrograms(trx, ctx, programs);
    return {
      outcome: input.isDryRun ? "checked" : "replaced",
      faults: [],
      reach: previewPrograms(programs, stock),
    };
  });
  // After it, so that no car waits for the whole file; what a crash leaves out is done a minute later.
  if (report.outcome === "replaced") await refreshStock(ctx);
  return report;
}
