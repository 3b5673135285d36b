import { useState, type FormEvent } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { RadioGroup } from "#design-system/radio-group.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { rooftopAddress } from "#modules/orders/domain/rooftop-address.ts";
import type { DeliveryOption } from "#modules/orders/domain/order.ts";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useDraft } from "#modules/order-steps/ui/use-draft.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import type { ApiError } from "#platform/browser/http/api-error.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
import { isPaymentOut } from "../domain/payment-out.ts";
import type { AddressDraft } from "./address-draft.ts";
import { DeliveryAddress } from "./delivery-address.tsx";
import { checkSchedule, fieldIdsOf, type PickedSlot } from "./check-schedule.ts";
import { fulfillmentPath, type FulfillmentView, type SlotView } from "./fulfillment-view.ts";
import { SlotPicker } from "./slot-picker.tsx";
import { hourText, longDayText, whenText } from "./slot-texts.ts";
import { WayTo } from "./way/late-way-map.tsx";

interface ScheduleFormProps extends StepProps {
  readonly data: FulfillmentView;
  /** The buyer has just canceled another one. */
  readonly isGivenUp: boolean;
  readonly onBooked: (view: FulfillmentView) => void;
  /** Leaves an appointment that was about to be moved where it is. */
  readonly onKeep: () => void;
}

type Slots = { readonly timeZone: string; readonly slots: readonly SlotView[] };
type Errors = Readonly<Record<string, string>>;

/** Pickup or delivery, where, and when (DLV-03 to DLV-06). */
export function ScheduleForm(props: ScheduleFormProps) {
  const t = useText();
  const { order, data, onBooked, onKeep } = props;
  const path = fulfillmentPath(order.orderNumber);
  const slots = useApiData<Slots>(`${path}/slots`);
  const [draft, setDraft, forgetDraft] = useDraft(`handover.${order.orderNumber}`, () => ({
    option: data.appointment?.option ?? data.chosenOption,
    address: {
      ...data.known,
      phone: formatPhone(data.known.phone),
      phoneConsent: false,
      // A delivery that stands was confirmed already.
      registersAtHome: data.appointment?.option === "DELIVERY",
    } as AddressDraft,
    slot: { date: null, hour: null } as PickedSlot,
  }));
  const { option, address } = draft;
  const slot = stillFree(draft.slot, slots.data);
  const [errors, setErrors] = useState<Errors>({});
  const [attempts, setAttempts] = useState(0);
  const { run, error, isBusy } = useWrite();
  const [farZip, setFarZip] = useState<string>();
  // There is nothing to schedule where nobody drives; another address or a pickup brings it back.
  const isTooFar = option === "DELIVERY" && address.zipCode === farZip;
  const forget = (ids: readonly string[]) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !ids.includes(id))));
  const changeAddress = (next: AddressDraft) => {
    forget((Object.keys(next) as (keyof AddressDraft)[]).filter((name) => next[name] !== address[name]));
    setDraft((before) => ({ ...before, address: next }));
  };
  const changeSlot = (next: PickedSlot) => {
    forget(["slot-date", ...(next.hour === null ? [] : ["slot-time"])]);
    setDraft((before) => ({ ...before, slot: next }));
  };
  const refused = (failure: ApiError) => {
    setErrors(fieldIdsOf(failure.fields));
    slots.reload();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { buyerState: taxedState } = order;
    const checked = checkSchedule({ option, address, slot, agreedPhone: data.known.phone, taxedState, t });
    setErrors(checked.errors);
    setAttempts(attempts + 1);
    if (checked.body === undefined) return;
    const view = await run(() =>
      apiClient
        .put<FulfillmentView>(path, checked.body, { idempotencyKey: true })
        .catch((failure: ApiError) => {
          refused(failure);
          throw failure;
        }),
    );
    if (!view) return;
    forgetDraft();
    onBooked(view);
  };
  const isAboutFields = error !== undefined && Object.keys(error.fields).length > 0;
  return (
    <form className="grid max-w-[44rem] gap-6" noValidate onSubmit={(event) => void submit(event)}>
      <Heading {...props} isTooFar={isTooFar} option={option} />
      {error && !isAboutFields && <AlertBar type="error">{error.message}</AlertBar>}
      <ErrorSummary errors={errors} key={attempts} />
      <OptionChoice data={data} onChange={(next) => setDraft({ ...draft, option: next })} value={option} />
      {option === "PICKUP" && (
        // On a phone the days come first.
        <div className="max-sm:order-last">
          <WayTo
            dealer={data.rooftop.name}
            isDelivery={false}
            rooftopId={data.rooftop.id}
            zip={data.known.zipCode}
          />
        </div>
      )}
      {option === "DELIVERY" && (
        <DeliveryAddress
          contractDeliveryCents={data.contractDeliveryCents}
          dealer={data.rooftop.name}
          errors={errors}
          known={data.known}
          onChange={changeAddress}
          isTooFar={isTooFar}
          onQuote={({ quote, zip }) => setFarZip(quote.kind === "out-of-range" ? zip : undefined)}
          rooftopId={data.rooftop.id}
          taxedState={order.buyerState}
          value={address}
        />
      )}
      {!isTooFar && isPaymentOut(order) && (
        <p className="text-small text-ink-muted">
          {t(
            "We hand over your car once it's paid for. Bank payments take up to 3 business days, so if yours won't arrive by then, choose a later day.",
          )}
        </p>
      )}
      {!isTooFar && <SlotChoice errors={errors} onChange={changeSlot} slot={slot} slots={slots} {...props} />}
      <div className="flex flex-wrap items-center gap-4 max-sm:contents">
        <StepActions>
          {isTooFar ? (
            <Button className="max-sm:w-full" onClick={() => setDraft({ ...draft, option: "PICKUP" })}>
              {t("Pick it up instead")}
            </Button>
          ) : (
            <Button busy={isBusy} className="max-sm:w-full" type="submit">
              {option === "PICKUP" ? t("Request pickup") : t("Request delivery")}
            </Button>
          )}
        </StepActions>
        {data.appointment && (
          <Button className="max-sm:w-full" look="quiet" onClick={onKeep}>
            {t("Keep my appointment")}
          </Button>
        )}
        <p aria-live="polite" className="text-small text-ink-muted">
          {slot.date &&
            slot.hour !== null &&
            t("{date} at {hour}, {city} time", {
              date: longDayText(slot.date, t.language),
              hour: hourText(slot.hour, t.language),
              city: data.rooftop.city,
            })}
        </p>
      </div>
    </form>
  );
}

/** A slot that was chosen before a reload, or lost to somebody else, is chosen no more. */
function stillFree({ date, hour }: PickedSlot, known: Slots | undefined): PickedSlot {
  if (known === undefined) return { date, hour };
  const ofDay = known.slots.filter((slot) => slot.date === date);
  if (ofDay.length === 0) return { date: null, hour: null };
  return { date, hour: ofDay.some((slot) => slot.hour === hour) ? hour : null };
}

interface HeadingProps extends ScheduleFormProps {
  readonly option: DeliveryOption;
  /** There is nothing to get ready for. */
  readonly isTooFar: boolean;
}

function Heading({ data, isGivenUp, isTooFar, option }: HeadingProps) {
  const t = useText();
  const { appointment } = data;
  const isPickup = option === "PICKUP";
  return (
    <>
      {isGivenUp && (
        <AlertBar hideAfter={null} type="success">
          {t("Your appointment is canceled. Choose another time when you're ready.")}
        </AlertBar>
      )}
      <StepHeading
        title={
          appointment
            ? isPickup
              ? t("Reschedule your pickup")
              : t("Reschedule your delivery")
            : isPickup
              ? t("Schedule your pickup")
              : t("Schedule your delivery")
        }
      >
        {helpOf(t, { data, isPickup, isTooFar })}
      </StepHeading>
    </>
  );
}

function helpOf(
  t: Text,
  { data, isPickup, isTooFar }: Pick<HeadingProps, "data" | "isTooFar"> & { readonly isPickup: boolean },
): string | undefined {
  const { appointment } = data;
  if (appointment)
    return t("You keep {when} until you book the new time.", {
      when: whenText(appointment.appointmentTime, appointment.timeZone, t.language),
    });
  if (isTooFar) return undefined;
  return isPickup
    ? t("Bring your driver's license. Allow an hour for the keys, a walk around the car, and your questions.")
    : t(
        "Have your driver's license ready. Allow an hour for the keys, a walk around the car, and your questions.",
      );
}

function OptionChoice(props: {
  readonly data: FulfillmentView;
  readonly value: DeliveryOption;
  readonly onChange: (value: DeliveryOption) => void;
}) {
  const t = useText();
  const { pickupFeeCents, contractDeliveryCents } = props.data;
  const fee = pickupFeeCents === 0 ? t("No fee.") : `${formatDollarsAndCents(pickupFeeCents)}.`;
  // What becomes of a delivery that was agreed to and is not wanted is the retailer's to say (decision 0053).
  const paid =
    contractDeliveryCents > 0 &&
    t("Your contract includes {fee} for delivery; call us about it at {phone}.", {
      fee: formatDollarsAndCents(contractDeliveryCents),
      phone: formatPhone(props.data.rooftop.phone),
    });
  return (
    <RadioGroup
      columns={2}
      id="delivery-option"
      legend={t("How do you want to get your car?")}
      onChange={(value) => props.onChange(value as DeliveryOption)}
      options={[
        {
          value: "PICKUP",
          label: t("Pick it up"),
          help: [`${rooftopAddress(props.data.rooftop)}. ${fee}`, paid].filter(Boolean).join(" "),
        },
        {
          value: "DELIVERY",
          label: t("Have it delivered"),
          help: t("Free nearby; a fee applies farther away."),
        },
      ]}
      value={props.value}
    />
  );
}

function SlotChoice(props: {
  readonly slots: ReturnType<typeof useApiData<Slots>>;
  readonly slot: PickedSlot;
  readonly errors: Errors;
  readonly onChange: (slot: PickedSlot) => void;
  readonly supportPhone: string;
}) {
  const t = useText();
  const { slots, slot, errors, onChange, supportPhone } = props;
  if (slots.error) return <RetryAlert onRetry={slots.reload}>{slots.error.message}</RetryAlert>;
  if (!slots.data) return <Skeleton className="h-40" />;
  if (slots.data.slots.length === 0)
    return (
      <AlertBar type="warning">
        {rich(t("No times are available online right now. Call {phone} and we'll find one."), {
          phone: <PhoneLink number={supportPhone} />,
        })}
      </AlertBar>
    );
  return <SlotPicker {...slot} errors={errors} onChange={onChange} slots={slots.data.slots} />;
}
