import { Link } from "react-router";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { wholeNumber } from "#modules/vehicle-search/ui/filters/whole-number.ts";

/** One step of what somebody may want to spend. */
export interface Budget {
  readonly dollars: number;
  /** Query string of the search. */
  readonly search: string;
  readonly count: number;
}

export interface BudgetsProps {
  readonly monthly: readonly Budget[];
  readonly price: readonly Budget[];
}

/** By what a month may cost, or the whole car; each step says how many cars are within it. */
export function Budgets({ monthly, price }: BudgetsProps) {
  const t = useText();
  if (monthly.length + price.length === 0) return null;
  return (
    <section aria-labelledby="budget">
      <h2 className="pb-5 text-heading" id="budget">
        {t("Start with your budget")}
      </h2>
      <div className="grid gap-8 md:grid-cols-2">
        <Steps
          budgets={monthly}
          note={t("Estimated, before tax and fees. Every payment shows how it's calculated.")}
          suffix={t("/mo")}
          title={t("By the month")}
        />
        <Steps
          budgets={price}
          note={t("The price of the car, before tax, title and registration.")}
          suffix=""
          title={t("By price")}
        />
      </div>
    </section>
  );
}

interface StepsProps {
  readonly title: string;
  readonly note: string;
  readonly suffix: string;
  readonly budgets: readonly Budget[];
}

function Steps({ title, note, suffix, budgets }: StepsProps) {
  const t = useText();
  if (budgets.length === 0) return null;
  const most = Math.max(...budgets.map(({ count }) => count));
  return (
    <div className="grid content-start gap-1">
      <h3 className="text-lead">{title}</h3>
      <p className="pb-2 text-small text-ink-muted">{note}</p>
      <ul>
        {budgets.map(({ dollars, search, count }) => (
          <li className="border-b border-line" key={search}>
            <Link
              className="group relative flex min-h-14 items-center justify-between gap-4"
              to={`/search?${search}`}
            >
              <span className="font-semibold underline-offset-4 tabular group-hover:underline">
                {t("Up to {amount}", { amount: `${formatWholeDollars(dollars * 100)}${suffix}` })}
              </span>
              <span className="text-small text-ink-muted tabular">
                {t("{total} {count:car|cars}", { count, total: wholeNumber(count) })}
              </span>
              <span
                aria-hidden="true"
                className="absolute -bottom-px left-0 border-b-2 border-accent"
                style={{ width: `${Math.max(2, Math.round((count / most) * 100))}%` }}
              />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
