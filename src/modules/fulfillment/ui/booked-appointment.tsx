import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Badge } from "#design-system/badge.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import { Icon } from "#design-system/icon.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { rooftopAddress } from "#modules/orders/domain/rooftop-address.ts";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { saveBlob } from "#platform/browser/http/save-blob.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { english, textInContext } from "#platform/shared/texts/text.ts";
import { oneLine } from "../domain/one-line.ts";
import { type AppointmentView, fulfillmentPath, type FulfillmentView } from "./fulfillment-view.ts";
import { HandedOver } from "./handed-over.tsx";
import { whenText } from "./slot-texts.ts";
import { WayTo } from "./way/late-way-map.tsx";

const STATUS = {
  REQUESTED: { tone: "info", text: english("Requested") },
  CONFIRMED: { tone: "success", text: english("Confirmed") },
  COMPLETED: { tone: "success", text: english("Completed") },
  CANCELED: { tone: "warning", text: english("Canceled") },
} as const;

const MISSED = { tone: "warning", text: english("Missed") } as const;

interface BookedAppointmentProps extends StepProps {
  readonly data: FulfillmentView;
  readonly onMove: () => void;
  readonly onGivenUp: (view: FulfillmentView) => void;
  /** The server knows it otherwise by now. */
  readonly onStale: () => void;
}

/** The appointment as it stands, with everything one may do about it (DLV-04). */
export function BookedAppointment(props: BookedAppointmentProps) {
  const t = useText();
  const { data, order, next, onMove, onGivenUp, onStale } = props;
  const [isAsking, setAsking] = useState(false);
  const cancelling = useWrite();
  const saving = useWrite();
  const { appointment, rooftop } = data;
  if (appointment === null) return null;
  const path = fulfillmentPath(order.orderNumber);
  const giveUp = async () => {
    const view = await cancelling.run(() =>
      apiClient.delete<FulfillmentView>(path, { idempotencyKey: true }),
    );
    setAsking(false);
    if (view) onGivenUp(view);
    else onStale();
  };
  const save = () =>
    saving.run(async () => saveBlob(await apiClient.blob(`${path}/calendar`), "appointment.ics"));
  const error = cancelling.error ?? saving.error;
  const isOver = appointment.status === "COMPLETED" || order.stateLabel === "delivered";
  const isChangeable = appointment.isChangeable && !isOver;
  const when = whenText(appointment.appointmentTime, appointment.timeZone, t.language);
  return (
    <div className="grid max-w-[44rem] gap-6">
      <Heading appointment={appointment} isOver={isOver} rooftopName={rooftop.name} />
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      <Facts appointment={appointment} data={data} isOver={isOver} when={when} />
      <div className="flex flex-wrap gap-3">
        {next}
        {!isOver && !appointment.isMissed && (
          <Button busy={saving.isBusy} className="max-sm:w-full" look="secondary" onClick={() => void save()}>
            <Icon name="calendar" /> {t("Add to calendar")}
          </Button>
        )}
        {isChangeable && (
          <>
            <Button className="max-sm:w-full" look="secondary" onClick={onMove}>
              {appointment.isMissed ? t("Choose another time") : t("Reschedule")}
            </Button>
            <Button className="max-sm:w-full" look="quiet" onClick={() => setAsking(true)}>
              {t("Cancel appointment")}
            </Button>
          </>
        )}
      </div>
      {!isOver && !appointment.isMissed && (
        <p className="text-small text-ink-muted">
          {appointment.isChangeable ? (
            t("You can reschedule or cancel here until {when}.", {
              when: whenText(appointment.changeableUntil, appointment.timeZone, t.language),
            })
          ) : (
            <>
              {rich(t("It's too late to change this appointment online. Call {phone}."), {
                phone: <PhoneLink number={props.supportPhone} />,
              })}
            </>
          )}
        </p>
      )}
      <Dialog
        actions={
          <>
            <Button busy={cancelling.isBusy} className="max-sm:w-full" onClick={() => void giveUp()}>
              {t("Cancel appointment")}
            </Button>
            <Button className="max-sm:w-full" look="secondary" onClick={() => setAsking(false)}>
              {t("Keep appointment")}
            </Button>
          </>
        }
        onClose={() => setAsking(false)}
        open={isAsking}
        title={t("Cancel this appointment?")}
      >
        <p>{t("{when} will become available to others. You can choose another time later.", { when })}</p>
      </Dialog>
    </div>
  );
}

function Heading(props: {
  readonly appointment: AppointmentView;
  readonly isOver: boolean;
  readonly rooftopName: string;
}) {
  const t = useText();
  const { status, option } = props.appointment;
  if (props.isOver) return <HandedOver />;
  if (props.appointment.isMissed)
    return (
      <StepHeading title={t("Your appointment has passed")}>
        {t(
          "The car was not handed over at this time. Choose another time, or call us if something went wrong.",
        )}
      </StepHeading>
    );
  return (
    <StepHeading title={option === "PICKUP" ? t("See you there") : t("We're bringing your car")}>
      {status === "REQUESTED" &&
        t("We have your request. {dealer} will confirm it soon, and you'll get an email.", {
          dealer: props.rooftopName,
        })}
      {status === "CONFIRMED" &&
        (option === "PICKUP"
          ? t("Your appointment is confirmed. Bring your driver's license.")
          : t("Your appointment is confirmed. Have your driver's license ready."))}
    </StepHeading>
  );
}

function Facts(props: {
  readonly data: FulfillmentView;
  readonly appointment: AppointmentView;
  readonly isOver: boolean;
  readonly when: string;
}) {
  const t = useText();
  const { data, appointment, isOver, when } = props;
  const isPickup = appointment.option === "PICKUP";
  const status = !isOver && appointment.isMissed ? MISSED : STATUS[isOver ? "COMPLETED" : appointment.status];
  return (
    <Card aria-label={t("Your appointment")} as="section" className="grid gap-5">
      <p aria-live="polite">
        <Badge tone={status.tone}>{t(status.text)}</Badge>
      </p>
      <p className="flex items-start gap-3 text-lead font-semibold">
        <Icon className="mt-1 shrink-0" name="calendar" size={22} />
        {when}
      </p>
      <p className="flex items-start gap-3">
        <Icon className="mt-1 shrink-0" name={isPickup ? "pin" : "truck"} size={22} />
        <span className="min-w-0 wrap-anywhere">
          {isPickup ? rooftopAddress(data.rooftop) : appointment.address && oneLine(appointment.address)}
          <span className="block text-small text-ink-muted">
            {isPickup ? textInContext(t, "Pickup", "handover") : t("Delivery")},{" "}
            {appointment.feeCents === 0 ? (
              isPickup || data.contractDeliveryCents === 0 ? (
                t("no fee")
              ) : (
                t("in your contract")
              )
            ) : (
              <>
                {rich(t("{amount} due at handover"), {
                  amount: <MoneyText cents={appointment.feeCents} exact />,
                })}
              </>
            )}
          </span>
        </span>
      </p>
      {appointment.phone !== "" && !isOver && (
        <p className="flex items-start gap-3">
          <Icon className="mt-0.5 shrink-0" name="phone" size={22} />
          <span>{t("The driver calls {phone}.", { phone: formatPhone(appointment.phone) })}</span>
        </p>
      )}
      {appointment.instructions !== "" && !isOver && (
        <p className="flex items-start gap-3">
          <Icon className="mt-0.5 shrink-0" name="info" size={22} />
          <span className="min-w-0 wrap-anywhere">{appointment.instructions}</span>
        </p>
      )}
      <p className="text-small">
        {rich(t("Questions? Call {phone}."), { phone: <PhoneLink number={data.rooftop.phone} /> })}
      </p>
      {!isOver && (
        <WayTo
          dealer={data.rooftop.name}
          isDelivery={!isPickup}
          rooftopId={data.rooftop.id}
          zip={isPickup ? data.known.zipCode : (appointment.address?.zipCode ?? "")}
        />
      )}
    </Card>
  );
}
