import { type FormEvent, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { RadioGroup } from "#design-system/radio-group.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { SlotPicker } from "#modules/fulfillment/ui/slot-picker.tsx";
import { whenText } from "#modules/fulfillment/ui/slot-texts.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { SaleRooftop } from "../domain/sale-view.ts";
import { SALE_PATH, saleCalls } from "./sale-calls.ts";
import type { SalePartProps } from "./sale-site.ts";

interface Hours {
  readonly rooftops: readonly {
    readonly rooftop: SaleRooftop;
    readonly slots: readonly { readonly date: string; readonly hour: number }[];
  }[];
}

const addressOf = ({ streetAddress, city, state, zipCode }: SaleRooftop): string =>
  `${streetAddress}, ${city}, ${state} ${zipCode}`;

/** When and where the car is handed over. */
export function AppointmentStep(props: SalePartProps) {
  const { appointment } = props.sale;
  const [isMoving, setMoving] = useState(false);
  const onChange = (sale: SalePartProps["sale"]) => {
    setMoving(false);
    props.onChange(sale);
  };
  const isBooked = appointment?.state === "BOOKED" && !isMoving;
  return isBooked ? (
    <Booked {...props} onChange={onChange} onMove={() => setMoving(true)} />
  ) : (
    <BookForm {...props} onChange={onChange} />
  );
}

function Booked({ sale, onChange, onMove }: SalePartProps & { readonly onMove: () => void }) {
  const t = useText();
  const write = useWrite();
  const { appointment, rooftop } = sale;
  if (appointment === null) return null;
  const giveUp = async () => {
    const after = await write.run(() => saleCalls.giveUpAppointment(sale));
    if (after) onChange(after);
  };
  return (
    <Card aria-labelledby="appointment" as="section" className="grid gap-4">
      <h2 className="text-title" id="appointment">
        {t("Your appointment")}
      </h2>
      {write.error && <AlertBar type="error">{write.error.message}</AlertBar>}
      <p className="text-lead font-semibold">
        {whenText(appointment.startsAt, rooftop.timeZone, t.language)}
      </p>
      <p>
        {appointment.isPickup ? (
          t("We come to your address and pick up the car there.")
        ) : (
          <>
            {rooftop.name}
            <br />
            {addressOf(rooftop)}
          </>
        )}
      </p>
      <p className="text-small text-ink-muted">
        {t(
          "Bring the car with all its keys, your driver's license and the original title if you have it. Allow 45 minutes.",
        )}
      </p>
      {sale.allowed.includes("book") && (
        <div className="flex flex-wrap gap-3">
          <Button className="max-sm:w-full" look="secondary" onClick={onMove}>
            {t("Choose another time")}
          </Button>
          <Button busy={write.isBusy} className="max-sm:w-full" look="quiet" onClick={() => void giveUp()}>
            {t("Cancel appointment")}
          </Button>
        </div>
      )}
    </Card>
  );
}

function BookForm({ sale, onChange }: SalePartProps) {
  const t = useText();
  const hours = useApiData<Hours>(`${SALE_PATH}/hours`);
  const write = useWrite();
  const [place, setPlace] = useState<string>();
  const [isPickup, setPickup] = useState(false);
  const [slot, setSlot] = useState<{ date: string | null; hour: number | null }>({ date: null, hour: null });
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  if (hours.error) return <RetryAlert onRetry={hours.reload}>{hours.error.message}</RetryAlert>;
  if (hours.data === undefined) return <Skeleton className="h-64" />;
  const [nearest] = hours.data.rooftops;
  const chosen = isPickup
    ? nearest
    : (hours.data.rooftops.find(({ rooftop }) => rooftop.id === place) ?? nearest);
  if (chosen === undefined) return null;
  const book = async (event: FormEvent) => {
    event.preventDefault();
    const { date, hour } = slot;
    setMissing({
      ...(date === null && { "slot-date": t("Select a date.") }),
      ...(hour === null && { "slot-time": t("Select a time.") }),
    });
    if (date === null || hour === null) return;
    const body = { rooftopId: chosen.rooftop.id, isPickup, slot: { date, hour } };
    const after = await write.run(() => saleCalls.book(sale, body));
    if (after) onChange(after);
    else hours.reload();
  };
  return (
    <form className="grid gap-6" noValidate onSubmit={(event) => void book(event)}>
      <div className="grid gap-1">
        <h2 className="text-title">{t("When do you want to hand over the car?")}</h2>
        <p className="text-ink-muted">{t("We inspect it together, which takes about 45 minutes.")}</p>
      </div>
      {sale.appointment?.state === "MISSED" && (
        <AlertBar hideAfter={null} type="warning">
          {t("We missed you last time. Your offer still stands: choose another time.")}
        </AlertBar>
      )}
      {write.error && <AlertBar type="error">{write.error.message}</AlertBar>}
      <RadioGroup
        columns={2}
        id="sale-way"
        legend={t("How do you want to hand it over?")}
        onChange={(value) => {
          setPickup(value === "PICKUP");
          setSlot({ date: null, hour: null });
        }}
        options={[
          { value: "DROP_OFF", label: t("I bring it to you"), help: t("At one of our locations.") },
          { value: "PICKUP", label: t("You pick it up"), help: t("At your address, at no charge.") },
        ]}
        value={isPickup ? "PICKUP" : "DROP_OFF"}
      />
      {!isPickup && hours.data.rooftops.length > 1 && (
        <RadioGroup
          id="sale-place"
          legend={t("Where?")}
          onChange={(value) => {
            setPlace(value);
            setSlot({ date: null, hour: null });
          }}
          options={hours.data.rooftops.map(({ rooftop }) => ({
            value: rooftop.id,
            label: rooftop.name,
            help: addressOf(rooftop),
          }))}
          value={chosen.rooftop.id}
        />
      )}
      <SlotPicker
        {...slot}
        errors={missing}
        onChange={setSlot}
        slots={chosen.slots.map((one) => ({ ...one, startsAt: "" }))}
      />
      <div>
        <Button busy={write.isBusy} className="max-sm:w-full" type="submit">
          {t("Book this time")}
        </Button>
      </div>
    </form>
  );
}
