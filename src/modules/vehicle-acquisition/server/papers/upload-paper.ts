import { keepLooseFile, receiveLooseFile } from "#modules/documents/server/loose/loose-files.ts";
import type { MultipartPart } from "#platform/server/http/bodies/read-multipart.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { english } from "#platform/shared/texts/text.ts";
import { neededPapers, type SalePaper } from "../../domain/sale-papers.ts";
import type { SaleView } from "../../domain/sale-view.ts";
import { advanceSale } from "../advance-sale.ts";
import { lockOwnSale, requireAct, type SeenSale } from "../internal/own-sale.ts";
import { findPapers, putPaper } from "../internal/papers-repo.ts";
import { appendEvent, openDeal, updateSale } from "../internal/sale-repo.ts";
import { viewSale } from "../internal/view-sale.ts";
import type { SaleContext } from "../sale-context.ts";

/** Long enough for the title to move; then the bytes go by themselves. */
const KEPT_DAYS = 60;
const NO_FILE = english("Choose a picture or a PDF.");
const NOT_NEEDED = english("This document isn't needed for your car.");

interface Upload extends SeenSale {
  readonly kind: SalePaper;
  readonly parts: AsyncIterable<MultipartPart>;
}

/**
 * Keeps a picture or scan of one of the seller's papers, by the rules of every upload (DOC-08); a second one takes the
 * place of the first, also of one that was refused.
 * @throws AppError invalid `upload.refused`, `upload.noFile`; conflict
 */
export async function uploadPaper(ctx: SaleContext, { kind, parts, ...seen }: Upload): Promise<SaleView> {
  const { account_id: accountId } = await ctx.db.transaction(async (trx) => {
    const row = await lockOwnSale(trx, ctx, seen);
    await requireAct(trx, ctx, { row, act: "upload" });
    if (!neededPapers(openDeal(ctx, row).deal.ownership).includes(kind)) throw notNeeded();
    return row;
  });
  const key = await receiveFirst(ctx, { accountId, parts });
  return ctx.db.transaction(async (trx) => {
    const row = await lockOwnSale(trx, ctx, seen);
    await requireAct(trx, ctx, { row, act: "upload" });
    const old = (await findPapers(trx, ctx, row.id)).find((paper) => paper.kind === kind);
    if (old !== undefined) await keepLooseFile(trx, ctx, { key: old.object_key, until: ctx.clock.now() });
    const until = new Date(ctx.clock.now().getTime() + KEPT_DAYS * DAY_MS);
    await keepLooseFile(trx, ctx, { key, until });
    await putPaper(trx, ctx, { id: ctx.ids.next("vpp"), saleId: row.id, kind, key });
    const updated = await updateSale(trx, ctx, { id: row.id });
    await appendEvent(trx, ctx, { saleId: row.id, kind: "paperUploaded", actor: "SELLER" });
    return viewSale(trx, ctx, await advanceSale(trx, ctx, updated));
  });
}

/** The first file of the call; others are not read. */
async function receiveFirst(
  ctx: SaleContext,
  { accountId, parts }: { readonly accountId: string; readonly parts: AsyncIterable<MultipartPart> },
): Promise<string> {
  for await (const file of parts) {
    if (file.name !== "documents" || file.fileName === null) continue;
    return (await receiveLooseFile(ctx, { accountId, file })).key;
  }
  throw new AppError("invalid", { code: "upload.noFile", message: NO_FILE, fields: { documents: NO_FILE } });
}

const notNeeded = () => new AppError("invalid", { code: "sale.paperNotNeeded", message: NOT_NEEDED });
