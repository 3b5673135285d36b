import { useEffect, useRef } from "react";
import { Card } from "#design-system/card.tsx";
import { Button } from "#design-system/plain-button.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { PlateCandidate } from "../domain/found-by-plate.ts";

interface PlateCandidatesProps {
  readonly cars: readonly PlateCandidate[];
  readonly isBusy: boolean;
  readonly onTake: (car: PlateCandidate) => void;
  readonly onNone: () => void;
}

/** Plates move from car to car: its owner says which one it is, by year, make, model and the end of the VIN. */
export function PlateCandidates({ cars, isBusy, onTake, onNone }: PlateCandidatesProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="plate-cars" className="grid gap-4">
      <h2 className="text-title" id="plate-cars" ref={heading} tabIndex={-1}>
        {cars.length === 1 ? t("Is this your car?") : t("Which of these is your car?")}
      </h2>
      <ul className="grid gap-3">
        {cars.map((candidate) => {
          const { year, make, model } = candidate.car;
          const name = `${year} ${make} ${model}`;
          return (
            <li key={candidate.found}>
              <Card className="grid gap-3">
                <div>
                  <p className="text-lead wrap-anywhere">{name}</p>
                  <p className="text-ink-muted tabular">
                    {t("VIN ending in {ending}", { ending: candidate.vinEnding })}
                  </p>
                </div>
                <Button
                  aria-label={t("Yes, that's my car: {car}", { car: name })}
                  busy={isBusy}
                  className="max-sm:w-full sm:justify-self-start"
                  onClick={() => onTake(candidate)}
                >
                  {t("Yes, that's my car")}
                </Button>
              </Card>
            </li>
          );
        })}
      </ul>
      <Button className="justify-self-start" look="quiet" onClick={onNone}>
        {t("None of these: use the VIN")}
      </Button>
    </section>
  );
}
