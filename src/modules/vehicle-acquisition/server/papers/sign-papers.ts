import { isSameName } from "#modules/contracting/domain/same-name.ts";
import { otherPapersToSign } from "#modules/contracting/server/package/papers-without-order.ts";
import { findAccount } from "#modules/accounts/server/accounts-repo.ts";
import { sealJson } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { intendPackage, settleIntent } from "#modules/signing-services/server/package-intents.ts";
import type { SignedElsewhere } from "#modules/signing-services/server/signing-provider.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { SignBody } from "../../domain/sale-schemas.ts";
import type { SaleView } from "../../domain/sale-view.ts";
import { nameOf, type Seller } from "../../domain/seller-schema.ts";
import { lockOwnSale, requireAct } from "../internal/own-sale.ts";
import { lockSale, openDeal, type SaleRow } from "../internal/sale-repo.ts";
import { countSignings, findSigning, noteVoided, saveSigning, sealPart } from "../internal/signing-repo.ts";
import { viewSale } from "../internal/view-sale.ts";
import type { SaleContext } from "../sale-context.ts";
import { wrongField } from "../sale-errors.ts";
import { type PapersOfSale, papersOfSale } from "./papers-of-sale.ts";
import { recordSignature } from "./record-signature.ts";
import { giveUpPapers, voidPapers } from "./void-papers.ts";

const NAME_DIFFERS = english("Type the name as it appears on the papers: {name}.");
const PAPERS_CHANGED = english("The papers changed since you opened them. Please read them again.");
const REFUSED = english("These papers can't be signed anymore. Reload the page and try again.");
/** A package that nobody signs ends; asking for it again makes a new one. */
const VALID_DAYS = 14;

interface Draft {
  readonly row: SaleRow;
  readonly seller: Seller;
  readonly email: string;
  readonly papers: PapersOfSale;
  /** The same for every attempt at these papers. */
  readonly key: string;
  /** Their name at the signing service, where they lie there already. */
  readonly sent: string | undefined;
}

/** Signed at once on our page, or the address of the signing service's own page. */
type SignAnswer =
  | { readonly kind: "signed"; readonly sale: SaleView }
  | { readonly kind: "page"; readonly url: string };

/**
 * Signs exactly the papers that were read, with the retailer's signing service: every owner on the title writes their
 * name. Signing twice is one signature. A vendor with a page of its own answers its address.
 * @throws AppError conflict `sale.papersChanged`, `sale.changed`; invalid with the name
 */
export async function signPapers(ctx: SaleContext, body: SignBody): Promise<SignAnswer> {
  const draft = await ctx.db.transaction((trx) => check(trx, ctx, body));
  if (draft.row.papers_signed_at !== null)
    return { kind: "signed", sale: await ctx.db.transaction((trx) => viewSale(trx, ctx, draft.row)) };
  const { signing } = ctx.signingProvider;
  if (signing.place === "elsewhere") return openPage(ctx, signing, draft);
  const { ref } = await createPackage(ctx, draft);
  const { documentHash } = draft.papers;
  for (const [signer, name] of signersOf(body)) {
    const hand = sealJson(ctx.keys, `vehicle_sale_hand|${draft.row.id}|${signer}`, { name });
    const answer = await signing.sign(ctx, { ref, documentHash, hand, signer });
    if (answer.kind === "refused") throw refused();
  }
  return {
    kind: "signed",
    sale: await recordSignature(ctx, {
      saleId: draft.row.id,
      ref,
      documentHash,
      keptBy: ctx.tenant.providers.contracting,
      vendor: null,
    }),
  };
}

/** The vendor's page for the papers that lie there, or that are sent there now. */
async function openPage(ctx: SaleContext, signing: SignedElsewhere, draft: Draft): Promise<SignAnswer> {
  const ref = draft.sent ?? (await send(ctx, draft));
  const person = { name: nameOf(draft.seller), email: draft.email };
  const returnUrl = `${ctx.siteOrigin}/trade-in/sale/papers`;
  const answer = await signing.openPage(ctx, { ref, person, signer: "buyer", returnUrl });
  if (answer.kind === "page") return answer;
  // The vendor ended them: the next attempt sends others.
  await ctx.db.transaction(async (trx) => {
    await lockSale(trx, ctx, draft.row.id);
    const sent = await findSigning(trx, ctx, { saleId: draft.row.id });
    if (sent?.provider_ref === ref && sent.signed_at === null) await noteVoided(trx, ctx, sent);
  });
  throw refused();
}

async function send(ctx: SaleContext, draft: Draft): Promise<string> {
  const { ref, intentId } = await createPackage(ctx, draft);
  const isKept = await ctx.db.transaction(async (trx) => {
    const kept = await keepSent(trx, ctx, { draft, ref });
    await settleIntent(trx, ctx, intentId);
    return kept;
  });
  if (!isKept) throw papersChanged();
  return ref;
}

const papersChanged = () => new AppError("conflict", { code: "sale.papersChanged", message: PAPERS_CHANGED });
const refused = () => new AppError("conflict", { code: "sale.signingRefused", message: REFUSED });

function signersOf({ name, coOwnerName }: SignBody): readonly (readonly ["buyer" | "co-buyer", string])[] {
  return [["buyer", name], ...(coOwnerName === undefined ? [] : [["co-buyer", coOwnerName] as const])];
}

async function check(trx: TenantTransaction, ctx: SaleContext, body: SignBody): Promise<Draft> {
  const row = await lockOwnSale(trx, ctx, body);
  await requireAct(trx, ctx, { row, act: "sign" });
  const { seller } = openDeal(ctx, row);
  const papers = await papersOfSale(trx, ctx, row);
  if (papers.documentHash !== body.documentHash) throw papersChanged();
  requireName(body.name, { field: "name", expected: nameOf(seller) });
  if (seller.coOwner)
    requireName(body.coOwnerName ?? "", { field: "coOwnerName", expected: nameOf(seller.coOwner) });
  const account = await findAccount(trx, ctx, row.account_id);
  return { row, seller, papers, email: account?.email ?? "", ...(await sentOf(trx, ctx, { row, papers })) };
}

/** Papers that lie at the signing service are not sent again; those after others that were sent are a new package. */
async function sentOf(
  trx: TenantTransaction,
  ctx: SaleContext,
  { row, papers: { documentHash } }: Pick<Draft, "row" | "papers">,
): Promise<Pick<Draft, "key" | "sent">> {
  const sent = await findSigning(trx, ctx, { saleId: row.id });
  const isHere = sent?.signing_vendor === ctx.tenant.providers.contracting;
  const isOpen = isHere && sent.signed_at === null && sent.expires_at > ctx.clock.now();
  const before = await countSignings(trx, ctx, row.id);
  return {
    key: `${row.id}_${documentHash.slice(0, 16)}${before > 0 ? `_${before}` : ""}`,
    sent: isOpen && sent.document_hash === documentHash ? sent.provider_ref : undefined,
  };
}

function requireName(
  typed: string,
  { field, expected }: { readonly field: string; readonly expected: string },
): void {
  if (!isSameName(typed, expected)) throw wrongField(field, NAME_DIFFERS.replace("{name}", expected));
}

async function createPackage(
  ctx: SaleContext,
  draft: Draft,
): Promise<{ readonly ref: string; readonly intentId: string | null }> {
  const { row, seller, papers, email, key } = draft;
  const { documentHash } = papers;
  const intentId = await intendPackage(ctx, { key, purpose: "sale", subjectId: row.id });
  const { ref } = await ctx.signingProvider.createPackage(ctx, {
    key,
    title: `Papers of your sale, ${papers.reference}`,
    documentHash,
    expiresAt: expiryOf(ctx),
    papers: await otherPapersToSign(ctx, papers),
    buyer: { name: nameOf(seller), email },
    ...(seller.coOwner && { coBuyer: { name: nameOf(seller.coOwner), email: seller.coOwner.email } }),
    seller: { name: ctx.tenant.legalName, email: ctx.tenant.contactUsEmail },
  });
  return { ref, intentId };
}

const expiryOf = ({ clock }: SaleContext): Date => new Date(clock.now().getTime() + VALID_DAYS * DAY_MS);

/** @returns false where the sale ended or its papers changed while these were sent: they are void there */
async function keepSent(
  trx: TenantTransaction,
  ctx: SaleContext,
  { draft, ref }: { readonly draft: Draft; readonly ref: string },
): Promise<boolean> {
  const { documentHash: hash, documents } = draft.papers;
  const saleId = draft.row.id;
  const row = await lockSale(trx, ctx, saleId);
  const isOver = row === undefined || row.canceled_at !== null || row.papers_signed_at !== null;
  if (isOver || (await papersOfSale(trx, ctx, row)).documentHash !== hash) {
    await giveUpPapers(trx, ctx, { saleId, ref, vendor: ctx.tenant.providers.contracting });
    return false;
  }
  const known = await findSigning(trx, ctx, { saleId, ref });
  if (known !== undefined) return known.voided_at === null;
  await voidPapers(trx, ctx, saleId);
  await saveSigning(trx, ctx, {
    sale_id: saleId,
    provider_ref: ref,
    signing_vendor: ctx.tenant.providers.contracting,
    document_hash: hash,
    papers_sealed: sealPart(ctx, { saleId, hash, column: "papers" }, JSON.stringify(documents)),
    sent_at: ctx.clock.now(),
    expires_at: expiryOf(ctx),
  });
  return true;
}
