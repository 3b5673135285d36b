import { isAppError } from "#platform/shared/app-error.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { hasSigningDocuments } from "#modules/documents/domain/document-step-status.ts";
import { readDocuments } from "#modules/documents/server/list-documents.ts";
import { buyersGuide, type BuyersGuideView } from "#modules/inventory/domain/buyers-guide.ts";
import { cancelRightOf } from "#modules/orders/domain/cancel-right-of.ts";
import { orderParties } from "#modules/orders/server/order-parties.ts";
import { tradedCarOf } from "#modules/orders/server/traded-car.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { contractPackage } from "#modules/contract-papers/domain/contract-package.ts";
import type { PaperToSign } from "#modules/signing-services/server/signing-provider.ts";
import { intendPackage, settleIntent } from "#modules/signing-services/server/package-intents.ts";
import type { ContractingContext } from "../contracting-context.ts";
import {
  type ContractFile,
  packageHash,
  sha256Of,
} from "#modules/contract-record/server/contract-files-repo.ts";
import { countContracts, findContract } from "#modules/contract-record/server/contracts-repo.ts";
import { findAbandoned } from "#modules/contract-record/server/abandoned-packages-repo.ts";
import { abandonPackage } from "../internal/abandon-package.ts";
import { stepsOf } from "../internal/contracting-steps-of.ts";
import { moveDeal } from "../internal/move-deal.ts";
import { isOfferGone } from "../internal/require-standing-offer.ts";
import { openPackage } from "#modules/contract-record/server/evidence/signed-copy.ts";
import { requireSoundContract } from "#modules/contract-record/server/evidence/sound-contract.ts";
import { depositOf, type Draft, isLive, type Papers, storeContract } from "../internal/store-contract.ts";
import { termsOfTenant } from "../internal/contract-terms.ts";
import { papersOf } from "../internal/papers-of.ts";

/** A package may be signed for this long. */
const LIFETIME_MS = 14 * DAY_MS;

type PreparedContract =
  | "ready"
  /** Made and not sent (TEN-05): the retailer looks at it first. */
  | "made"
  | "documents-missing"
  | "waits-for-retailer"
  /** A person at the retailer must look at the buyer first; nothing is verified or made until then. */
  | "held"
  /** No lender gives the loan that it would be about. */
  | "offer-gone"
  | "already-there";

interface Request {
  readonly orderId: string;
  readonly byRetailer?: boolean;
  /** A made package is left aside and made again. */
  readonly isAfresh?: boolean;
}

/**
 * Table J, in the order Verified, DocumentsSubmittedForSigning: verifies the deal, makes a package of the exact
 * papers and tells the buyer. A package that is over is replaced; one that can be signed stays. Cut off anywhere
 * it starts again with the same papers, for which the provider makes one package.
 * @param input.byRetailer the retailer asked for it; else each part happens where it is automated (TEN-05)
 */
export async function prepareContract(ctx: ContractingContext, input: Request): Promise<PreparedContract> {
  // The order's contract and how many there were make one key: both are read at one moment.
  const draft = await ctx.db.transaction((trx) => draftContract(trx, ctx, input), { isOneMoment: true });
  if (typeof draft === "string") return draft;
  const papers = await papersOf(ctx, draft);
  const hash = packageHash(papers.map(({ name, bytes }) => ({ name, sha256: sha256Of(bytes) })));
  // The letterhead or the day changed meanwhile: what goes out is what somebody can have looked at, made anew.
  if (draft.unsent !== null && draft.unsent.document_hash !== hash)
    return prepareContract(ctx, { ...input, isAfresh: true });
  const expiresAt = new Date(ctx.clock.now().getTime() + LIFETIME_MS);
  const sent = draft.steps.send ? await createPackage(ctx, { draft, papers, hash, expiresAt }) : null;
  const files = papers.map(toFile);
  const kept = { draft, files, hash, ref: sent?.ref ?? null, expiresAt };
  const stored = await store(ctx, { ...kept, intentId: sent?.intentId ?? null });
  // Somebody was faster; looking again ends, because each round found a later package or deposit.
  return stored === "overtaken" ? prepareContract(ctx, input) : stored;
}

/** Keeps the package; where its order cannot have one anymore, the signing service's is voided. */
async function store(
  ctx: ContractingContext,
  { intentId, ...papers }: Papers & { readonly intentId: string | null },
) {
  try {
    return await ctx.db.transaction(async (trx) => {
      const stored = await storeContract(trx, ctx, papers);
      await settleIntent(trx, ctx, intentId);
      return stored;
    });
  } catch (error) {
    const { draft, ref } = papers;
    if (isAppError(error) && ref !== null) {
      await ctx.db.transaction(async (trx) => {
        const { id: orderId } = await requireOrder(trx, ctx, { id: draft.order.id, lock: true });
        await abandonPackage(trx, ctx, { orderId, ref });
        await settleIntent(trx, ctx, intentId);
      });
    }
    throw error;
  }
}

async function createPackage(
  ctx: ContractingContext,
  {
    draft,
    papers,
    hash,
    expiresAt,
  }: Pick<Papers, "draft" | "hash" | "expiresAt"> & { readonly papers: readonly PaperToSign[] },
): Promise<{ readonly ref: string; readonly intentId: string | null }> {
  const key = keyOf(draft, hash);
  const intentId = await intendPackage(ctx, { key, purpose: "contract", subjectId: draft.order.id });
  const { ref } = await ctx.signingProvider.createPackage(ctx, {
    key,
    title: `Your contract for the ${draft.order.snapshot.vehicle.title}`,
    documentHash: hash,
    expiresAt,
    papers,
    buyer: { name: draft.package.buyer, email: draft.email },
    ...(draft.package.coBuyer !== undefined && {
      coBuyer: { name: draft.package.coBuyer, email: draft.coBuyerEmail },
    }),
    seller: { name: sellerName(ctx), email: ctx.tenant.contactUsEmail },
  });
  return { ref, intentId };
}

/** One that was given up is never taken up again, also where its papers are the same. */
const keyOf = ({ order, number, abandoned }: Draft, hash: string): string =>
  `${order.id}_${number}_${hash.slice(0, 16)}${abandoned > 0 ? `_${abandoned}` : ""}`;

/** Who countersigns at a signing service: the person whom the retailer names. */
const sellerName = ({ tenant }: ContractingContext): string =>
  tenant.config.contracting.signatory?.name ?? tenant.legalName;

const toFile = ({ name, title, bytes }: PaperToSign, position: number): ContractFile => ({
  name,
  title,
  position,
  bytes: Buffer.from(bytes),
});

async function draftContract(
  trx: TenantTransaction,
  ctx: ContractingContext,
  { orderId, byRetailer = false, isAfresh = false }: Request,
): Promise<Draft | PreparedContract> {
  const order = requireOpenOrder(await requireOrder(trx, ctx, { id: orderId }));
  const contract = await findContract(trx, ctx, orderId);
  const live = contract && isLive(ctx, { contract, order }) ? contract : undefined;
  if (live?.row.is_notification_sent) return "already-there";
  if (await ctx.verificationFacts.mustWait(trx, ctx, order)) return "held";
  if (await isOfferGone(trx, ctx, order)) return "offer-gone";
  if (!hasSigningDocuments(await readDocuments(trx, ctx, order))) return "documents-missing";
  const steps = stepsOf(ctx.tenant, { order, byRetailer });
  const unsent = isAfresh ? undefined : live;
  if (unsent ? !steps.send : !steps.make) {
    await moveDeal(trx, ctx, { orderId, steps: { ...steps, send: false } });
    return "waits-for-retailer";
  }
  const { buyer, coBuyer } = await orderParties(trx, ctx, order.id);
  const reached = { email: buyer.email, coBuyerEmail: coBuyer?.email ?? "" };
  const made = await countContracts(trx, ctx, order.id);
  const abandoned = (await findAbandoned(trx, ctx, order.id)).length;
  const draft = { order, steps, ...reached, abandoned };
  if (unsent === undefined)
    return { ...draft, unsent: null, number: made, ...(await newPackage(trx, ctx, order)) };
  await requireSoundContract(trx, ctx, unsent);
  const { row } = unsent;
  return {
    ...draft,
    unsent: row,
    number: made - 1,
    contractDay: startOfDay(row.created_at),
    depositCents: row.deposit_cents,
    package: openPackage(ctx, row),
  };
}

async function newPackage(
  trx: TenantTransaction,
  ctx: ContractingContext,
  order: Order,
): Promise<Pick<Draft, "contractDay" | "depositCents" | "package">> {
  const depositCents = await depositOf(trx, ctx, order);
  return {
    contractDay: startOfDay(ctx.clock.now()),
    depositCents,
    package: contractPackage({
      orderNumber: order.orderNumber,
      dealType: order.dealType,
      snapshot: { ...order.snapshot, depositCents },
      ...termsOfTenant(ctx.tenant, order),
      cancelRight: cancelRightOf(order.snapshot, ctx.clock.now()),
      ...(await orderParties(trx, ctx, order.id)),
      tradedCar: await tradedCarOf(trx, ctx, order.id),
      guide: guideOf(ctx, order),
      plans: await ctx.planPapers.readPlans(trx, ctx, order),
      dates: datesOf(order, ctx.clock.now()),
    }),
  };
}

/** The rule of the vehicle's page, so that page and paper never disagree. */
function guideOf({ tenant }: ContractingContext, { snapshot }: Order): BuyersGuideView | null {
  const { vehicle, rooftop } = snapshot;
  return buyersGuide(tenant.config, { condition: vehicle.condition, state: rooftop.state });
}

/** Papers made again on the same day are the same bytes. */
const startOfDay = (now: Date): Date => new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);

/** A lease's second payment and a loan's first, as the order was quoted. */
function datesOf({ snapshot }: Order, now: Date): { contract: string; firstPayment: string } {
  const { terms, rooftop } = snapshot;
  const days = terms?.kind === "finance" ? terms.daysToFirstPayment : 30;
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: rooftop.timeZone });
  return {
    contract: format.format(now),
    firstPayment: format.format(new Date(now.getTime() + days * DAY_MS)),
  };
}
