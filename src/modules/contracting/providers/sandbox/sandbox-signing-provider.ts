import type {} from "../../server/internal/contracting-table.ts";
import type { SigningProvider } from "../signing-provider.ts";

/** The embedded signing service; its packages live in the database and end by the product's clock. */
export const sandboxSigningProvider: SigningProvider = {
  scenarios: [
    { outcome: "signed", input: "type the buyer's name as the contract prints it" },
    { outcome: "countersigned", input: "the event contract.countersigned" },
    { outcome: "error.validation.transactionExpired", input: "let 14 days pass before signing" },
    {
      outcome: "error.validation.wrongPackageStatus",
      input: "the event contract.cancelled while the contract is open",
    },
  ],

  async createPackage(ctx, { documentHash, expiresAt }) {
    const ref = ctx.ids.next("esign");
    await ctx.db.transaction((trx) =>
      trx
        .insertInto("sandbox_signing_package")
        .values({
          tenant_id: ctx.tenantId,
          ref,
          state: "open",
          document_hash: documentHash,
          expires_at: expiresAt,
        })
        .execute(),
    );
    return { ref };
  },

  async sign(ctx, { ref, documentHash }) {
    return ctx.db.transaction(async (trx) => {
      const found = await trx
        .selectFrom("sandbox_signing_package")
        .selectAll()
        .where("tenant_id", "=", ctx.tenantId)
        .where("ref", "=", ref)
        .forUpdate()
        .executeTakeFirst();
      const isSame = found?.document_hash === documentHash;
      if (found?.state === "signed" && isSame) return { kind: "signed" };
      if (found === undefined || found.state !== "open" || !isSame) {
        return { kind: "refused", code: "error.validation.wrongPackageStatus" };
      }
      if (found.expires_at <= ctx.clock.now())
        return { kind: "refused", code: "error.validation.transactionExpired" };
      await trx
        .updateTable("sandbox_signing_package")
        .set({ state: "signed" })
        .where("tenant_id", "=", ctx.tenantId)
        .where("ref", "=", ref)
        .execute();
      return { kind: "signed" };
    });
  },

  async cancel(ctx, ref) {
    await ctx.db.transaction((trx) =>
      trx
        .updateTable("sandbox_signing_package")
        .set({ state: "cancelled" })
        .where("tenant_id", "=", ctx.tenantId)
        .where("ref", "=", ref)
        .execute(),
    );
  },
};
