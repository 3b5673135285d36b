import { Link } from "react-router";
import { PhoneLink } from "#design-system/phone-link.tsx";
import type { Rooftop } from "#modules/inventory/domain/vehicle.ts";
import { useText } from "#platform/browser/texts/texts.tsx";

export interface Dealership {
  readonly rooftop: Rooftop;
  /** One line for days in a row with the same hours. */
  readonly hours: readonly string[];
}

/** Where the cars stand: address, phone, hours and the cars of each dealership. */
export function Dealerships({ dealerships }: { readonly dealerships: readonly Dealership[] }) {
  const t = useText();
  return (
    <section aria-labelledby="dealerships" className="grid gap-4">
      <h2 className="text-title" id="dealerships">
        {t("Dealerships")}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {dealerships.map(({ rooftop, hours }) => (
          <li
            className="grid content-start gap-1 rounded-card border border-line bg-surface-raised p-5"
            key={rooftop.id}
          >
            <h3 className="font-semibold">{rooftop.name}</h3>
            <address className="not-italic text-ink-muted">
              {rooftop.streetAddress}
              <br />
              {`${rooftop.city}, ${rooftop.state} ${rooftop.zipCode}`}
            </address>
            <p className="flex min-h-11 items-center">
              <PhoneLink number={rooftop.phone} />
            </p>
            <p className="whitespace-pre-line text-ink-muted tabular">{hours.join("\n")}</p>
            <Link
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
              to={`/search?rooftop=${encodeURIComponent(rooftop.id)}`}
            >
              {t("Cars at {name}", { name: rooftop.name })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
