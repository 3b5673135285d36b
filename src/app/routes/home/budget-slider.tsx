import { type CSSProperties, type ReactNode, useId, useState } from "react";
import { LinkButton } from "#design-system/button.tsx";
import { CardRow } from "#modules/inventory/ui/card/card-row.tsx";
import { VehicleGrid } from "#modules/inventory/ui/card/vehicle-grid.tsx";
import { wholeNumber } from "#modules/vehicle-search/ui/filters/whole-number.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { english } from "#platform/shared/texts/text.ts";

/** One step of what somebody may want to spend. */
export interface Budget {
  readonly dollars: number;
  readonly count: number;
  /** Places in `cars` of three cars within it. */
  readonly cars: readonly number[];
}

/** By what a month may cost, or the whole car. */
export type BudgetKind = "paymentMax" | "priceMax";

export interface BudgetSliderProps {
  readonly budgets: Readonly<Record<BudgetKind, readonly Budget[]>> & {
    /** `cardText`s. */
    readonly cars: readonly string[];
  };
}

const KINDS = {
  paymentMax: {
    label: english("By the month"),
    suffix: english("/mo"),
    note: english("Estimated, before tax and fees. Every payment shows how it's calculated."),
  },
  priceMax: {
    label: english("By price"),
    suffix: "",
    note: english("The price of the car, before tax, title and registration."),
  },
} as const;
const ORDER = ["paymentMax", "priceMax"] as const;

/** One slider that says at once how many cars are within a budget, and shows three of them. Without script its link leads on. */
export function BudgetSlider({ budgets }: BudgetSliderProps) {
  const t = useText();
  const kinds = ORDER.filter((kind) => budgets[kind].length > 1);
  const [kind, setKind] = useState<BudgetKind>(kinds[0] ?? "paymentMax");
  const [places, setPlaces] = useState<Partial<Record<BudgetKind, number>>>({});
  const steps = budgets[kind];
  const at = places[kind] ?? Math.floor(steps.length / 2);
  const budget = steps[at];
  if (budget === undefined || kinds.length === 0) return null;
  return (
    <section aria-labelledby="budget" className="budget">
      <div className="budget-ask">
        <h2 className="text-heading" id="budget">
          {t("Start with your budget")}
        </h2>
        {kinds.length > 1 && <KindChoice kind={kind} onChoose={setKind} />}
        <Slider
          at={at}
          kind={kind}
          onMove={(place) => setPlaces({ ...places, [kind]: place })}
          steps={steps}
        />
        <LinkButton className="mt-1" to={`/search?${kind}=${budget.dollars}`}>
          {t("See {total} {count:car|cars}", { count: budget.count, total: wholeNumber(budget.count) })}
        </LinkButton>
        <p className="text-small text-ink-muted">{t(KINDS[kind].note)}</p>
      </div>
      <CardRow>
        <VehicleGrid cards={budget.cars.map((place) => budgets.cars[place] ?? "")} />
      </CardRow>
    </section>
  );
}

function KindChoice({ kind, onChoose }: { kind: BudgetKind; onChoose: (kind: BudgetKind) => void }) {
  const t = useText();
  return (
    <div className="budget-kinds noscript:hidden">
      {ORDER.map((each) => (
        <button aria-pressed={each === kind} key={each} onClick={() => onChoose(each)} type="button">
          {t(KINDS[each].label)}
        </button>
      ))}
    </div>
  );
}

interface SliderProps {
  readonly kind: BudgetKind;
  readonly steps: readonly Budget[];
  readonly at: number;
  readonly onMove: (at: number) => void;
}

function Slider({ kind, steps, at, onMove }: SliderProps): ReactNode {
  const t = useText();
  const id = useId();
  const budget = steps[at];
  if (budget === undefined) return null;
  const suffix = kind === "paymentMax" ? t(KINDS.paymentMax.suffix) : "";
  const amount = t("Up to {amount}", { amount: `${formatWholeDollars(budget.dollars * 100)}${suffix}` });
  const found = t("{total} {count:car|cars}", { count: budget.count, total: wholeNumber(budget.count) });
  const share = steps.length > 1 ? at / (steps.length - 1) : 1;
  return (
    <>
      <label className="budget-amount" htmlFor={id}>
        <b>{amount}</b>
        <span>{found}</span>
      </label>
      <input
        aria-valuetext={`${amount}, ${found}`}
        className="range-one"
        id={id}
        max={steps.length - 1}
        min={0}
        onChange={({ currentTarget }) => onMove(Number(currentTarget.value))}
        step={1}
        style={{ "--to": share } as CSSProperties}
        type="range"
        value={at}
      />
    </>
  );
}
