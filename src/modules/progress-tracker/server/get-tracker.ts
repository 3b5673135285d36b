import { AppError } from "#platform/shared/app-error.ts";
import type { Flags } from "#platform/server/context/flags.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { readContractFacts } from "#modules/contracting/server/read-contract-facts.ts";
import { readDocuments } from "#modules/documents/server/list-documents.ts";
import { skipsInsuranceCheck } from "#modules/documents/server/skips-insurance-check.ts";
import { readAppointment } from "#modules/fulfilment/server/appointment-facts.ts";
import { readIdVerification } from "#modules/id-verification/server/get-id-verification.ts";
import { readInsuranceProgress } from "#modules/insurance/server/get-insurance-progress.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { isOffRamp } from "#modules/orders/domain/is-off-ramp.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { historyOf } from "#modules/orders/server/history-of.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { readPaymentStatus } from "#modules/payments/server/payment-facts.ts";
import { deriveTracker, type Tracker, type TrackerFacts } from "../domain/derive-tracker.ts";
import type { BannerVariant } from "../domain/message-banner.ts";
import { decideBanner } from "./internal/decide-banner.ts";

export type TrackerContext = QueueContext & { readonly flags: Flags };

/** The tracker in one answer: what it is derived from, and what the server derived. */
export interface TrackerView {
  readonly vehicleTitle: string;
  /** The browser derives again from these with the same function, adding its own hints (OP-25). */
  readonly facts: TrackerFacts;
  readonly tracker: Tracker;
  /** OP-43: where an off-ramp sale goes on; null otherwise. */
  readonly buyInStoreUrl: string | null;
  /** TRK-12; null shows none. */
  readonly banner: BannerVariant | null;
  /** The experiment that chose it, for the page to tell once the buyer sees it; null when none did. */
  readonly bannerExperiment: string | null;
}

/**
 * TRK-04 to TRK-20 for the owner's order.
 * @throws AppError not-found; conflict `order.notSubmitted`; provider-unavailable `tracker.missingData` (TRK-15, TRK-16)
 */
export async function getTracker(
  ctx: TrackerContext,
  input: { readonly orderNumber: string },
): Promise<TrackerView> {
  const { order, facts } = await ctx.db.transaction(async (trx) => {
    const owned = await requireOwnedOrder(trx, ctx, input.orderNumber);
    if (isInCart(owned.orderStatus)) {
      throw new AppError("conflict", { code: "order.notSubmitted", message: "Submit your order first." });
    }
    return { order: owned, facts: await readTrackerFacts(trx, ctx, owned) };
  });
  const derived = deriveTracker(facts);
  if (derived.kind === "failed") {
    throw new AppError("provider-unavailable", { code: "tracker.missingData", message: derived.message });
  }
  return {
    vehicleTitle: order.snapshot.vehicle.title,
    facts,
    tracker: derived.tracker,
    buyInStoreUrl: facts.order.isOffRamp ? ctx.tenant.buyInStoreUrl : null,
    ...(await decideBanner(ctx)),
  };
}

/** Every step's facts, read together; the caller has made sure who asks. */
export async function readTrackerFacts(
  trx: TenantTransaction,
  ctx: TrackerContext,
  order: Order,
): Promise<TrackerFacts> {
  const [insurance, id, documents, history, paymentStatus, appointment] = await Promise.all([
    readInsuranceProgress(trx, ctx, order.id),
    readIdVerification(trx, ctx, order),
    readDocuments(trx, ctx, order),
    historyOf(trx, ctx, order.id),
    readPaymentStatus(trx, ctx, order),
    readAppointment(trx, ctx, order.id),
  ]);
  const contract = await readContractFacts(trx, ctx, { order, documents });
  return {
    order: {
      orderNumber: order.orderNumber,
      dealType: order.dealType,
      dealStatus: order.dealStatus,
      dealRefId: order.dealRefId,
      orderStatus: order.orderStatus,
      isOffRamp: isOffRamp({ orderStatus: order.orderStatus, history }),
      paymentStatus,
      appointmentTime: appointment?.appointmentTime ?? null,
      isAppointmentMissed: appointment?.isMissed ?? false,
      deliveryOption: appointment?.option ?? order.snapshot.delivery.option,
      idStatus: id.orderIdStatus,
    },
    insurance,
    idVerification: id.record,
    documents: documents.map(({ key, status }) => ({ key, status })),
    readiness: contract.readiness,
    signing: contract.state,
    isContractStarted: contract.isStarted,
    isMarkedPaid: false,
    flags: trackerFlags(ctx),
  };
}

function trackerFlags({ tenant }: TrackerContext): TrackerFacts["flags"] {
  const { showDeliveryStep, showPaymentStep } = tenant.config.consumer.progressTracker;
  return {
    skipsInsurance: skipsInsuranceCheck(tenant),
    isC3ToggleOn: tenant.flags.c3_toggle,
    showDeliveryStep,
    showPaymentStep,
  };
}
