import { applyGatewayHint } from "#modules/payments/server/apply-gateway-hint.ts";
import { readMultipart } from "#platform/server/http/bodies/read-multipart.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { noteDepositChange } from "#modules/contracting/server/package/renew-contract.ts";
import { environmentSecrets } from "#platform/server/config/secret-reference.ts";
import { PaperKeys } from "#modules/contract-papers/server/paper-keys.ts";
import { applyPackageReport } from "#modules/contracting/server/apply-package-report.ts";
import { letterReaders } from "#modules/credit/server/letter-readers.ts";
import type { ReadersContext } from "#modules/credit-letters/server/notices-context.ts";
import { isContractSigned } from "#modules/contracting/server/read-contract-facts.ts";
import { sandboxSigningProvider } from "#modules/signing-services/providers/sandbox/sandbox-signing-provider.ts";
import { fileObjectStore } from "#modules/documents/providers/file/file-object-store.ts";
import { signatureScanner } from "#modules/documents/providers/signatures/signature-scanner.ts";
import { processThumbnailer } from "#modules/documents/providers/thumbnails/process-thumbnailer.ts";
import type { TestContext } from "./test-context.ts";
import type { DocumentsContext } from "#modules/documents/server/documents-context.ts";
import type { DocumentType } from "#modules/documents/domain/document-types.ts";
import { uploadDocuments } from "#modules/documents/server/upload-documents.ts";
import { appointmentFactSource } from "#modules/fulfillment/server/appointment-facts.ts";
import { orderFactsFrom } from "#modules/orders/server/order-facts.ts";
import { sandboxIdCaptureProvider } from "#modules/id-verification/providers/sandbox/sandbox-id-capture-provider.ts";
import { sandboxInsuranceProvider } from "#modules/insurance/providers/sandbox/sandbox-insurance-provider.ts";
import { sandboxBankLink } from "#modules/payment-gateways/providers/sandbox/sandbox-bank-link.ts";
import { sandboxPaymentGateway } from "#modules/payment-gateways/providers/sandbox/sandbox-payment-gateway.ts";
import {
  paymentFactSource,
  readDepositReceived,
  readPaymentStatus,
} from "#modules/payments/server/payment-facts.ts";
import { InvoicePress } from "#modules/payments/server/invoices/invoice-press.ts";
import { BrandLogos } from "#modules/tenancy/server/brand-logos.ts";
import { refundPlan } from "#modules/payments/server/refunds/refund-plan.ts";
import { planChargeMoved } from "#modules/plan-purchases/server/plan-charge-moved.ts";
import { refundMoved } from "#modules/protection-contracts/server/pay-out.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { contractNews } from "#server/contract-news.ts";
import { planPapers } from "#server/plan-papers.ts";
import { sandboxAdministrator } from "#modules/protection-contracts/providers/sandbox/sandbox-administrator.ts";
import { licenseFiler } from "#server/license-filer.ts";
import { STEPS } from "#server/steps.ts";
import { verificationFacts } from "#modules/retailer-operations/server/verification-facts.ts";
import type { StepsContext } from "#modules/order-steps/server/step-source.ts";
import type { SandboxContext } from "#server/sandbox/sandbox-context.ts";
export { freshPng, TEST_FILES } from "./test-files.ts";
import { silentLog } from "./silent-log.ts";
import { type CheckoutWorld, makeCheckoutWorld, makeSubmittedOrder } from "./checkout-world.ts";

export type TrackerTestContext = CheckoutContext &
  StepsContext &
  SandboxContext &
  DocumentsContext &
  ReadersContext &
  Pick<TestContext, "flags">;

export interface TrackerWorld extends Omit<CheckoutWorld, "ctx" | "otherTenantCtx" | "as"> {
  readonly ctx: TrackerTestContext;
  readonly otherTenantCtx: TrackerTestContext;
  as(accountId: string): TrackerTestContext;
  /** A worker or a third party. */
  readonly system: TrackerTestContext;
  /** A submitted cash order of `ctx`'s account. */
  submittedOrder(input?: { priceCents?: number }): Promise<OrderView>;
  /** Folder of the object store. */
  readonly objects: string;
}

/** Everything after the deal, against the embedded providers and a folder of its own. */
export async function makeTrackerWorld(): Promise<TrackerWorld> {
  const world = await makeCheckoutWorld();
  const objects = await mkdtemp(path.join(tmpdir(), "objects-"));
  const { steps }: StepsContext = { steps: STEPS };
  const ports = {
    insuranceProvider: sandboxInsuranceProvider,
    idCaptureProvider: sandboxIdCaptureProvider,
    licenseFiler,
    signingProvider: sandboxSigningProvider,
    signingProviderOf: (_vendor: string) => sandboxSigningProvider,
    paymentGateway: sandboxPaymentGateway,
    bankLink: sandboxBankLink,
    objectStore: fileObjectStore(objects),
    virusScanner: signatureScanner,
    thumbnailer: processThumbnailer(),
    brandLogos: new BrandLogos({ log: silentLog }),
    invoicePress: new InvoicePress(),
    paperKeys: new PaperKeys({ secrets: environmentSecrets({}) }),
    signingFacts: { isContractSigned },
    contractNews,
    letterReaders,
    signingNews: { packageMoved: applyPackageReport },
    planPapers,
    protectionAdministrator: sandboxAdministrator,
    depositFacts: { readDepositReceived },
    gatewayNews: { hintArrived: applyGatewayHint },
    depositNews: { depositChanged: noteDepositChange },
    planRefunds: { refundPlan },
    planRefundNews: { refundMoved },
    planChargeNews: { chargeMoved: planChargeMoved },
    verificationFacts,
    paymentFacts: { readPaymentStatus },
    orderFacts: orderFactsFrom([paymentFactSource, appointmentFactSource]),
    productClock: { advance: async (seconds: number) => world.clock.advance({ seconds }) },
    steps,
  };
  const ctx = { ...world.ctx, ...ports } as TrackerTestContext;
  return {
    ...world,
    ctx,
    otherTenantCtx: { ...world.otherTenantCtx, ...ports } as TrackerTestContext,
    as: (accountId) => ({ ...ctx, actor: { kind: "account", accountId, sessionId: "s" } }),
    system: { ...ctx, actor: { kind: "system", name: "test" } },
    objects,
    submittedOrder: async (input = {}) => makeSubmittedOrder(ctx, await world.addVehicle(input)),
    close: async () => {
      await world.close();
      await rm(objects, { recursive: true, force: true });
    },
  };
}

/** Sends files as a browser does. */
export async function upload(
  ctx: DocumentsContext,
  input: {
    dealId: string;
    type: DocumentType;
    files: readonly { name: string; bytes: Uint8Array }[];
    replaces?: string;
  },
) {
  const form = new FormData();
  for (const { name, bytes } of input.files)
    form.append("documents", new File([new Uint8Array(bytes)], name));
  const request = new Request("http://test/", { method: "PUT", body: form });
  const parts = readMultipart(request.body!, request.headers.get("content-type"));
  const { dealId, type, replaces } = input;
  return uploadDocuments(ctx, { dealId, type, parts, replaces });
}
