import { Link } from "react-router";
import { useText } from "#platform/browser/texts/texts.tsx";
import { WrittenAround } from "#rendering/screens.tsx";

/** The way to the pages of plans, for one car or for all. */
export function PlansLink({ vehicleKey }: { readonly vehicleKey?: string }) {
  const t = useText();
  const car = vehicleKey === undefined ? "" : `/vehicles/${encodeURIComponent(vehicleKey)}`;
  return (
    <WrittenAround by="link to plans" texts={{ to: `${car}/protection` }}>
      {({ to }) => (
        <Link className="inline-flex min-h-11 items-center text-link underline underline-offset-4" to={to}>
          {t("Protection plans")}
        </Link>
      )}
    </WrittenAround>
  );
}
