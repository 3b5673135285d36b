import { Link, useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import type { ContractStepFacts } from "#modules/contracting/domain/contract-step.ts";
import { isSigningComplete } from "#modules/signing-services/domain/signing-status.ts";
import { isDelivered } from "#modules/orders/domain/states/is-delivered.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { progressTrackerMessages } from "../messages.ts";
import type { TrackerView } from "./live/use-tracker.ts";

/** What the whole order is at, where that outranks the steps (OP-43). */
export function OrderBanner({ order, view }: { readonly order: OrderView; readonly view: TrackerView }) {
  const t = useText();
  const text = useTexts(progressTrackerMessages);
  const { orderStatus, isOffRamp, isOfferTakenBack } = view.facts.order;
  if (isDelivered(orderStatus)) {
    return (
      <AlertBar hideAfter={null} title={order.vehicle.title} type="success">
        {text(deliveredWords(view))}{" "}
        <Link
          className="font-semibold text-link underline underline-offset-4"
          to={`/fulfillment/${encodeURIComponent(order.orderNumber)}`}
        >
          {t("What comes next")}
        </Link>
      </AlertBar>
    );
  }
  if (isOfferTakenBack) return <OfferTakenBack orderNumber={order.orderNumber} />;
  if (!isOffRamp) return null;
  return (
    <AlertBar
      action={
        view.buyInStoreUrl && (
          <a className="font-semibold text-link underline underline-offset-4" href={view.buyInStoreUrl}>
            {t("Buy in store")}
          </a>
        )
      }
      type="warning"
    >
      {text("progress.offRamp")}
    </AlertBar>
  );
}

/** The lender of the accepted offer is gone: nothing else of this order matters until the buyer has chosen again. */
function OfferTakenBack({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { run, error, isBusy } = useWrite();
  const chooseAgain = async (): Promise<void> => {
    const path = `/api/commerce/orders/${encodeURIComponent(orderNumber)}/choose-again`;
    const draft = await run(() => apiClient.post<OrderView>(path, {}, { idempotencyKey: true }));
    if (draft) await navigate(`/checkout/${encodeURIComponent(draft.orderNumber)}/payment-options`);
  };
  return (
    <AlertBar hideAfter={null} title={t("Your lender took its offer back")} type="warning">
      <span className="grid justify-items-start gap-3">
        {t(
          "This order can't go ahead with that loan. Choose another way to pay: the same car and your details go into a new order, and what you paid for this one is returned.",
        )}
        <Button busy={isBusy} onClick={() => void chooseAgain()}>
          {t("Choose another way to pay")}
        </Button>
        {error && <span role="alert">{error.message}</span>}
      </span>
    </AlertBar>
  );
}

/** What is said of a sale that ended with the car at its buyer: signed here, or in the store. */
export function deliveredWords(view: TrackerView): keyof typeof progressTrackerMessages {
  const { signing } = view.facts as Partial<ContractStepFacts>;
  const isSigned = signing ? isSigningComplete(signing) : false;
  return view.facts.order.isOffRamp && !isSigned ? "progress.deliveredInStore" : "progress.delivered";
}
