import { createHash } from "node:crypto";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type {} from "./sandbox-signing-table.ts";
import type { SignedHere, SigningProvider } from "../../server/signing-provider.ts";

/** Job in which the embedded signing service tells the shop of a signature, as the vendor would: a signed webhook. */
export const SANDBOX_SIGNING_TELLS = "contracting.sandbox-signing-tells";

/** The webhook comes after the answer of the call, as a vendor's does. */
const TELLS_AFTER_MS = 2_000;

const STATUSES = { open: "Sent", signed: "InProgress", expired: "Expired", cancelled: "Cancelled" } as const;

const signing: SignedHere = {
  place: "here",
  async sign(ctx, { ref, documentHash, hand, signer }) {
    return ctx.db.transaction(async (trx) => {
      const found = await trx
        .selectFrom("sandbox_signing_package")
        .selectAll()
        .where("tenant_id", "=", ctx.tenantId)
        .where("ref", "=", ref)
        .forUpdate()
        .executeTakeFirst();
      const isSame = found?.document_hash === documentHash;
      const isCoBuyer = signer === "co-buyer";
      const before = isCoBuyer ? found?.co_buyer_signed_at : found?.signed_at;
      if (before != null && isSame && (found?.state === "open" || found?.state === "signed"))
        return { kind: "signed" };
      if (found === undefined || found.state !== "open" || !isSame) {
        return { kind: "refused", code: "error.validation.wrongPackageStatus" };
      }
      if (found.expires_at <= ctx.clock.now())
        return { kind: "refused", code: "error.validation.transactionExpired" };
      const now = ctx.clock.now();
      const other = isCoBuyer ? found.signed_at : found.co_buyer_signed_at;
      await trx
        .updateTable("sandbox_signing_package")
        .set({
          ...(isCoBuyer
            ? { co_buyer_signed_at: now, co_buyer_hand_sealed: hand }
            : { signed_at: now, hand_sealed: hand }),
          ...((!found.has_co_buyer || other !== null) && { state: "signed" }),
        })
        .where("tenant_id", "=", ctx.tenantId)
        .where("ref", "=", ref)
        .execute();
      const runAt = new Date(now.getTime() + TELLS_AFTER_MS);
      const payload = { ref, at: now.toISOString() };
      await enqueueJob(trx, ctx, { kind: SANDBOX_SIGNING_TELLS, payload, runAt });
      return { kind: "signed" };
    });
  },
};

/** The embedded signing service; its packages live in the database and end by the product's clock. */
export const sandboxSigningProvider: SigningProvider = {
  scenarios: [
    { outcome: "signed", input: "fill in every field with the buyer's name as the contract prints it" },
    { outcome: "countersigned", input: "the event contract.countersigned" },
    { outcome: "error.validation.transactionExpired", input: "let 14 days pass before signing" },
    {
      outcome: "error.validation.wrongPackageStatus",
      input: "the event contract.cancelled while the contract is open",
    },
  ],

  signing,

  async createPackage(ctx, { key, documentHash, expiresAt, coBuyer }) {
    const ref = packageRef(key);
    const open = { state: "open", document_hash: documentHash, expires_at: expiresAt } as const;
    await ctx.db.transaction((trx) =>
      trx
        .insertInto("sandbox_signing_package")
        .values({ tenant_id: ctx.tenantId, ref, ...open, has_co_buyer: coBuyer !== undefined })
        .onConflict((conflict) => conflict.columns(["tenant_id", "ref"]).doNothing())
        .execute(),
    );
    return { ref };
  },

  async read(ctx, ref) {
    const found = await ctx.db.transaction((trx) =>
      trx
        .selectFrom("sandbox_signing_package")
        .selectAll()
        .where("tenant_id", "=", ctx.tenantId)
        .where("ref", "=", ref)
        .executeTakeFirst(),
    );
    if (found === undefined)
      throw new AppError("not-found", { code: "signing.unknownPackage", message: "Unknown." });
    const isLate = found.state === "open" && found.expires_at <= ctx.clock.now();
    return {
      status: isLate ? "Expired" : STATUSES[found.state],
      buyerSignedAt: found.signed_at,
      sellerSignedAt: null,
      hand: found.hand_sealed,
      ...(found.has_co_buyer && {
        coBuyer: { signedAt: found.co_buyer_signed_at, hand: found.co_buyer_hand_sealed },
      }),
    };
  },

  /** The papers are ours already. */
  download: async () => null,

  async cancel(ctx, ref) {
    await ctx.db.transaction((trx) =>
      trx
        .updateTable("sandbox_signing_package")
        .set({ state: "cancelled" })
        .where("tenant_id", "=", ctx.tenantId)
        .where("ref", "=", ref)
        .where("state", "=", "open")
        .execute(),
    );
  },
};

/** The vendor names its packages by UUIDs; ours follow from the key, so that the same key is the same package. */
function packageRef(key: string): string {
  const hex = createHash("sha256").update(key).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    "-",
  );
}
