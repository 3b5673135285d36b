import { Icon } from "#design-system/icon.tsx";
import { formatDistance } from "#design-system/mileage-text.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { useText } from "#platform/browser/texts.tsx";
import type { VehicleDetailsView } from "../domain/vehicle-view.ts";

/** Where the vehicle stands and who to call about it. */
export function DealerCard({ vehicle }: { vehicle: VehicleDetailsView }) {
  const t = useText();
  const { rooftop, distance } = vehicle;
  const address = `${rooftop.streetAddress}, ${rooftop.city}, ${rooftop.state} ${rooftop.zipCode}`;
  return (
    <section aria-labelledby="dealer-title" className="grid gap-2">
      <h2 className="text-title" id="dealer-title">
        {t("At {dealer}", { dealer: rooftop.name })}
      </h2>
      <p className="flex items-start gap-2 text-ink-muted">
        <Icon className="mt-0.5 shrink-0" name="pin" />
        <span>
          {address}
          {distance !== null && <span className="tabular"> · {formatDistance(distance, t)}</span>}
        </span>
      </p>
      <p className="flex min-h-11 items-center gap-2">
        <Icon className="shrink-0 text-ink-muted" name="phone" />
        <PhoneLink number={rooftop.phone} />
      </p>
    </section>
  );
}
