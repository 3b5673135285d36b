import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { Badge } from "#design-system/badge.tsx";
import { Icon } from "#design-system/icon.tsx";
import { vehicleTitle } from "#modules/inventory/domain/vehicle-view.ts";
import { ownCarPath, useOwnCar, useOwnCars } from "#modules/inventory/ui/card/own-cars.ts";
import { VehicleActions } from "#modules/inventory/ui/card/vehicle-actions.tsx";
import { VehiclePicture } from "#modules/inventory/ui/card/vehicle-picture.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { comparisonPath } from "../domain/compared-keys.ts";
import type { ComparedVehicle } from "../domain/comparison-view.ts";
import { comparedFeatures, comparisonGroups, type ComparisonRow } from "./comparison-rows.ts";
import { NamesInView } from "./names-in-view.tsx";
import { usePersonalColumns } from "./personal-columns.ts";
import { useTermsInAddress } from "./use-terms-in-address.ts";

interface ComparisonTableProps {
  readonly vehicles: readonly ComparedVehicle[];
  /** With one, taxes and fees are in the amounts. */
  readonly zip: string | null;
}

/**
 * Stays in view while the vehicles move beside it. Phones give the width to the vehicles: there the label has none of its
 * own and runs over the upper edge of its row.
 */
const LABEL =
  "sticky left-0 z-[1] py-2.5 text-left align-top text-fine font-normal text-ink-muted max-md:p-0 max-md:whitespace-nowrap md:border-b md:border-line md:bg-surface md:pr-2 md:text-small md:hyphens-auto";
/** What the label of a row stands in. */
const NAME = "max-md:absolute max-md:top-2 max-md:left-4";
const CELL =
  "border-b border-line pt-8 pr-0 pb-2.5 pl-4 text-left align-top text-small tabular md:px-4 md:pt-2.5";

/** One column a vehicle; what differs is marked by a sign and by weight, not by color alone. */
export function ComparisonTable({ vehicles: compared, zip }: ComparisonTableProps) {
  const t = useText();
  const vehicles = usePersonalColumns(compared);
  const asOf = vehicles.find(({ personal }) => personal)?.personal?.asOf;
  const groups = comparisonGroups(vehicles, t, useOwnCars());
  const isMany = vehicles.length > 1;
  const head = useRef<HTMLTableSectionElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const columns = (
    <colgroup>
      <col className="w-0 md:w-44" />
      {vehicles.map(({ key }) => (
        <col className="w-[43vw] md:w-auto" key={key} />
      ))}
    </colgroup>
  );
  return (
    // On paper nothing is a grid: its parts would be laid over each other at the end of a page.
    <div className="grid gap-3 print:block has-[#only-differences:checked]:[&_[data-same]]:hidden">
      {isMany && (
        <label className="flex min-h-11 items-center gap-3 justify-self-start print:hidden">
          <input className="size-6 shrink-0" id="only-differences" type="checkbox" />
          <span>
            {t("Show differences only")}
            <Differs />
          </span>
        </label>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] print:block">
        <NamesInView columns={columns} head={head} strip={strip} vehicles={vehicles} />
        <section
          aria-label={t("Comparison")}
          // Positioned, so that words for screen readers scroll with it instead of widening the page.
          className="relative [grid-area:1/1] max-md:-mx-4 max-md:snap-x max-md:overflow-x-auto"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs a stop of the keyboard
          tabIndex={0}
          onScroll={({ currentTarget }) => {
            if (strip.current) strip.current.scrollLeft = currentTarget.scrollLeft;
          }}
        >
          <table className="w-full table-fixed border-separate border-spacing-0">
            {columns}
            <thead ref={head}>
              <tr>
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the empty corner of the table */}
                <td className="sticky left-0 z-[1] bg-surface" />
                {vehicles.map((vehicle) => (
                  <Column isOnly={!isMany} key={vehicle.key} vehicle={vehicle} vehicles={vehicles} />
                ))}
              </tr>
            </thead>
            {groups.map(({ title, rows }) => (
              <tbody key={title}>
                <GroupTitle isSame={isMany && !rows.some(({ differs }) => differs)} span={vehicles.length}>
                  {title}
                </GroupTitle>
                {rows.map((row) => (
                  <Row isMany={isMany} key={row.label} row={row} vehicles={vehicles} />
                ))}
              </tbody>
            ))}
            <Features vehicles={vehicles} />
          </table>
        </section>
      </div>
      <p className="text-small text-ink-muted">
        {asOf !== undefined
          ? personalNote(t, asOf)
          : zip === null
            ? t("Estimates before taxes and fees, not an offer of credit.")
            : t("Estimates with the taxes and fees of {zip}, not an offer of credit.", { zip })}
      </p>
    </div>
  );
}

/** Beside every figure of a shopper who pre-qualified: when it was counted, and what can still change it. */
function personalNote(t: Text, asOf: string): string {
  return t(
    "Your payments are as of {date}, with taxes and fees where you live. They can change with the car, its price and mileage, taxes, and your full credit application. They aren't a commitment to lend.",
    { date: dayText(new Date(asOf), t.language) },
  );
}

function Differs() {
  const t = useText();
  return (
    <>
      {/* Stays with the last word before it. */}
      {"\u00a0"}
      <span aria-hidden="true" className="font-bold text-ink">
        {"≠"}
      </span>
      <span className="sr-only">{t("differs")}</span>
    </>
  );
}

function Column({
  vehicle,
  vehicles,
  isOnly,
}: {
  readonly vehicle: ComparedVehicle;
  readonly vehicles: readonly ComparedVehicle[];
  readonly isOnly: boolean;
}) {
  const t = useText();
  const terms = useTermsInAddress();
  const title = vehicleTitle(vehicle);
  const own = useOwnCar(vehicle.id);
  const others = vehicles.filter(({ key }) => key !== vehicle.key).map(({ key }) => key);
  return (
    <th className="snap-start pr-0 pb-3 pl-4 text-left align-top font-normal md:px-4" scope="col">
      <div className="grid gap-2">
        <span className="overflow-hidden rounded-card bg-stage">
          <VehiclePicture alt="" photo={vehicle.image} vehicle={vehicle} />
        </span>
        <Link
          className={`font-semibold underline-offset-4 hover:underline max-md:min-h-[2lh] ${isOnly ? "text-lead" : ""}`}
          to={`/vehicles/${vehicle.key}`}
        >
          {title}
        </Link>
        <div className="-ml-2.5 flex flex-wrap items-center gap-x-1 print:hidden">
          <VehicleActions place="column" vehicle={vehicle} />
          <Link
            aria-label={t("Remove {vehicle} from the comparison", { vehicle: title })}
            className="inline-flex min-h-11 items-center px-2.5 text-small text-link underline underline-offset-4"
            preventScrollReset
            to={comparisonPath(others, terms)}
          >
            {t("Remove")}
          </Link>
        </div>
        {own && (
          <Link className="font-semibold text-link underline underline-offset-4" to={ownCarPath(own)}>
            {own.holdEndsAt === null ? t("See your order") : t("Continue checkout")}
          </Link>
        )}
      </div>
    </th>
  );
}

function GroupTitle({
  children,
  span,
  isSame,
}: {
  readonly children: ReactNode;
  readonly span: number;
  readonly isSame: boolean;
}) {
  return (
    <tr data-same={isSame || undefined}>
      <th className="pt-6 pb-1 text-left max-md:pl-4" colSpan={span + 1} scope="rowgroup">
        <span className="sticky left-4 text-lead font-semibold">{children}</span>
      </th>
    </tr>
  );
}

function Label({ children, differs = false }: { readonly children: ReactNode; readonly differs?: boolean }) {
  return (
    <th className={LABEL} scope="row">
      <span className={NAME}>
        {children}
        {differs && <Differs />}
      </span>
    </th>
  );
}

function Row({
  row,
  vehicles,
  isMany,
}: {
  readonly row: ComparisonRow;
  readonly vehicles: readonly ComparedVehicle[];
  readonly isMany: boolean;
}) {
  const t = useText();
  return (
    <tr data-same={(isMany && !row.differs) || undefined}>
      <Label differs={row.differs}>{row.label}</Label>
      {row.cells.map((cell, at) => (
        <td className={`${CELL} ${row.differs ? "font-semibold" : ""}`} key={vehicles[at]?.key}>
          <span className="wrap-anywhere" lang={row.lang}>
            {cell ?? (
              <>
                <span aria-hidden="true">{"–"}</span>
                <span className="sr-only">{t("Not known")}</span>
              </>
            )}
          </span>
          {row.best[at] && (
            <>
              {" "}
              <Badge tone="success">{row.bestLabel}</Badge>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

function Features({ vehicles }: { readonly vehicles: readonly ComparedVehicle[] }) {
  const t = useText();
  const { common, rows } = comparedFeatures(vehicles);
  if (common.length + rows.length === 0) return null;
  const isMany = vehicles.length > 1;
  return (
    <tbody>
      <GroupTitle isSame={isMany && rows.length === 0} span={vehicles.length}>
        {t("Features")}
      </GroupTitle>
      {rows.map(({ feature, has }) => (
        <tr key={feature}>
          <Label differs>{t(feature)}</Label>
          {has.map((isThere, at) => (
            <td className={CELL} key={vehicles[at]?.key}>
              {isThere ? (
                <span className="inline-flex items-center gap-1.5 font-semibold">
                  <Icon className="text-success" name="check" />
                  {t("Yes")}
                </span>
              ) : (
                <span className="text-ink-muted">{t("No")}</span>
              )}
            </td>
          ))}
        </tr>
      ))}
      {common.length > 0 && (
        <tr data-same={isMany || undefined}>
          <Label>{isMany ? t("In common") : t("Features")}</Label>
          <td className={CELL} colSpan={vehicles.length}>
            {common.map((feature) => t(feature)).join(", ")}
          </td>
        </tr>
      )}
    </tbody>
  );
}
