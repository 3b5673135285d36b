import { useState, type FormEvent } from "react";
import * as v from "valibot";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { RadioGroup } from "#design-system/radio-group.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import type { DeliveryOption } from "#modules/orders/domain/order.ts";
import { StepHeading } from "#modules/orders/ui/step-heading.tsx";
import type { StepProps } from "#modules/orders/ui/step-props.ts";
import { useDraft } from "#modules/orders/ui/use-draft.ts";
import { useApiData } from "#modules/orders/ui/use-api-data.ts";
import { useWrite } from "#modules/orders/ui/use-write.ts";
import { apiClient } from "#platform/browser/api-client.ts";
import { fulfilmentRequestSchema } from "../domain/fulfilment-request-schema.ts";
import { AddressFields, type AddressDraft } from "./address-fields.tsx";
import { fulfilmentPath, type FulfilmentView, type SlotView } from "./fulfilment-view.ts";
import { SlotPicker } from "./slot-picker.tsx";
import { hourText, longDayText } from "./slot-texts.ts";

interface PickedSlot {
  readonly date: string | null;
  readonly hour: number | null;
}

export interface ScheduleFormProps extends StepProps {
  readonly data: FulfilmentView;
  readonly onBooked: (view: FulfilmentView) => void;
}

/** Pickup or delivery, where, and when (DLV-03 to DLV-06). */
export function ScheduleForm({ order, data, onBooked }: ScheduleFormProps) {
  const path = fulfilmentPath(order.orderNumber);
  const slots = useApiData<{ timeZone: string; slots: readonly SlotView[] }>(`${path}/slots`);
  const [draft, setDraft, forgetDraft] = useDraft(`schedule.${order.orderNumber}`, () => ({
    option: data.appointment?.option ?? data.chosenOption,
    address: startAddress(data, order.deliveryZipCode),
    slot: { date: null, hour: null } as PickedSlot,
  }));
  const { option, address, slot } = draft;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { run, error, isBusy } = useWrite();
  const forget = (ids: readonly string[]) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !ids.includes(id))));
  const changeAddress = (next: AddressDraft) => {
    forget(
      Object.keys(next).filter(
        (name) => next[name as keyof AddressDraft] !== address[name as keyof AddressDraft],
      ),
    );
    setDraft((before) => ({ ...before, address: next }));
  };
  const changeSlot = (next: PickedSlot) => {
    forget(["slot-date", ...(next.hour === null ? [] : ["slot-time"])]);
    setDraft((before) => ({ ...before, slot: next }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = check({ option, address, slot });
    setErrors(checked.errors);
    if (checked.body === undefined) return;
    const view = await run(() => apiClient.put<FulfilmentView>(path, checked.body, { idempotencyKey: true }));
    if (!view) return slots.reload();
    forgetDraft();
    onBooked(view);
  };
  const { rooftop } = data;
  return (
    <form className="grid max-w-[44rem] gap-6" noValidate onSubmit={(event) => void submit(event)}>
      <StepHeading title={option === "PICKUP" ? "Schedule your pickup" : "Schedule your delivery"}>
        Bring your driver's license. Allow an hour for the keys, a walk around the car, and your questions.
      </StepHeading>
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      <ErrorSummary errors={errors} />
      <RadioGroup
        columns={2}
        id="delivery-option"
        legend="How do you want to get your car?"
        onChange={(value) => setDraft({ ...draft, option: value as DeliveryOption })}
        options={[
          {
            value: "PICKUP",
            label: "Pick it up",
            help: `${rooftop.name}, ${rooftop.city}, ${rooftop.state} ${rooftop.zipCode}. No fee.`,
          },
          { value: "DELIVERY", label: "Have it delivered", help: "Included nearby; farther for a fee." },
        ]}
        value={option}
      />
      {option === "DELIVERY" && (
        <AddressFields errors={errors} onChange={changeAddress} rooftopId={rooftop.id} value={address} />
      )}
      {slots.error && (
        <AlertBar
          action={
            <Button look="secondary" onClick={slots.reload}>
              Try again
            </Button>
          }
          type="error"
        >
          {slots.error.message}
        </AlertBar>
      )}
      {!slots.data && !slots.error && <Skeleton className="h-40" />}
      {slots.data && <SlotPicker {...slot} errors={errors} onChange={changeSlot} slots={slots.data.slots} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button busy={isBusy} className="max-sm:w-full" type="submit">
          {option === "PICKUP" ? "Request pickup" : "Request delivery"}
        </Button>
        <p aria-live="polite" className="text-small text-ink-muted">
          {slot.date &&
            slot.hour !== null &&
            `${longDayText(slot.date)} at ${hourText(slot.hour)}, ${rooftop.city} time`}
        </p>
      </div>
    </form>
  );
}

function startAddress(data: FulfilmentView, zipCode: string): AddressDraft {
  const empty = { streetAddress: "", addressLine2: "", city: "", state: "", zipCode };
  return { ...empty, ...data.appointment?.address, instructions: data.appointment?.instructions ?? "" };
}

/** The server's own schema, with errors by field id. */
function check(input: {
  option: DeliveryOption;
  address: AddressDraft;
  slot: { date: string | null; hour: number | null };
}): { body?: object; errors: Record<string, string> } {
  const { option, address, slot } = input;
  const errors: Record<string, string> = {};
  if (slot.date === null) errors["slot-date"] = "Choose a date.";
  else if (slot.hour === null) errors["slot-time"] = "Choose a time.";
  const { instructions, ...place } = address;
  const body = option === "PICKUP" ? { option, slot } : { option, slot, address: place, instructions };
  const result = v.safeParse(fulfilmentRequestSchema, body);
  for (const issue of result.issues ?? []) {
    const keys = issue.path?.map(({ key }) => String(key)) ?? [];
    const id = keys.at(-1) ?? "";
    if (keys[0] !== "slot") errors[id] ??= issue.message;
  }
  return Object.keys(errors).length === 0 ? { body, errors } : { errors };
}
