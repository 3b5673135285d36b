import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
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
import { EVENT_GROUPS, eventLabel } from "./order-events-data.ts";

interface Played {
  readonly orderNumber: string;
  readonly orderStatus: string;
  readonly dealStatus: string;
}

/** Everything a third party or the retailer can do to one order. */
export function OrderDesk() {
  const session = useSession();
  const list = useApiData<OrderListView>(session.status === "signed-in" ? "/api/commerce/orders" : null);
  const orders = list.data?.orders ?? [];
  const [typed, setTyped] = useState<string>();
  const orderNumber = typed ?? orders[0]?.orderNumber ?? "";
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
        </div>
      </Disclosure>
      <FoundAnswers found={found} id="found" onChange={setFound} />
      <div aria-live="polite" className="sticky top-20 z-10">
        {error && <AlertBar type="error">{error.message}</AlertBar>}
        {played && !error && (
          <AlertBar hideAfter={null} type="success">
            {eventLabel(played.event)}: done. Order {played.orderStatus}, deal {played.dealStatus}.
          </AlertBar>
        )}
      </div>
      {EVENT_GROUPS.map(({ who, events }) => (
        <fieldset className="grid gap-2" key={who}>
          <legend className="pb-2 font-semibold">{who}</legend>
          <div className="flex flex-wrap gap-2">
            {events.map(({ event, label }) => (
              <Button
                className="min-h-11 px-4 text-small"
                key={event}
                look="secondary"
                onClick={() => {
                  if (!isBusy && orderNumber.trim() !== "") void play(event);
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
    </Card>
  );
}
