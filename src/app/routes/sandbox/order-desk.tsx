import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Card } from "#design-system/card.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import type { OrderListView } from "#modules/orders/domain/order-view.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { useSession } from "#platform/browser/session/use-session.ts";
import { type Found, FoundAnswers } from "./found-answers.tsx";
import { OrderEvents } from "./order-events.tsx";
import { eventLabel } from "./order-events-data.ts";

interface Played {
  readonly orderNumber: string;
  readonly orderStatus: string;
  readonly dealStatus: string;
}

interface Progress {
  readonly tracker: { readonly activeStep: string | null };
}

/** Everything a third party or the retailer can do to one order. */
export function OrderDesk() {
  const session = useSession();
  const list = useApiData<OrderListView>(session.status === "signed-in" ? "/api/commerce/orders" : null);
  const orders = list.data?.orders ?? [];
  const [typed, setTyped] = useState<string>();
  const orderNumber = typed ?? orders[0]?.orderNumber ?? "";
  const isOwn = orders.some((order) => order.orderNumber === orderNumber);
  const progress = useApiData<Progress>(isOwn ? `/api/progress/${encodeURIComponent(orderNumber)}` : null);
  const [played, setPlayed] = useState<Played & { event: string }>();
  /** As this browser's zone has it. */
  const [moveTo, setMoveTo] = useState("");
  const [odometer, setOdometer] = useState("");
  const [found, setFound] = useState<Found>({});
  const { run, error, isBusy } = useWrite();
  const play = async (event: string) => {
    const path = `/sandbox/api/orders/${encodeURIComponent(orderNumber.trim())}/events`;
    const answer = await run(() =>
      apiClient.post<Played>(path, {
        event,
        ...(moveTo && { appointmentTime: new Date(moveTo).toISOString() }),
        ...(odometer && { odometerMiles: Number(odometer) }),
        ...(Object.keys(found).length > 0 && { differentAnswers: found }),
      }),
    );
    setPlayed(answer && { ...answer, event });
    progress.reload();
  };
  return (
    <Card aria-labelledby="order-events" as="section" className="grid gap-5">
      <h2 className="text-title" id="order-events">
        Orders
      </h2>
      {orders.length > 0 && (
        <SelectField
          id="own-order"
          label="Your orders"
          onChange={(event) => setTyped(event.target.value)}
          options={orders.map((order) => ({
            value: order.orderNumber,
            label: `${order.vehicle.title}, ${order.orderNumber}`,
          }))}
          value={orderNumber}
        />
      )}
      <TextField
        help="Any order number. Sign in to choose from your own."
        id="any-order"
        label="Order number"
        onChange={(event) => setTyped(event.target.value)}
        value={orderNumber}
      />
      <Disclosure summary="Details for some events">
        <div className="grid gap-5 pt-3">
          <TextField
            className="date-field"
            help="For Move appointment: a full hour, in your own time zone."
            id="move-to"
            label="New appointment time"
            onChange={(event) => setMoveTo(event.target.value)}
            optional
            step={3600}
            type="datetime-local"
            value={moveTo}
          />
          <TextField
            help="For Trade-in inspected."
            id="odometer"
            inputMode="numeric"
            label="Odometer of the trade-in"
            onChange={(event) => setOdometer(event.target.value)}
            optional
            value={odometer}
          />
          <FoundAnswers found={found} id="found" onChange={setFound} />
        </div>
      </Disclosure>
      <div aria-live="polite" className="sticky top-20 z-10">
        {error && <AlertBar type="error">{error.message}</AlertBar>}
        {played && !error && (
          <AlertBar hideAfter={null} type="success">
            {eventLabel(played.event)}: done. Order {played.orderStatus}, deal {played.dealStatus}.
          </AlertBar>
        )}
      </div>
      <OrderEvents
        key={orderNumber}
        onPlay={(event) => {
          if (!isBusy && orderNumber.trim() !== "") void play(event);
        }}
        step={progress.data?.tracker.activeStep ?? null}
      />
    </Card>
  );
}
