import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";

interface SandboxPayoffLoanTable {
  tenant_id: string;
  loan_index: string;
  first_asked: CivilDate;
  times_asked: number;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    sandbox_payoff_loan: SandboxPayoffLoanTable;
  }
}

/** Remembers that a loan was asked about, and answers since when and how often. */
export async function noteQuestion(
  ctx: RequestContext,
  { loanIndex, today }: { readonly loanIndex: string; readonly today: CivilDate },
): Promise<{ readonly firstAsked: CivilDate; readonly timesAsked: number }> {
  const row = await ctx.db.transaction((trx) =>
    trx
      .insertInto("sandbox_payoff_loan")
      .values({ tenant_id: ctx.tenantId, loan_index: loanIndex, first_asked: today, times_asked: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["tenant_id", "loan_index"])
          .doUpdateSet({ times_asked: sql<number>`sandbox_payoff_loan.times_asked + 1` }),
      )
      .returning(["first_asked", "times_asked"])
      .executeTakeFirstOrThrow(),
  );
  return { firstAsked: row.first_asked, timesAsked: row.times_asked };
}
