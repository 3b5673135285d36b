import { isOffRamp } from "#modules/orders/domain/states/is-off-ramp.ts";
import { isOfferTakenBack } from "#modules/orders/domain/states/offer-standing.ts";
import type { OrderHistoryEntry } from "#modules/orders/domain/order-history.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { historyOf } from "#modules/orders/server/history-of.ts";
import type { StepDescriptor } from "#modules/order-steps/domain/step-descriptor.ts";
import type { StepFacts, StepFlags, StepOrderFacts } from "#modules/order-steps/domain/step-facts.ts";
import type {
  StepContribution,
  StepReadContext,
  StepsContext,
} from "#modules/order-steps/server/step-source.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** Every step's facts, read together; the caller has made sure who asks. */
export async function readStepFacts(
  trx: TenantTransaction,
  ctx: StepReadContext & StepsContext,
  order: Order,
): Promise<StepFacts> {
  const readings = new Map<string, Promise<StepContribution>>();
  const of = async <Own extends object>(step: StepDescriptor): Promise<Own> => {
    const reading = readings.get(step.id);
    if (reading === undefined) throw new Error(`No step ${step.id} earlier in the list of steps`);
    return (await reading).own as Own;
  };
  for (const source of ctx.steps) readings.set(source.step.id, source.readFacts(trx, ctx, { order, of }));
  const [history, ...contributions] = await Promise.all([
    historyOf(trx, ctx, order.id),
    ...readings.values(),
  ]);
  return {
    ...(Object.assign({}, ...contributions.map(({ own }) => own)) as object),
    order: Object.assign(
      orderFacts(order, history),
      ...contributions.map((one) => one.order),
    ) as StepOrderFacts,
    flags: Object.assign({ ...EVERY_STEP }, ...contributions.map((one) => one.flags)) as StepFlags,
  };
}

/** Of a retailer that takes no step away. */
const EVERY_STEP: StepFlags = {
  skipsInsurance: false,
  isC3ToggleOn: false,
  showDeliveryStep: true,
  showPaymentStep: true,
};

function orderFacts(order: Order, history: readonly OrderHistoryEntry[]): StepOrderFacts {
  return {
    orderNumber: order.orderNumber,
    dealType: order.dealType,
    dealStatus: order.dealStatus,
    dealRefId: order.dealRefId,
    orderStatus: order.orderStatus,
    isOffRamp: isOffRamp({ orderStatus: order.orderStatus, history }),
    isOfferTakenBack: isOfferTakenBack(history),
    paymentStatus: null,
    appointmentTime: null,
    isAppointmentMissed: false,
    deliveryOption: order.snapshot.delivery.option,
    idStatus: null,
  };
}
