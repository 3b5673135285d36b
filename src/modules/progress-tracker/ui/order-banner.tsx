import { Link } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
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
  const { orderStatus, isOffRamp } = view.facts.order;
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

/** What is said of a sale that ended with the car at its buyer: signed here, or in the store. */
export function deliveredWords(view: TrackerView): keyof typeof progressTrackerMessages {
  const { signing } = view.facts as Partial<ContractStepFacts>;
  const isSigned = signing ? isSigningComplete(signing) : false;
  return view.facts.order.isOffRamp && !isSigned ? "progress.deliveredInStore" : "progress.delivered";
}
