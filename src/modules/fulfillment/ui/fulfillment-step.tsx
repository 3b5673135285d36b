import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Card } from "#design-system/card.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { OrderVehicle } from "#modules/orders/ui/order-vehicle.tsx";
import { showStepTitle } from "#modules/order-steps/ui/show-step-title.ts";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { BookedAppointment } from "./booked-appointment.tsx";
import { HandedOver } from "./handed-over.tsx";
import { fulfillmentPath, type FulfillmentView } from "./fulfillment-view.ts";
import { PlaceOfHandover } from "./place-of-handover.tsx";
import { ScheduleForm } from "./schedule-form.tsx";

/** Books how and when the car changes hands (DLV-01 to DLV-06). */
export function FulfillmentStep(props: StepProps) {
  const t = useText();
  const { order, onChanged } = props;
  const { data, error, reload, replace } = useApiData<FulfillmentView>(fulfillmentPath(order.orderNumber));
  const [mode, setMode] = useState<"as it is" | "moving" | "given up">("as it is");
  useOnNewer(order, reload);
  const [acts, setActs] = useState(0);
  useEffect(() => {
    if (acts > 0) showStepTitle();
  }, [acts]);
  const show = (next: typeof mode) => {
    setMode(next);
    setActs((before) => before + 1);
  };
  if (error && !data)
    return <LoadFailed error={error} onRetry={reload} title={t("We couldn't load your appointment")} />;
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-4">
        <p className="sr-only">{t("Loading your appointment")}</p>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-64" />
      </div>
    );
  const changed = (view: FulfillmentView) => {
    replace(view);
    show(view.appointment === null ? "given up" : "as it is");
    onChanged();
  };
  const isShown = data.appointment !== null && (mode !== "moving" || !data.appointment.isChangeable);
  return (
    <div className="grid gap-8">
      {isShown ? (
        <BookedAppointment
          {...props}
          data={data}
          onGivenUp={changed}
          onMove={() => show("moving")}
          onStale={reload}
        />
      ) : order.stateLabel === "delivered" ? (
        <div className="grid max-w-[44rem] gap-6">
          <HandedOver />
          <div>{props.next}</div>
        </div>
      ) : (
        <ScheduleForm
          {...props}
          data={data}
          isGivenUp={mode === "given up"}
          onBooked={changed}
          onKeep={() => show("as it is")}
        />
      )}
      <Card aria-label={t("Your car")} as="section" className="grid max-w-[44rem] gap-3">
        <OrderVehicle vehicle={order.vehicle} />
        <PlaceOfHandover isKnown={isShown} rooftop={data.rooftop} />
      </Card>
    </div>
  );
}

/** The tracker read the order again, because something happened: so does this step. */
function useOnNewer(order: StepProps["order"], reload: () => void): void {
  const known = useRef(order);
  const onNewer = useEffectEvent(reload);
  useEffect(() => {
    if (known.current === order) return;
    known.current = order;
    onNewer();
  }, [order]);
}
