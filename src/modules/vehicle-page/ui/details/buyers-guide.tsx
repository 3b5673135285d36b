import { Disclosure } from "#design-system/disclosure.tsx";
import { Icon } from "#design-system/icon.tsx";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { WrittenOnce } from "#rendering/screens.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import type { BuyersGuideView, DealerWarrantyView } from "#modules/inventory/domain/buyers-guide.ts";

const PROMISES = english(
  "Spoken promises are difficult to enforce. Ask the dealer to put all promises in writing. Keep this form.",
);
const INSPECTION = english("Ask the dealer if your mechanic can inspect the vehicle on or off the lot.");
const HISTORY = english(
  "Obtain a vehicle history report and check for open safety recalls. For information on how to obtain a vehicle history report, visit ftc.gov/usedcars. To check for open safety recalls, visit safercar.gov. You will need the vehicle identification number (VIN) shown above.",
);
const CONTRACT = english(
  "The information on this form is part of any contract to buy this vehicle. Removing this label before consumer purchase, except for test-driving, violates federal law (16 C.F.R. 455).",
);
const SERVICE = english(
  "A service contract on this vehicle is available for an extra charge. Ask for details about coverage, deductible, price and exclusions. If you buy a service contract within 90 days of your purchase of this vehicle, implied warranties under your state's laws may give you additional rights.",
);
const MAKER = english(
  "Ask the dealer whether the manufacturer's original warranty or a used vehicle warranty still applies to some components of this vehicle, and for a copy of it.",
);
const STATE_FORM = english(
  "The dealer's state has a form of its own, which comes with the vehicle and takes the place of this one.",
);

const BOXES = {
  "as-is": english(
    "As is, no dealer warranty: the dealer does not provide a warranty for any repairs after sale.",
  ),
  "implied-only": english(
    "Implied warranties only: the dealer doesn't make any promises to fix things that need repair when you buy the vehicle or afterward. But implied warranties under your state's laws may give you some rights to have the dealer take care of serious problems that were not apparent when you bought the vehicle.",
  ),
} as const;

/** Defects that the back of the form lists (16 CFR 455.2), by system. */
const SYSTEMS = [
  english("Frame and body: cracks, corrective welds, rusted through, dog tracks (bent or twisted frame)"),
  english("Engine: oil leakage, cracked block or head, belts missing or inoperable, knocks or misses"),
  english("Transmission and drive shaft: improper fluid level or leakage, cracked case, abnormal noise"),
  english("Differential: improper fluid level or leakage, cracked housing, abnormal noise or vibration"),
  english("Cooling system: leakage, including radiator, improperly functioning water pump"),
  english("Electrical system: battery leakage, improperly functioning alternator, generator or starter"),
  english("Fuel system: visible leakage"),
  english("Inoperable accessories: gauges or warning devices, air conditioner, heater and defroster"),
  english(
    "Brake system: failure warning light broken, pedal not firm, not enough reserve, pulls to one side",
  ),
  english("Air bags"),
  english("Steering system: too much free play, free play in linkage, gear binds or jams, misaligned wheels"),
  english("Suspension system: ball joint seals damaged, bent parts, disconnected stabilizer bar, leaks"),
  english("Tires: tread depth less than 2/32 inch, mismatched sizes, visible damage"),
  english("Wheels: visible cracks, damage or repairs, loose or missing bolts"),
  english("Exhaust system: leakage, catalytic converter missing"),
] as const;

/**
 * What the window of a used car has to say, beside the car and before anybody buys it: which warranty comes with it,
 * and the rest of the federal form one tap away (16 CFR 455). It differs by the dealer's promise and state alone.
 */
export function BuyersGuide({ guide, vin }: { guide: BuyersGuideView; vin: string | null }) {
  const t = useText();
  return (
    <div className="grid gap-3">
      <WrittenOnce by={`guide ${JSON.stringify(guide)}`}>
        {() => (
          <>
            <p className="flex max-w-prose gap-3">
              <Icon className="mt-0.5 shrink-0" name="shield" />
              <span>
                {guide.warranty === null ? t(BOXES[guide.box as "as-is"]) : promise(t, guide.warranty)}
              </span>
            </p>
            {guide.warranty !== null && <Covered warranty={guide.warranty} />}
            <Form guide={guide} />
          </>
        )}
      </WrittenOnce>
      {vin !== null && <p className="text-small text-ink-muted tabular">{t("VIN {vin}", { vin })}</p>}
    </div>
  );
}

function promise(t: Text, warranty: DealerWarrantyView): string {
  const { months, miles } = warranty;
  const params = { months: months ?? 0, miles: (miles ?? 0).toLocaleString("en-US") };
  const isFull = warranty.kind === "full";
  if (months === null)
    return isFull
      ? t("Full dealer warranty for {miles} miles.", params)
      : t("Limited dealer warranty for {miles} miles.", params);
  if (miles === null)
    return isFull
      ? t("Full dealer warranty for {months} months.", params)
      : t("Limited dealer warranty for {months} months.", params);
  return isFull
    ? t("Full dealer warranty for {months} months or {miles} miles, whichever comes first.", params)
    : t("Limited dealer warranty for {months} months or {miles} miles, whichever comes first.", params);
}

function Covered({ warranty }: { warranty: DealerWarrantyView }) {
  const t = useText();
  return (
    <p className="max-w-prose text-ink-muted">
      {t("The dealer pays {labor}% of the labor and {parts}% of the parts for covered systems that fail.", {
        labor: warranty.laborPercent,
        parts: warranty.partsPercent,
      })}{" "}
      {warranty.deductible > 0 &&
        `${t("You pay the first {amount} of a repair.", { amount: formatWholeDollars(warranty.deductible * 100) })} `}
      {t("Systems covered: {systems}.", {
        systems: warranty.systems.map((system) => t(system)).join(", "),
      })}
    </p>
  );
}

function Form({ guide }: { guide: BuyersGuideView }) {
  const t = useText();
  const path = usePath();
  const paragraphs = [
    PROMISES,
    MAKER,
    ...(guide.serviceContractOffered ? [SERVICE] : []),
    INSPECTION,
    HISTORY,
    ...(guide.hasStateForm ? [STATE_FORM] : []),
  ];
  return (
    <Disclosure className="border-y border-line" summary={t("Read the Buyers Guide")}>
      <div className="grid max-w-prose gap-3 pb-4 text-small">
        {paragraphs.map((text) => (
          <p key={text}>{t(text)}</p>
        ))}
        <p>{t("Some major defects that may occur in used vehicles:")}</p>
        <ul className="grid list-disc gap-1 pl-5">
          {SYSTEMS.map((system) => (
            <li key={system}>{t(system)}</li>
          ))}
        </ul>
        <p>{t(CONTRACT)}</p>
        <p lang="es">
          Si el concesionario gestiona la venta en español, pídale una copia de la Guía del Comprador en
          español.
        </p>
        <p>
          <a className="text-link underline underline-offset-4" href={path("/warranty")}>
            {t("All warranties and guarantees")}
          </a>
        </p>
      </div>
    </Disclosure>
  );
}
