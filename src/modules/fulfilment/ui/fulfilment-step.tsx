import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Badge } from "#design-system/badge.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Icon } from "#design-system/icon.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { OrderVehicle } from "#modules/orders/ui/order-vehicle.tsx";
import { StepHeading } from "#modules/orders/ui/step-heading.tsx";
import type { StepProps } from "#modules/orders/ui/step-props.ts";
import { useApiData } from "#modules/orders/ui/use-api-data.ts";
import { useWrite } from "#modules/orders/ui/use-write.ts";
import { apiClient } from "#platform/browser/api-client.ts";
import { fulfilmentPath, type FulfilmentView } from "./fulfilment-view.ts";
import { ScheduleForm } from "./schedule-form.tsx";

/** Books how and when the car changes hands (DLV-01 to DLV-06). */
export function FulfilmentStep(props: StepProps) {
  const { order, onChanged } = props;
  const { data, error, reload, replace } = useApiData<FulfilmentView>(fulfilmentPath(order.orderNumber));
  const [isMoving, setMoving] = useState(false);
  if (error && !data)
    return <LoadFailed error={error} onRetry={reload} title="We couldn't load your appointment" />;
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-4">
        <p className="sr-only">Loading your appointment</p>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-64" />
      </div>
    );
  const changed = (view: FulfilmentView) => {
    replace(view);
    setMoving(false);
    onChanged();
  };
  const { appointment } = data;
  const isBooked = appointment !== null && appointment.status !== "CANCELED";
  return (
    <div className="grid gap-8">
      {isBooked && !isMoving ? (
        <Booked
          {...props}
          data={data}
          onChanged={onChanged}
          onGivenUp={changed}
          onMove={() => setMoving(true)}
        />
      ) : (
        <ScheduleForm {...props} data={data} onBooked={changed} />
      )}
      {(!isBooked || isMoving) && (
        <Card aria-label="Your car" as="section" className="max-w-[44rem]">
          <OrderVehicle vehicle={order.vehicle}>
            <p className="text-small text-ink-muted">
              {data.rooftop.name}, {data.rooftop.city}, {data.rooftop.state}
            </p>
          </OrderVehicle>
        </Card>
      )}
    </div>
  );
}

const STATUS = {
  REQUESTED: { tone: "info", text: "Requested" },
  CONFIRMED: { tone: "success", text: "Confirmed" },
  COMPLETED: { tone: "success", text: "Completed" },
  CANCELED: { tone: "warning", text: "Cancelled" },
} as const;

interface BookedProps extends StepProps {
  readonly data: FulfilmentView;
  readonly onMove: () => void;
  readonly onGivenUp: (view: FulfilmentView) => void;
}

function Booked({ data, order, next, onMove, onGivenUp }: BookedProps) {
  const { run, error, isBusy } = useWrite();
  const { appointment, rooftop } = data;
  if (appointment === null) return null;
  const giveUp = async () => {
    const view = await run(() => apiClient.delete<FulfilmentView>(fulfilmentPath(order.orderNumber)));
    if (view) onGivenUp(view);
  };
  const isPickup = appointment.option === "PICKUP";
  const status = STATUS[appointment.status];
  const isOver = appointment.status === "COMPLETED";
  return (
    <div className="grid max-w-[44rem] gap-6">
      <StepHeading title={isOver ? "Handed over" : isPickup ? "See you there" : "We're bringing your car"}>
        {appointment.status === "REQUESTED" &&
          `We have your request. ${rooftop.name} confirms it soon, and you get an email.`}
        {appointment.status === "CONFIRMED" && "Your appointment is confirmed. Bring your driver's license."}
        {isOver && "The car and the keys are with you."}
      </StepHeading>
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      <Card aria-label="Your appointment" as="section" className="grid gap-5">
        <p>
          <Badge tone={status.tone}>{status.text}</Badge>
        </p>
        <p className="flex items-start gap-3 text-lead font-semibold">
          <Icon className="mt-1 shrink-0" name="calendar" size={22} />
          {whenText(appointment.appointmentTime, appointment.timeZone)}
        </p>
        <p className="flex items-start gap-3">
          <Icon className="mt-1 shrink-0" name={isPickup ? "pin" : "truck"} size={22} />
          <span>
            {isPickup ? placeOf(rooftop) : addressOf(appointment.address)}
            <span className="block text-small text-ink-muted">
              {isPickup ? "Pickup" : "Delivery"},{" "}
              {appointment.feeCents === 0 ? "no fee" : <MoneyText cents={appointment.feeCents} exact />}
            </span>
          </span>
        </p>
        {appointment.instructions !== "" && (
          <p className="text-small text-ink-muted">{appointment.instructions}</p>
        )}
        <p className="text-small">
          Questions? Call <PhoneLink number={rooftop.phone} />.
        </p>
      </Card>
      <div className="flex flex-wrap gap-3">
        {next}
        {!isOver && (
          <>
            <Button className="max-sm:w-full" look="secondary" onClick={onMove}>
              Reschedule
            </Button>
            <Button busy={isBusy} className="max-sm:w-full" look="quiet" onClick={() => void giveUp()}>
              Cancel appointment
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function placeOf({ name, city, state, zipCode }: FulfilmentView["rooftop"]): string {
  return `${name}, ${city}, ${state} ${zipCode}`;
}

function addressOf(address: NonNullable<FulfilmentView["appointment"]>["address"]): string {
  if (address === null) return "";
  const { streetAddress, addressLine2, city, state, zipCode } = address;
  return [streetAddress, addressLine2, `${city}, ${state} ${zipCode}`].filter(Boolean).join(", ");
}

/** `Wednesday, November 25, 2026 at 10:00 AM CST`: the rooftop's own time. */
function whenText(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(new Date(iso));
}
