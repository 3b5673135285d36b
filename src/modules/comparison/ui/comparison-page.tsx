import { useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { vehicleTitle } from "#modules/inventory/domain/vehicle-view.ts";
import { similarSearch } from "#modules/inventory/ui/card/similar-search.ts";
import type { CardVehicle } from "#modules/inventory/ui/card/card-text.ts";
import { pictureUrl } from "#modules/inventory/ui/card/vehicle-picture.tsx";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { askedComparison, comparisonPath } from "../domain/compared-keys.ts";
import { MOST_COMPARED } from "../domain/most-compared.ts";
import type { ComparisonView, GoneVehicle } from "../domain/comparison-view.ts";
import { comparisonMessages } from "../messages.ts";
import { choose, chosenVehicles } from "./comparison-store.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { MoreToCompare } from "./more-to-compare.tsx";
import { PaymentTerms } from "./payment-terms.tsx";
import { useTermsInAddress } from "./use-terms-in-address.ts";

interface ComparisonPageProps {
  readonly view: ComparisonView;
  /** What could stand beside them. */
  readonly suggestions: readonly CardVehicle[];
}

/** Up to four vehicles side by side; the address says which, so that it can be shared (CMP-01). */
export function ComparisonPage({ view, suggestions }: ComparisonPageProps) {
  const t = useText();
  const { vehicles } = view;
  const keys = vehicles.map(({ key }) => key);
  useChoiceInStep(view);
  return (
    <div className="page-width grid gap-6 py-8 print:block print:*:mb-4">
      <div className="grid gap-2">
        <h1 className="text-heading">{t("Compare vehicles")}</h1>
        <p className="text-ink-muted print:hidden">
          {vehicles.length === 0
            ? t("Choose up to {limit} vehicles, and see side by side what differs.", { limit: MOST_COMPARED })
            : t("{count} of {limit} vehicles. Share this comparison by copying this page's link.", {
                count: vehicles.length,
                limit: MOST_COMPARED,
              })}
        </p>
      </div>
      <Notices view={view} />
      {vehicles.length > 0 && (
        <>
          <PaymentTerms keys={keys} terms={view.terms} />
          <ComparisonTable vehicles={vehicles} zip={view.terms.zip} />
        </>
      )}
      {vehicles.length === 0 && (
        <LinkButton className="justify-self-start" to="/search">
          {t("Find vehicles to compare")}
        </LinkButton>
      )}
      {vehicles.length < MOST_COMPARED && suggestions.length > 0 && (
        <MoreToCompare keys={keys} suggestions={suggestions} />
      )}
    </div>
  );
}

/** CMP-03, and what did not fit. */
function Notices({ view: { gone, leftOut, vehicles } }: { readonly view: ComparisonView }) {
  const t = useText();
  const text = useTexts(comparisonMessages);
  const terms = useTermsInAddress();
  return (
    <>
      {gone.length > 0 && (
        <AlertBar
          action={
            <Link
              className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
              to={comparisonPath(
                vehicles.map(({ key }) => key),
                terms,
              )}
            >
              {t("Continue without them")}
            </Link>
          }
          title={text("compare.gone")}
          type="warning"
        >
          <ul className="grid gap-1">
            {gone.map((each) => (
              <Gone gone={each} key={each.key} />
            ))}
          </ul>
        </AlertBar>
      )}
      {leftOut > 0 && (
        <AlertBar type="warning">
          {t("You can compare up to {limit} vehicles, so {count} more {count:is|are} not shown.", {
            limit: MOST_COMPARED,
            count: leftOut,
          })}
        </AlertBar>
      )}
    </>
  );
}

function Gone({ gone: { key, vehicle } }: { readonly gone: GoneVehicle }) {
  const t = useText();
  if (vehicle === null) return <li className="wrap-anywhere">{key}</li>;
  return (
    <li>
      {t("{vehicle} was sold.", { vehicle: vehicleTitle(vehicle) })}{" "}
      <Link className="text-link underline underline-offset-4" to={similarSearch(vehicle)}>
        {t("See similar vehicles")}
      </Link>
    </li>
  );
}

/**
 * What is compared is what is chosen everywhere else, too. A button pressed before its script arrived adds to what was
 * chosen before; the bare address shows the choice.
 */
function useChoiceInStep(view: ComparisonView): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const params = new URLSearchParams(search);
    const asked = askedComparison(params).keys;
    const chosen = chosenVehicles.get().map(({ key }) => key);
    const isWhole = params.has("vins") || view.gone.length > 0;
    const wanted = isWhole ? asked : [...new Set([...chosen, ...asked])];
    if (wanted.length > asked.length) {
      void navigate(comparisonPath(wanted), { replace: true });
      return;
    }
    choose(
      view.vehicles.map((vehicle) => ({
        key: vehicle.key,
        title: vehicleTitle(vehicle),
        picture: pictureUrl(vehicle, vehicle.image),
      })),
    );
  }, [view, search, navigate]);
}
