import { Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { FoundCar } from "#modules/car-lookup/ui/found-car.ts";
import type { KnownOfCar } from "#modules/car-lookup/ui/known-of-car.ts";
import { VinForm } from "#modules/car-lookup/ui/vin-form.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { latePart, partOnDemand } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { beginTradeIn } from "#modules/trade-in/ui/held/trade-in-actions.ts";
import { useTradeIn, useTradeInLife } from "#modules/trade-in/ui/held/use-trade-in.ts";
import { keepWayBack } from "#modules/trade-in/ui/held/way-back.ts";

import { PickUp } from "./pick-up.tsx";

/** Most people have a VIN. */
const loadCarForm = async () => (await import("#modules/car-lookup/ui/car-form.tsx")).CarForm;
const CarForm = partOnDemand(loadCarForm);

const PlateForm = latePart(async () => (await import("#modules/car-lookup/ui/plate-form.tsx")).PlateForm);

interface StartTradeInProps {
  readonly newestYear: number;
  /** Cars can be found by their license plate here. */
  readonly byPlate: boolean;
}

/** Where a trade-in begins (TRADE-03, TRADE-10): by VIN, or by year, make and model; nobody has to say who they are. */
export function StartTradeIn({ newestYear, byPlate }: StartTradeInProps) {
  useTradeInLife();
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => keepWayBack(search), [search]);
  const state = useTradeIn();
  const [isNew, setNew] = useState(false);
  const [byHand, setByHand] = useState<KnownOfCar | null>(null);
  const [isPlate, setPlate] = useState(false);
  const [isBack, setBack] = useState(false);
  const goBack = () => {
    setBack(true);
    setByHand(null);
    setPlate(false);
  };
  const begin = async (said: FoundCar) => {
    await beginTradeIn(said);
    await navigate("/trade-in/questions");
  };
  if (state.status === "live" && state.view.car !== null && !isNew)
    return <PickUp onNew={() => setNew(true)} view={state.view} />;
  if (isPlate)
    return (
      <Suspense fallback={<Skeleton className="h-64" />}>
        <PlateForm onBack={goBack} onBegin={begin} />
      </Suspense>
    );
  return byHand === null ? (
    <div className="grid gap-5">
      <VinForm onBegin={begin} onUnknown={setByHand} takesFocus={isBack || isNew} />
      <p className="text-ink-muted">{t("No VIN at hand?")}</p>
      {byPlate && (
        <button
          className="justify-self-start font-semibold text-link underline underline-offset-4 min-h-11 -mt-5"
          onClick={() => setPlate(true)}
          type="button"
        >
          {t("Use my license plate")}
        </button>
      )}
      <button
        className="justify-self-start font-semibold text-link underline underline-offset-4 min-h-11 -mt-5"
        onClick={() => setByHand({ vin: null, year: null })}
        onPointerDown={() => void loadCarForm().catch(() => undefined)}
        type="button"
      >
        {t("Enter year, make and model")}
      </button>
    </div>
  ) : (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <CarForm known={byHand} newestYear={newestYear} onBack={goBack} onBegin={begin} />
    </Suspense>
  );
}
