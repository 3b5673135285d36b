import { Moment } from "#modules/orders/ui/moment/moment.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { AfterHandover } from "../../domain/after-handover.ts";
import { dayText } from "./day-text.ts";
import { ShareButton } from "./share-button.tsx";

interface DeliveredMomentProps {
  readonly order: OrderView;
  readonly handover: AfterHandover;
  readonly brandName: string;
  /** What the tracker says of the sale as a whole. */
  readonly words: string;
}

/** The second of the two moments: the car is with its buyer. */
export function DeliveredMoment({ order, handover, brandName, words }: DeliveredMomentProps) {
  const t = useText();
  return (
    <Moment
      action={<ShareButton brandName={brandName} vehicle={order.vehicle.title} />}
      title={t("Yours since {day}", { day: dayText(handover.deliveredAt, handover.timeZone, t.language) })}
      vehicle={order.vehicle}
    >
      <p className="font-semibold">{order.vehicle.title}</p>
      <p>{words}</p>
    </Moment>
  );
}
