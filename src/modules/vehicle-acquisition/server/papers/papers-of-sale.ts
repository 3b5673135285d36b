import { createHash } from "node:crypto";
import type { PackageDocument } from "#modules/contract-papers/domain/package-document.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { saleDocuments } from "../../domain/papers/sale-paper-documents.ts";
import type { SaleRooftop } from "../../domain/sale-view.ts";
import { open, openDeal, type SaleRow } from "../internal/sale-repo.ts";
import { saleRooftop } from "../internal/view-sale.ts";
import type { SaleContext } from "../sale-context.ts";

export interface PapersOfSale {
  readonly reference: string;
  readonly documents: readonly PackageDocument[];
  /** SHA-256 over what is read: signing names it. */
  readonly documentHash: string;
  readonly day: Date;
  readonly rooftop: SaleRooftop;
}

/** The papers of a sale as its facts have them now; the same facts make the same papers. */
export async function papersOfSale(
  trx: TenantTransaction,
  ctx: SaleContext,
  row: SaleRow,
): Promise<PapersOfSale> {
  const { seller, deal } = openDeal(ctx, row);
  const rooftop = await saleRooftop(trx, ctx, row);
  const quoted = open(ctx, row, "payoff");
  const payoff = quoted
    ? { amountCents: quoted.amountCents, lender: quoted.lender, isEstimate: false }
    : { amountCents: deal.payoffEstimateCents, lender: deal.lender ?? "", isEstimate: true };
  const reference = `Sale ${row.id.slice(-8)}`;
  const { timeZone } = rooftop;
  const documents = saleDocuments({
    reference,
    seller,
    deal,
    amountCents: open(ctx, row, "inspection")?.amountCents ?? deal.offerCents,
    payoff: deal.ownership === "OWNED" ? null : payoff,
    retailer: { legalName: ctx.tenant.legalName, rooftop },
    date: new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(row.accepted_at),
    year: row.accepted_at.getUTCFullYear(),
  });
  const documentHash = createHash("sha256").update(JSON.stringify(documents)).digest("hex");
  const day = new Date(`${row.accepted_at.toISOString().slice(0, 10)}T00:00:00Z`);
  return { reference, documents, documentHash, day, rooftop };
}
